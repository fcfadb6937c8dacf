import type { UnknownAction } from '@reduxjs/toolkit';
import type { ActionRecord, Hashes, Part } from './format';
import type { Fields } from './guards';
import { changes, hashState, slices } from './hash';
import type { SecretTable } from './secrets';

/** The build that replays. */
export interface ReplayTarget {
  /** The bare root reducer: nothing of persistence, no middleware. */
  readonly reducer: (state: unknown, action: UnknownAction) => unknown;
  readonly build: string;
  readonly secrets: SecretTable;
}

/** The first step after which the fold is not as it was recorded. */
export interface Divergence {
  /** Index of the action, from 0 in its part; -1 for the first state. */
  readonly index: number;
  /** The action's type, with the call that it belongs to. */
  readonly what: string;
  /** Where the state differs. */
  readonly paths: readonly string[];
  /** Why the reducer threw; null when it did not. */
  readonly thrown: string | null;
}

export type Outcome = ReturnType<typeof replayPart>;

/** The call that an action belongs to. */
export function endpointOf(action: unknown): string | null {
  const { arg } = ((action as Fields)['meta'] ?? {}) as { readonly arg?: { readonly endpointName?: unknown } };
  return typeof arg?.endpointName === 'string' ? arg.endpointName : null;
}

/** The type of an action, with its call. */
export function nameOf(action: unknown): string {
  const { type } = action as { readonly type: string };
  const call = endpointOf(action);
  return call === null ? type : `${type} ${call}`;
}

/** The actions of a part; their places are their indices. */
export const actionsOf = (part: Part): readonly ActionRecord[] =>
  part.body.filter((record): record is ActionRecord => record.r === 'a');

/** Each action with the state after it; a reducer that throws changes nothing. */
function* fold(part: Part, { reducer }: ReplayTarget) {
  let state: unknown = part.init.s;
  for (const [index, record] of actionsOf(part).entries()) {
    let thrown: string | null = null;
    try {
      state = reducer(state, record.a as UnknownAction);
    } catch (error) {
      thrown = error instanceof Error ? error.message : String(error);
    }
    yield { index, record, state, thrown };
  }
}

/** The state after the action of an index; -1 for the state before all actions. */
export function stateAt(part: Part, target: ReplayTarget, last: number): unknown {
  let found: unknown = part.init.s;
  for (const { index, state } of fold(part, target)) {
    if (index > last) break;
    found = state;
  }
  return found;
}

/**
 * The pure fold of one part; what each action changes is compared, in the slices that the recording had. The state is
 * hashed as it is: a secret that slipped through shows. `onStep` is told of the state after each action.
 */
export function replayPart(part: Part, target: ReplayTarget, onStep?: (state: unknown) => void) {
  const { init } = part;
  let [last, shown] = [init.s, init.s];
  let [actions, compared] = [0, 0];
  let divergence: Divergence | null = null;
  const parted = (recorded: Hashes, here: Hashes): readonly string[] =>
    [...new Set([...Object.keys(recorded), ...Object.keys(here)])].filter(
      (path) => recorded[path] !== here[path] && (path in recorded || (path.split('.')[0] ?? '') in (init.s as Fields)),
    );

  const first = init.h ? parted(init.h, slices(shown)) : [];
  if (first.length > 0) divergence = { index: -1, what: 'the first state', paths: first, thrown: null };
  for (const { index, record, state, thrown } of fold(part, target)) {
    [actions, last] = [index + 1, state];
    if (divergence === null && (record.h || thrown !== null)) {
      const paths = thrown === null && record.h ? parted(record.h, changes(shown, state)) : [];
      shown = state;
      compared += record.h ? 1 : 0;
      if (paths.length > 0 || thrown !== null) divergence = { index, what: nameOf(record.a), paths, thrown };
    }
    onStep?.(state);
  }
  // `compared`: of the actions, those whose changes were recorded.
  return { actions, compared, state: last, hash: hashState(last), divergence };
}
