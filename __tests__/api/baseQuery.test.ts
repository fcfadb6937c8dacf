import { baseQuery, type Call } from '@/api/baseQuery';
import type { Reader } from '@/api/types';
import { TEST_BASE } from '../support/serverDouble';

const read: Reader<unknown> = (body) => ({ result: body, records: {} });

function ask(call: Omit<Call, 'read'>, fetch: typeof globalThis.fetch) {
  const abort = new AbortController();
  const api = {
    signal: abort.signal,
    dispatch: () => undefined,
    getState: () => ({}),
    extra: { fetch, base: TEST_BASE, fileOf: () => undefined },
    endpoint: 'getLocalities',
    type: 'query',
  };
  return { answer: Promise.resolve(baseQuery({ ...call, read }, api as never, {})), abort };
}

/** A server that never answers, but ends when it is told to. */
const silent = ((_url: unknown, init?: RequestInit) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  })) as typeof globalThis.fetch;
const says = (text: string, status = 200) =>
  (() => Promise.resolve(new Response(text, { status }))) as typeof globalThis.fetch;

describe('the transport', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits 300000 ms and then calls it a time-out [API-31, ERR-5]', async () => {
    const { answer } = ask({ url: 'x' }, silent);
    let done = false;
    void answer.then(() => (done = true));
    await jest.advanceTimersByTimeAsync(299_999);
    expect(done).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ error: { status: 'TIMEOUT', reason: null, message: null } });
  });

  it('lets a timeout header shorten the wait, and does not send it [API-31]', async () => {
    const fetch = jest.fn(silent);
    const { answer } = ask({ url: 'x', headers: { timeout: '50' } }, fetch);
    await jest.advanceTimersByTimeAsync(50);
    expect(await answer).toMatchObject({ error: { status: 'TIMEOUT' } });
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('timeout');
  });

  it('tells an aborted call from a lost connection [ERR-5]', async () => {
    const { answer, abort } = ask({ url: 'x' }, silent);
    abort.abort();
    expect(await answer).toMatchObject({ error: { status: 'ABORTED' } });
    const lost = ask({ url: 'x' }, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lost.answer).toMatchObject({ error: { status: 'NETWORK' } });
  });

  it.each([
    ['an HTML page', '<!doctype html><h1>Hello</h1>'],
    ['an empty body', ''],
    ['half a JSON', '{"a":'],
  ])('reads %s as an answer that cannot be read [ERR-5]', async (_what, text) => {
    expect(await ask({ url: 'x' }, says(text)).answer).toMatchObject({ error: { status: 'UNREADABLE' } });
  });

  it('takes an answer that has no content as one that says nothing [API-32]', async () => {
    const silently = (() => Promise.resolve(new Response(null, { status: 204 }))) as typeof globalThis.fetch;
    expect(await ask({ url: 'x' }, silently).answer).toMatchObject({ data: null });
  });

  it('keeps the status of an error page and finds no reason in it [ERR-3, ERR-5]', async () => {
    const { answer } = ask({ url: 'x' }, says('<h1>Bad gateway</h1>', 502));
    expect(await answer).toMatchObject({ error: { status: 502, reason: null, message: null } });
  });

  it('hands the body on unchanged [API-32]', async () => {
    const body = { a: [1, { b: null }], citieslist: 'x' };
    expect(await ask({ url: 'x' }, says(JSON.stringify(body))).answer).toMatchObject({ data: body });
  });
});
