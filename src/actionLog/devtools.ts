import { withoutUid } from './apiUid';
import { withoutPersistence } from './clerk';
import { FORMAT_NAME, FORMAT_VERSION, type ActionRecord, type Log, type Part } from './format';
import { isFields, type Fields } from './guards';
import { hashState } from './hash';
import { fromJsan, toJsan } from './jsan';
import type { Manifest } from './manifest';

const isAction = (value: unknown): value is Fields & { readonly type: string } =>
  isFields(value) && typeof value['type'] === 'string';
/** What DevTools and persistence dispatch for themselves. */
const OWN = /^(@@|persist\/)/;

/** DevTools writes the parts of a file as texts within the text. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

interface Found {
  readonly actions: readonly unknown[];
  /** undefined: the reducer's own. */
  readonly state: unknown;
}

/** The full lifted state: actions by id, in the order of staging, without the skipped ones. */
function ofLifted(lifted: Fields): Found | null {
  const { actionsById, stagedActionIds, skippedActionIds, committedState, computedStates } = lifted;
  if (!isFields(actionsById) || !Array.isArray(stagedActionIds)) return null;
  const skipped = new Set<unknown>(Array.isArray(skippedActionIds) ? skippedActionIds : []);
  const actions = stagedActionIds
    .filter((id) => !skipped.has(id))
    .map((id) => actionsById[String(id)])
    .map((entry) => (isFields(entry) && isFields(entry['action']) ? entry['action'] : entry));
  const first: unknown = Array.isArray(computedStates) ? computedStates[0] : undefined;
  return { actions, state: committedState ?? (isFields(first) ? first['state'] : undefined) };
}

function found(json: unknown): Found | null {
  if (Array.isArray(json)) return { actions: json, state: undefined };
  if (!isFields(json)) return null;
  if ('payload' in json) {
    const payload = opened(json['payload']);
    const state = opened(json['preloadedState']);
    if (Array.isArray(payload)) return { actions: payload, state };
    return isFields(payload) ? ofLifted(payload) : null;
  }
  const lifted = isFields(json['nextLiftedState']) ? json['nextLiftedState'] : json;
  return ofLifted(lifted);
}

/** The values that DevTools wrote; null when one of them cannot be read. */
function read({ actions, state }: Found): Found | null {
  try {
    return { actions: actions.map(fromJsan), state: isFields(state) ? withoutPersistence(fromJsan(state)) : undefined };
  } catch {
    return null;
  }
}

/**
 * Reads what Redux DevTools exports: `{payload, preloadedState}`, the full lifted state, a bare array of actions. Such a
 * file has no hashes: there is nothing to compare. Null for any other text.
 */
export function readDevtools(text: string, initial: unknown, manifest: Manifest): Log | null {
  const held = found(opened(text));
  const values = held && read(held);
  if (values === null) return null;
  const { actions, state = initial } = values;
  if (!actions.every(isAction)) return null;
  const body = actions
    .filter(({ type }) => !OWN.test(type))
    .map((action, i): ActionRecord => ({ r: 'a', i, t: i, a: withoutUid(action) }));
  const part: Part = {
    head: {
      r: 'head',
      format: FORMAT_NAME,
      version: FORMAT_VERSION,
      at: 0,
      redaction: 'none',
      hashEvery: 0,
      app: 'Redux DevTools',
      build: '(not told)',
      manifest,
      session: '',
      part: '',
      before: null,
      viewport: null,
      language: null,
    },
    init: { r: 'init', i: 0, t: 0, s: state, h: hashState(state) },
    body,
    end: { r: 'end', i: body.length, t: body.length, h: null, dropped: 0, sum: '' },
  };
  return { parts: [part] };
}

/** The file that Redux DevTools imports. It knows no gaps: it begins with the state after the last one. */
export function writeDevtools({ init, body }: Part): string {
  const gapAt = body.findLastIndex(({ r }) => r === 'gap');
  const gap = body[gapAt];
  const state = gap?.r === 'gap' ? gap.s : init.s;
  const actions = body.slice(gapAt + 1).flatMap((record) => (record.r === 'a' ? [record.a] : []));
  const written = (value: unknown) => JSON.stringify(toJsan(value));
  return JSON.stringify({ payload: written(actions), preloadedState: written(state) });
}
