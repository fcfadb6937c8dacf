import { parse, stringify } from 'jsan';
import { decode, encode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, type ActionRecord, type Log, type Part } from './format';
import { attempt, isFields, isObject, withoutPersistence, type Fields } from './guards';
import { actionsOf } from './replay';
import { valueAt } from './statePath';

/** What DevTools and persistence dispatch for themselves. */
const OWN = /^(@@|persist\/)/;
const HEAD = { app: 'Redux DevTools', build: '(not told)', part: 'devtools', viewport: null, language: null } as const;

/** DevTools writes the parts of a file as texts within the text. What no action or state can hold is left out. */
const opened = (value: unknown): unknown =>
  typeof value === 'string' ? attempt(() => decode(encode(parse(value)))) : value;

/**
 * The actions of a file and the state before them (undefined: the reducer's own). Of the full lifted state: actions by
 * id, in the order of staging, without the skipped ones.
 */
function found(
  json: unknown,
  state?: unknown,
): { readonly actions: readonly unknown[]; readonly state?: unknown } | null {
  if (Array.isArray(json)) return { actions: json, state };
  if (!isFields(json)) return null;
  if ('payload' in json) return found(opened(json['payload']), opened(json['preloadedState']));
  const lifted = isFields(json['nextLiftedState']) ? json['nextLiftedState'] : json;
  const { actionsById, stagedActionIds: staged, skippedActionIds: skipped, committedState } = lifted;
  if (!isFields(actionsById) || !Array.isArray(staged)) return null;
  const ids = staged.filter((id) => !(Array.isArray(skipped) && skipped.includes(id)));
  const actions = ids.map((id) => valueAt(actionsById[String(id)], 'action'));
  return { actions, state: committedState ?? valueAt(lifted, 'computedStates.0.state') };
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
    init: { r: 'init', s: isObject(state) ? withoutPersistence(state) : initial },
    body,
  };
  return { parts: [part], isProved: false };
}

const KINDS = { undefined: true, nan: true, infinity: true, error: true, refs: false } as const;
const written = (value: unknown): string => stringify(value, undefined, undefined, KINDS);

/** The file that Redux DevTools imports. */
export const writeDevtools = (part: Part): string =>
  JSON.stringify({ payload: written(actionsOf(part).map(({ a }) => a)), preloadedState: written(part.init.s) });
