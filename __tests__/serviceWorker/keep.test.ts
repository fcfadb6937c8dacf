import { keep, kept, trim } from '@/serviceWorker/keep';
import { workerDouble } from '../support/cacheDouble';

const DAY = 86_400_000;
const THREE = { name: 'three', most: 3, oldest: 2 * DAY };

async function filled(paths: readonly string[]) {
  const worker = workerDouble(() => new Response());
  for (const path of paths) {
    await keep(worker.tools, THREE, path, new Response(path));
    worker.clock.now += 1000;
  }
  return worker;
}

it('keeps the youngest; what is kept anew becomes the youngest', async () => {
  const worker = await filled(['/a', '/b', '/c', '/a', '/d']);
  expect(worker.held('three')).toEqual(['/c', '/a', '/d']);
  expect(await (await kept(worker.tools, THREE, '/a'))?.text()).toBe('/a');
});

it('gives nothing that is too old, and throws it out', async () => {
  const worker = await filled(['/a']);
  worker.clock.now += 2 * DAY;
  expect(await kept(worker.tools, THREE, '/a')).toBeUndefined();
  await keep(worker.tools, THREE, '/b', new Response());
  expect(worker.held('three')).toEqual(['/b']);
});

it('leaves what is young and few alone', async () => {
  const worker = await filled(['/a', '/b']);
  await trim(await worker.caches.open('three'), THREE, worker.clock.now);
  expect(worker.held('three')).toEqual(['/a', '/b']);
});

it('gives up what it kept when the device is full, and goes on', async () => {
  const worker = await filled(['/a', '/b']);
  worker.fill();
  await expect(keep(worker.tools, THREE, '/c', new Response())).resolves.toBeUndefined();
  expect(worker.names()).toEqual([]);
  expect(await kept(worker.tools, THREE, '/a')).toBeUndefined();
});

it('keeps nothing of a body that breaks off, and everything else', async () => {
  const worker = await filled(['/a']);
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('The line is gone')) });
  await keep(worker.tools, THREE, '/b', new Response(broken));
  expect(worker.held('three')).toEqual(['/a']);
});
