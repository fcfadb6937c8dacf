import { KEPT_OF } from '@/domain/offline';
import { answer } from '@/serviceWorker/answers';
import { ANSWERS } from '@/serviceWorker/keep';
import { workerDouble } from '../support/cacheDouble';

const LIST = '/api/property?city=Tirupati';
const DATE = 'Thu, 15 Jan 2026 05:59:00 GMT';
const listed = (body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { Date: DATE, 'X-Total-Count': '2', Vary: 'Authorization, Origin', ...headers } });

async function asked(worker: ReturnType<typeof workerDouble>, path = LIST, init?: RequestInit) {
  const response = await answer(worker.tools, worker.request(path, init), worker.later);
  await worker.settled();
  return response;
}

it('gives the network’s answer while there is one, unmarked', async () => {
  let price = 1;
  const worker = workerDouble(() => listed([{ price }]));
  for (price of [1, 2, 3]) {
    const response = await asked(worker);
    expect(response.headers.get(KEPT_OF)).toBeNull();
    expect(await response.json()).toEqual([{ price }]);
  }
  expect(worker.asked).toHaveLength(3);
});

it('gives the kept one when none comes, with the date from which it is', async () => {
  const worker = workerDouble(() => listed(['a'], { 'Content-Encoding': 'identity' }));
  await asked(worker);
  worker.line.isUp = false;
  const response = await asked(worker);
  expect(response.headers.get(KEPT_OF)).toBe(DATE);
  expect(response.headers.get('X-Total-Count')).toBe('2');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(await response.json()).toEqual(['a']);
  await expect(asked(worker, '/api/property?city=Puttur')).rejects.toThrow('Failed to fetch');
});

it('names its own clock’s date where another origin’s cannot be read', async () => {
  const worker = workerDouble(() => Response.json([]));
  await asked(worker);
  worker.clock.now += 60_000;
  worker.line.isUp = false;
  expect((await asked(worker)).headers.get(KEPT_OF)).toBe('Thu, 15 Jan 2026 06:00:00 GMT');
});

it('lets refusals through, and keeps none of them', async () => {
  let status = 200;
  const worker = workerDouble(
    () => new Response('{"message":"x"}', { status, headers: { 'Content-Type': 'application/json' } }),
  );
  await asked(worker);
  for (status of [429, 500, 503]) expect((await asked(worker)).status).toBe(status);
  worker.line.isUp = false;
  expect((await asked(worker)).status).toBe(200);
});

it('never stores what was asked with a token; without a line its reader gets what anybody would', async () => {
  const headers = { Authorization: 'token-1' };
  const worker = workerDouble((_url, request) =>
    listed([request.headers.has('Authorization') ? { phone: '9000000001' } : {}]),
  );
  expect(await (await asked(worker, LIST, { headers })).json()).toEqual([{ phone: '9000000001' }]);
  expect(worker.held(ANSWERS.name)).toEqual([]);
  worker.line.isUp = false;
  await expect(asked(worker, LIST, { headers })).rejects.toThrow('Failed to fetch');

  worker.line.isUp = true;
  await asked(worker);
  await asked(worker, LIST, { headers });
  worker.line.isUp = false;
  expect(await (await asked(worker, LIST, { headers })).json()).toEqual([{}]);
});

it('does not answer what the page itself has called off', async () => {
  const worker = workerDouble(() => listed([]));
  await asked(worker);
  worker.line.isUp = false;
  await expect(asked(worker, LIST, { signal: AbortSignal.abort() })).rejects.toThrow();
});

it('gives a card what a listing’s own page left, and the page what a card left: neither carries a phone', async () => {
  const worker = workerDouble(() => listed([{ name: 'Flat' }]));
  const detail = '/api/property/propertyDetailsByUser?id=p%201';
  await asked(worker, detail);
  worker.line.isUp = false;
  expect(await (await asked(worker, `${detail}&look=1`)).json()).toEqual([{ name: 'Flat' }]);
  worker.line.isUp = true;
  await asked(worker, `${detail.replace('p%201', 'p2')}&look=1`);
  worker.line.isUp = false;
  expect(await (await asked(worker, detail.replace('p%201', 'p2'))).json()).toEqual([{ name: 'Flat' }]);
});
