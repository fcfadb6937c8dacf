import { createAction, prepareAutoBatched } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { language } from '@/words/language';
import { isRaw, sentences, UnreadableAnswer } from './readers/coerce';
import type { ApiError, ApiEffects, Ask, Ids, Meta, Reader, Records } from './types';
import { sendFiles, type RawResponse, type Sent } from './upload';

/** The one action that writes the entity slices: an answer's records, before the ids that name them. */
export const recordsReceived = createAction('records/received', prepareAutoBatched<Records>());

export interface Call extends Ask {
  readonly read: Reader<unknown>;
}

/** API-31, ms. */
export const DEFAULT_TIMEOUT = 300_000;

/** The part of the state that a call reads: the token goes out exactly as it is stored (API-30). */
interface WithSession {
  readonly session?: { readonly token?: string | null };
}
export const tokenOf = (state: unknown): string | null => (state as WithSession).session?.token ?? null;

/** An address of the API's own origin, or null: the token never goes elsewhere. */
function within(base: string, url: string): string | null {
  try {
    const address = new URL(url, base);
    return address.origin === new URL(base).origin ? address.href : null;
  } catch {
    return null;
  }
}

/** The same address as a call's table names one: what the server rendered with goes on under the browser's own base. */
const fromBase = (base: string, address: string | null): string | null =>
  address?.startsWith(base) ? address.slice(base.length) : address;

const wordsOf = (header: string | null | undefined): readonly string[] | null =>
  header?.split(',').map((word) => word.trim()) ?? null;

const countsOf = (header: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new URLSearchParams(header)]
      .map(([choice, count]) => [choice, Number(count)] as const)
      .filter(([, count]) => Number.isInteger(count) && count >= 0),
  );

function metaOf(response: RawResponse, base: string): Meta {
  const next = response.header('link')?.match(/<([^<>]+)>\s*;\s*rel="?next"?/)?.[1];
  const count = Number(response.header('x-total-count') ?? Number.NaN);
  const bands = response.header('x-price-bands')?.split(',').map(Number);
  const counts = response.header('x-counts');
  const places = response.header('x-places');
  return {
    status: response.status,
    next: next === undefined ? null : fromBase(base, within(base, next)),
    total: Number.isInteger(count) && count >= 0 ? count : null,
    sorts: wordsOf(response.header('x-sorts')),
    filters: wordsOf(response.header('x-filters')),
    bands: bands?.every((n) => Number.isInteger(n) && n >= 0) ? bands : null,
    ...(counts == null ? {} : { counts: countsOf(counts) }),
    ...(places == null ? {} : { places: [...new URLSearchParams(places)].map(([field, name]) => ({ field, name })) }),
    states: response.header('x-states'),
  };
}

/**
 * A mode that no preload has: browsers match a preload by address, mode and credentials, not by headers. Another origin
 * needs `cors`, and its answers are never preloaded.
 */
const ownMode = (url: string): RequestMode =>
  typeof location !== 'undefined' && new URL(url).origin === location.origin ? 'same-origin' : 'cors';

/** One question over `fetch`; `timeoutMs` ends the wait with TIMEOUT. */
export async function sendJson(
  url: string,
  ask: Ask,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  { fetch, signal }: { fetch: ApiEffects['fetch']; signal: AbortSignal },
): Promise<Sent> {
  const stop = new AbortController();
  const abort = () => {
    stop.abort();
  };
  const timer = setTimeout(abort, timeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      method: ask.method ?? 'GET',
      credentials: 'include',
      ...(ask.personal && 'Authorization' in headers ? { mode: ownMode(url) } : {}),
      headers,
      signal: stop.signal,
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    });
    return {
      response: { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) },
    };
  } catch {
    if (signal.aborted) return { failed: 'ABORTED' };
    return { failed: stop.signal.aborted ? 'TIMEOUT' : 'NETWORK' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function send(call: Call, api: BaseQueryApi): Promise<Sent> {
  const effects = api.extra as ApiEffects;
  const url = within(effects.base, call.url);
  if (url === null) return Promise.resolve({ failed: 'NETWORK' });
  const { timeout, ...own } = call.headers ?? {};
  const timeoutMs = Number(timeout) > 0 ? Number(timeout) : DEFAULT_TIMEOUT;
  const token = tokenOf(api.getState());
  // What a server says is said in the language of this page, whatever the browser is set to.
  const headers = { 'Accept-Language': language, ...own, ...(token === null ? {} : { Authorization: token }) };
  const { files } = call;
  if (files === undefined) {
    const { fetch } = effects;
    // Without a body there is no type to name, and a visitor's question to another origin needs no preflight.
    const typed = call.body === undefined ? headers : { 'Content-Type': 'application/json', ...headers };
    return sendJson(url, call, typed, timeoutMs, { fetch, signal: api.signal });
  }
  const sending = {
    headers,
    timeoutMs,
    signal: api.signal,
    fileOf: effects.fileOf,
    onProgress: effects.onUploadProgress,
  };
  return sendFiles(url, files, sending);
}

/** Says by itself that there is nothing to read. */
const NO_CONTENT = 204;
export const isSuccess = (status: number) => (status >= 200 && status < 300) || status === 304;

const parse = (body: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(body) as unknown };
  } catch {
    return null;
  }
};

/**
 * What an answer says: `undefined` where it has no body, and the text itself where it is no JSON. Whether that is an
 * answer, the reader knows (API-32, UP-4).
 */
const said = ({ status, text: body }: RawResponse): { json: unknown } =>
  body === '' ? { json: status === NO_CONTENT ? null : undefined } : (parse(body) ?? { json: body });

/** An answer that is no success, as an error. */
export function refusal({ status, text: body, header }: RawResponse): ApiError {
  const json = parse(body)?.json;
  const errors = isRaw(json) && isRaw(json['errors']) ? json['errors'] : {};
  const params = isRaw(json) && isRaw(json['params']) ? json['params'] : {};
  const retryAfter = Number(header('retry-after'));
  return {
    status,
    reason: sentences(errors['message']),
    message: isRaw(json) ? sentences(json['message']) : null,
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(typeof params['field'] === 'string' ? { field: params['field'] } : {}),
  };
}
/** The error of a call to which no answer came, or none that can be used. */
export const noAnswer = (status: ApiError['status']): ApiError => ({ status, reason: null, message: null });

const joined = (list: Ids, rest: Ids): Ids => ({ ...list, ids: [...new Set([...list.ids, ...rest.ids])] });

/**
 * The transport of every call. The body goes to the call's reader unchanged (API-32); its records are dispatched before
 * its result arrives in the cache, so that no id is ever seen without its record.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, Meta> = async (call, api, options) => {
  const token = tokenOf(api.getState());
  const sent = await send(call, api);
  if ('failed' in sent) return { error: noAnswer(sent.failed) };
  const { response } = sent;
  const meta = metaOf(response, (api.extra as ApiEffects).base);
  // Refused to a session that is over: it says nothing about the one there is now.
  if (response.status === 401 && token !== tokenOf(api.getState())) return { error: noAnswer('ABORTED'), meta };
  if (!isSuccess(response.status)) return { error: refusal(response), meta };
  const body = said(response);
  try {
    const { result, records = {} } = call.read(body.json, meta);
    if (Object.keys(records).length > 0) api.dispatch(recordsReceived(records));
    const { follow = 0 } = call;
    if (follow === 0 || meta.next === null) return { data: result, meta };
    // The rest is asked by the same person, or the list is nobody's.
    if (token !== tokenOf(api.getState())) return { error: noAnswer('ABORTED'), meta };
    const rest = await baseQuery({ ...call, url: meta.next, follow: follow - 1 }, api, options);
    return rest.error ? rest : { data: joined(result as Ids, rest.data as Ids), meta };
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { error: noAnswer('UNREADABLE'), meta };
    throw error;
  }
};
