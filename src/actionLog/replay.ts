import type { UnknownAction } from '@reduxjs/toolkit';
import type { ActionRecord, Hashes, Part } from './format';
import type { Fields } from './guards';
import { changes, hashOf } from './hash';

/** The build that replays. */
export interface ReplayTarget {
  /** The bare root reducer: nothing of persistence, no middleware. */
  readonly reducer: (state: unknown, action: UnknownAction) => unknown;
  readonly build: string;
}

/** The first step after which the fold is not as it was recorded. */
interface Divergence {
  /** Index of the action, from 0 in its part; -1 for the first state. */
  readonly index: number;
  /** The action's type, with the call that it belongs to. */
  readonly what: string;
  readonly paths: readonly string[];
  /** Why the reducer threw; null when it did not. */
  readonly thrown: string | null;
}

/** "Same" is said only of what was compared. */
type Verdict = 'same' | 'diverged' | 'partly compared' | 'nothing to compare';
/** Of a whole file. */
export function verdictOf(outcomes: readonly Pick<Outcome, 'verdict'>[]): Verdict {
  const verdicts = outcomes.map(({ verdict }) => verdict);
  if (verdicts.includes('diverged')) return 'diverged';
  return verdicts.every((one) => one === verdicts[0]) ? (verdicts[0] ?? 'nothing to compare') : 'partly compared';
}

/** The type of an action, with the call that it belongs to. */
export function nameOf(action: unknown): string {
  const { type, meta } = action as { readonly type: string; readonly meta?: { arg?: { endpointName?: unknown } } };
  const call = meta?.arg?.endpointName;
  return typeof call === 'string' ? `${type} ${call}` : type;
}

/** The actions of a part; their places are their indices. */
export const actionsOf = ({ body }: Part): readonly ActionRecord[] => body.filter((record) => record.r === 'a');

export type Outcome = ReturnType<typeof replayPart>;
/**
 * The pure fold of one part; what each action changes is compared, in the slices that the recording had. The state is
 * hashed as it is: a secret that slipped through shows. A reducer that throws changes nothing.
 */
export function replayPart(part: Part, { reducer }: ReplayTarget) {
  const { s: first, h: hashes } = part.init;
  /** Before each action, and after the last; most of each is shared with its neighbours. */
  const states = [first];
  let state = first;
  let compared = 0;
  let divergence: Divergence | null = null;
  const parted = (recorded: Hashes, here: Hashes): readonly string[] =>
    [...new Set([...Object.keys(recorded), ...Object.keys(here)])].filter(
      (path) => recorded[path] !== here[path] && (path in recorded || (path.split('.')[0] ?? '') in (first as Fields)),
    );

  const paths = hashes ? parted(hashes, changes({}, first)) : [];
  if (paths.length > 0) divergence = { index: -1, what: 'the first state', paths, thrown: null };
  for (const [index, { a, h }] of actionsOf(part).entries()) {
    const before = state;
    let thrown: string | null = null;
    try {
      state = reducer(before, a as UnknownAction);
    } catch (error) {
      thrown = error instanceof Error ? error.message : String(error);
    }
    states.push(state);
    if (divergence !== null) continue;
    const differing = h && thrown === null ? parted(h, changes(before, state)) : [];
    if (h) compared += 1;
    if (differing.length > 0 || thrown !== null) divergence = { index, what: nameOf(a), paths: differing, thrown };
  }
  const actions = states.length - 1;
  const some: Verdict = compared > 0 ? 'partly compared' : 'nothing to compare';
  const verdict: Verdict = divergence ? 'diverged' : hashes && compared === actions ? 'same' : some;
  // `compared`: of the actions, those whose changes were recorded.
  return { actions, compared, verdict, states, state, hash: hashOf(state), divergence };
}
