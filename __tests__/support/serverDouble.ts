import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** ms before the answer comes. */
  readonly delay?: number;
}
const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ('status' in value || 'body' in value || 'text' in value);

type Handler = (url: URL, body: unknown, headers: Headers) => unknown;
/** Answers by "METHOD path"; a function's or a plain value is the body, unless it is `{status, body, text, headers, delay}`. */
export type ServerAnswers = Readonly<Record<string, unknown>>;

/** What the search bar asks, which stands on nearly every screen. */
const SEARCH_BAR: ServerAnswers = {
  [`GET ${ENDPOINTS.getLocalities.path}`]: [],
  [`GET ${ENDPOINTS.getCities.path}`]: { citieslist: [] },
  [`GET ${EXTRAS.search.path}`]: { status: 404 },
};

const refusal = (status: number, message: string): Reply => ({ status, body: { message, errors: { message } } });

export const TEST_BASE = 'http://localhost/api/';

const unknown = new Set<string>();
afterEach(() => {
  const calls = [...unknown].join(', ');
  unknown.clear();
  if (calls) throw new Error(`The server double was given no answer to: ${calls}`);
});

/** The only double of the tests: it stands at the network's edge, where `fetch` is. A call without an answer fails the test. */
export function serverDouble(answers: ServerAnswers = {}) {
  const calls: string[] = [];
  const sent: { call: string; body: unknown; headers: Headers; signal: AbortSignal | null }[] = [];
  const current: Record<string, unknown> = { ...SEARCH_BAR, ...answers };

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const path = url.pathname.replace(/^\/api\//, '');
    const method = init.method ?? 'GET';
    const call = `${method} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    calls.push(`${call}${url.search}`);
    sent.push({ call, body, headers, signal: init.signal ?? null });
    if (!(call in current)) unknown.add(call);
    const answer = call in current ? current[call] : refusal(404, `No answer to ${call}`);
    const value: unknown = typeof answer === 'function' ? await (answer as Handler)(url, body, headers) : await answer;
    const reply: Reply = isReply(value) ? value : { body: value };
    if (reply.delay) await new Promise((resolve) => setTimeout(resolve, reply.delay));
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const text = reply.text ?? JSON.stringify(reply.body ?? null);
    return new Response(reply.status === 204 ? null : text, {
      status: reply.status ?? 200,
      headers: { 'content-type': 'application/json', ...reply.headers },
    });
  };

  return {
    fetch: fetch,
    /** "METHOD path?query" in the order of asking. */
    calls,
    sent,
    /** Changes an answer while a test runs. */
    answer: (call: string, value: unknown) => {
      current[call] = value;
    },
  };
}
export type ServerDouble = ReturnType<typeof serverDouble>;
export { refusal };
