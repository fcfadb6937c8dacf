import { PICTURES } from '@/serviceWorker/keep';
import { answerPicture } from '@/serviceWorker/pictures';
import { workerDouble } from '../support/cacheDouble';

const WEBP = { 'Content-Type': 'image/webp' };
const seen = (path: string) => `/uploads/${path}.webp`;

async function shown(worker: ReturnType<typeof workerDouble>, path: string, screen = '/properties') {
  const request = worker.request(path);
  Object.defineProperty(request, 'referrer', { value: `https://gruham.example${screen}` });
  const response = await answerPicture(worker.tools, request, worker.later);
  await worker.settled();
  return response;
}

it('asks for a picture once', async () => {
  const worker = workerDouble((url) => new Response(url, { headers: WEBP }));
  await shown(worker, seen('a'));
  worker.line.isUp = false;
  expect(await (await shown(worker, seen('a'))).text()).toBe(seen('a'));
  expect(worker.asked).toEqual([seen('a')]);
  await expect(shown(worker, seen('b'))).rejects.toThrow('Failed to fetch');
});

it('keeps no error, nothing that is no picture, and nothing of a screen that is one person’s own', async () => {
  const worker = workerDouble((url) =>
    url.includes('gone')
      ? new Response('{}', { status: 404, headers: WEBP })
      : new Response('x', { headers: url.includes('page') ? { 'Content-Type': 'text/html' } : WEBP }),
  );
  await shown(worker, seen('gone'));
  await shown(worker, seen('page'));
  await shown(worker, seen('own'), '/dashboard');
  expect(worker.held(PICTURES.name)).toEqual([]);
});

it('keeps no more than 200, and shows pictures on a device that is full', async () => {
  const worker = workerDouble((url) => new Response(url, { headers: WEBP }));
  for (let at = 0; at < 205; at += 1) await shown(worker, seen(String(at)));
  expect(worker.held(PICTURES.name)).toHaveLength(200);
  expect(worker.held(PICTURES.name)[0]).toBe(seen('5'));
  worker.fill();
  expect(await (await shown(worker, seen('new'))).text()).toBe(seen('new'));
});
