import { baseQuery, type Call } from '@/api/baseQuery';
import { object } from '@/api/readers/coerce';
import { readPropertyPage } from '@/api/readers/listings';
import type { Reader } from '@/api/types';
import { TEST_BASE } from '../support/serverDouble';

const read: Reader<unknown> = (body) => ({ result: body, records: {} });
/** Of an answer that something is asked for. */
const readObject: Reader<unknown> = (body) => ({ result: object(body), records: {} });

function ask(call: Partial<Call> & Pick<Call, 'url'>, fetch: typeof globalThis.fetch) {
  const abort = new AbortController();
  const api = {
    signal: abort.signal,
    dispatch: () => undefined,
    getState: () => ({}),
    extra: { fetch, base: TEST_BASE, fileOf: () => undefined },
    endpoint: 'getLocalities',
    type: 'query',
  };
  return { answer: Promise.resolve(baseQuery({ read, ...call }, api as never, {})), abort };
}

/** A server that never answers, but ends when it is told to. */
const silent = ((_url: unknown, init?: RequestInit) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  })) as typeof globalThis.fetch;
const says = (text: string, status = 200) =>
  (() => Promise.resolve(new Response(text, { status }))) as typeof globalThis.fetch;

/** `Response` refuses to be made with some codes and a body, and 304 is one. */
const bare = (status: number) => new Response(null, { status });

describe('a list that is shown as a whole', () => {
  const PAGES: Readonly<Record<string, readonly [ids: readonly string[], next: string | null]>> = {
    '/api/x': [['a', 'b'], '/api/x?after=1'],
    '/api/x?after=1': [['b', 'c'], '/api/x?after=2'],
    '/api/x?after=2': [['d'], null],
  };
  const paged = (pages = PAGES) =>
    jest.fn((input: RequestInfo | URL) => {
      const { pathname, search } = new URL(String(input));
      const [ids = [], next = null] = pages[pathname + search] ?? [];
      return Promise.resolve(
        ids.length === 0
          ? new Response('{}', { status: 500 })
          : new Response(JSON.stringify(ids), { headers: next === null ? {} : { link: `<${next}>; rel="next"` } }),
      );
    });
  const readIds: Reader<unknown> = (body) => ({ result: { kind: 'agents', ids: body }, records: {} });
  const whole = (fetch: ReturnType<typeof paged>, follow = 9) =>
    ask({ url: 'x', read: readIds, follow }, fetch as typeof globalThis.fetch).answer;

  it('is asked for page by page, and is one answer with each once [API-7, API-13, DASH-2]', async () => {
    const fetch = paged();
    expect(await whole(fetch)).toMatchObject({ data: { kind: 'agents', ids: ['a', 'b', 'c', 'd'] } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is served fully by a server that answers it in one, and ends where a server names pages for ever [API-13]', async () => {
    const one = paged({ '/api/x': [['a', 'b'], null] });
    expect(await whole(one)).toMatchObject({ data: { ids: ['a', 'b'] } });
    const circle = paged({ '/api/x': [['a'], '/api/x'] });
    expect(await whole(circle, 3)).toMatchObject({ data: { ids: ['a'] } });
    expect(circle).toHaveBeenCalledTimes(4);
  });

  it('has no answer while a part of it is missing, nor goes to another origin for one [ERR-1]', async () => {
    expect(await whole(paged({ '/api/x': [['a'], '/api/x?after=gone'] }))).toMatchObject({ error: { status: 500 } });
    const away = paged({ '/api/x': [['a'], 'https://evil.example/api/x'] });
    expect(await whole(away)).toMatchObject({ data: { ids: ['a'] } });
    expect(away).toHaveBeenCalledTimes(1);
  });

  it('is not joined of two people’s parts', async () => {
    let token = 'one';
    const fetch = paged();
    const api = {
      signal: new AbortController().signal,
      dispatch: () => undefined,
      getState: () => ({ session: { token } }),
      extra: { fetch, base: TEST_BASE },
    };
    const answer = baseQuery(
      { url: 'x', follow: 9, read: (body, meta) => ((token = 'two'), readIds(body, meta)) },
      api as never,
      {},
    );
    expect(await answer).toMatchObject({ error: { status: 'ABORTED' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

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
    ['half a JSON', '{"a":'],
  ])('reads %s as an answer that cannot be read [ERR-5]', async (_what, text) => {
    const { answer } = ask({ url: 'x', read: readObject }, says(text));
    expect(await answer).toMatchObject({ error: { status: 'UNREADABLE' } });
  });

  it.each([200, 201, 304])(
    'tells a reader that an answer of %i has no body; a list needs one [UP-4, ERR-5]',
    async (status) => {
      const silently = (() => Promise.resolve(bare(status))) as typeof globalThis.fetch;
      const any = await ask({ url: 'x', read: (body) => ({ result: { body }, records: {} }) }, silently).answer;
      expect(any).toMatchObject({ data: { body: undefined } });
      for (const needs of [readPropertyPage, readObject]) {
        expect(await ask({ url: 'x', read: needs }, silently).answer).toMatchObject({
          error: { status: 'UNREADABLE' },
        });
      }
    },
  );

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
