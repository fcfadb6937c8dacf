import { parse, stringify } from 'jsan';
import { decode, encode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, type ActionRecord, type Log, type Part } from './format';
import { isFields, isObject, withoutPersistence, type Fields } from './guards';
import { actionsOf } from './replay';

/** What DevTools and persistence dispatch for themselves. */
const OWN = /^(@@|persist\/)/;
const HEAD = { app: 'Redux DevTools', build: '(not told)', part: 'devtools', viewport: null, language: null } as const;

/** DevTools writes the parts of a file as texts within the text. What no action or state can hold is left out. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return decode(encode(parse(value)));
  } catch {
    return undefined;
  }
}

/** An undefined state is the reducer's own. */
interface Found {
  readonly actions: readonly unknown[];
  readonly state?: unknown;
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

function found(json: unknown, state?: unknown): Found | null {
  if (Array.isArray(json)) return { actions: json, state };
  if (!isFields(json)) return null;
  if ('payload' in json) return found(opened(json['payload']), opened(json['preloadedState']));
  return ofLifted(isFields(json['nextLiftedState']) ? json['nextLiftedState'] : json);
}

/** A file that Redux DevTools exports, of each kind that it has, without hashes; null for any other text. */
export function readDevtools(text: string, initial: unknown): Log | null {
  const { actions = [0], state } = found(opened(text.replace(/^\uFEFF/, ''))) ?? {};
  const body: ActionRecord[] = [];
  for (const action of actions) {
    const type = isFields(action) ? action['type'] : null;
    if (typeof type !== 'string') return null;
    // The row of a call names it behind the type (`masks.ts`).
    const a = { ...(action as Fields), type: type.replace(/ .*/, '') };
    if (!OWN.test(type)) body.push({ r: 'a', t: body.length, a });
  }
  const part: Part = {
    head: { r: 'head', format: FORMAT_NAME, version: FORMAT_VERSION, at: 0, begins: 'load', ...HEAD },
    init: { r: 'init', t: 0, s: isObject(state) ? withoutPersistence(state) : initial },
    body,
    end: { r: 'end', t: body.length },
  };
  return { parts: [part] };
}

const KINDS = { undefined: true, nan: true, infinity: true, error: true, refs: false } as const;
const written = (value: unknown): string => stringify(value, undefined, undefined, KINDS);

/** The file that Redux DevTools imports. */
export const writeDevtools = (part: Part): string =>
  JSON.stringify({ payload: written(actionsOf(part).map(({ a }) => a)), preloadedState: written(part.init.s) });
