import { reachesServer } from '@/store/reachesServer';

const BASE = 'http://localhost/api/';

it('reaches the server when it answers, whatever it answers [ERR-5]', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const isReached = await reachesServer({
    base: BASE,
    fetch: async (input, init) => {
      asked.push([String(input), init]);
      return new Response(null, { status: 404 });
    },
  });
  expect(isReached).toBe(true);
  expect(asked).toEqual([[BASE, expect.objectContaining({ method: 'HEAD', credentials: 'omit', cache: 'no-store' })]]);
});

it('does not reach it when there is no answer [ERR-5]', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await reachesServer({ base: BASE, fetch })).toBe(false);
});

it('does not reach it when none comes for 10 seconds [ERR-5]', async () => {
  jest.useFakeTimers();
  const fetch = (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_done, fail) => {
      init?.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
    });
  const reached = reachesServer({ base: BASE, fetch });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await reached).toBe(false);
  jest.useRealTimers();
});
