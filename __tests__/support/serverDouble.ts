import { ENDPOINTS } from '@/contract/endpoints';

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

const EMPTY: Readonly<Record<string, unknown>> = {
  [`GET ${ENDPOINTS.getHomeProjects.path}`]: { spotlight: [], reraApproved: [], topProjects: [] },
  [`GET ${ENDPOINTS.getCities.path}`]: { citieslist: [] },
};

const refusal = (status: number, message: string): Reply => ({ status, body: { message, errors: { message } } });

export const TEST_BASE = 'http://localhost/api/';

/** The only double of the tests: it stands at the network's edge, where `fetch` is. */
export function serverDouble(answers: ServerAnswers = {}) {
  const calls: string[] = [];
  const sent: { call: string; body: unknown; headers: Headers }[] = [];
  const current: Record<string, unknown> = { ...answers };

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const path = url.pathname.replace(/^\/api\//, '');
    const method = init.method ?? 'GET';
    const call = `${method} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    calls.push(`${call}${url.search}`);
    sent.push({ call, body, headers });
    const answer =
      call in current ? current[call] : call in EMPTY ? EMPTY[call] : method === 'GET' ? [] : refusal(404, 'Not found');
    const value: unknown = typeof answer === 'function' ? await (answer as Handler)(url, body, headers) : await answer;
    const reply: Reply = isReply(value) ? value : { body: value };
    if (reply.delay) await new Promise((resolve) => setTimeout(resolve, reply.delay));
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return new Response(reply.text ?? JSON.stringify(reply.body ?? null), {
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
