import type { UnknownAction } from '@reduxjs/toolkit';
import { withUid } from './apiUid';
import type { ActionRecord, Part } from './format';
import { hashState } from './hash';
import { actionsOf, type ReplayTarget } from './replay';

/** The least of a list that still passes a test which the whole list passes (delta debugging: leaving any one out fails). */
export function ddmin<T>(whole: readonly T[], passes: (some: readonly T[]) => boolean): readonly T[] {
  let least = whole;
  let pieces = 2;
  while (least.length >= 2) {
    const size = Math.ceil(least.length / pieces);
    let found: readonly T[] | null = null;
    for (let from = 0; from < least.length && found === null; from += size) {
      const without = [...least.slice(0, from), ...least.slice(from + size)];
      if (passes(without)) found = without;
    }
    if (found !== null) {
      least = found;
      pieces = Math.max(pieces - 1, 2);
    } else if (size === 1) break;
    else pieces = Math.min(pieces * 2, least.length);
  }
  return least.length === 1 && passes([]) ? [] : least;
}

/** The state after actions; null when a reducer throws without those that were left out. */
function folded(
  from: unknown,
  actions: readonly ActionRecord[],
  { reducer, apiUid }: ReplayTarget,
): { state: unknown } | null {
  try {
    return { state: actions.reduce((state, { a }) => reducer(state, withUid(a, apiUid) as UnknownAction), from) };
  } catch {
    return null;
  }
}

/** A page load cut down to what matters. */
export interface Minimal {
  /** The actions that are left, with the indices that they had. */
  readonly actions: readonly ActionRecord[];
  readonly from: number;
  /** The same as a page load of its own. */
  readonly part: Part;
}

/**
 * The actions that are needed on top of ever shorter beginnings, whose states are known: `states[k]` is the state after
 * the first `k`. One fold of the whole, and a few of what is needed, instead of a fold for each attempt.
 */
function needed(
  all: readonly ActionRecord[],
  states: readonly unknown[],
  holds: (actions: readonly ActionRecord[], from: unknown) => boolean,
): readonly ActionRecord[] {
  let needs: readonly ActionRecord[] = [];
  for (let passes = states.length - 1; passes > 0 && !holds(needs, states[0]);) {
    let fails = 0;
    while (passes - fails > 1) {
      const middle = (passes + fails) >> 1;
      if (holds(needs, states[middle])) passes = middle;
      else fails = middle;
    }
    passes -= 1;
    needs = [...all.slice(passes, passes + 1), ...needs];
  }
  return needs;
}

/**
 * The least actions after which an expression holds, out of those after the last gap; null when it never holds. What
 * comes after the first time that it holds is left out at once.
 */
export function minimize(part: Part, target: ReplayTarget, holds: (state: unknown) => boolean): Minimal | null {
  const gapAt = part.body.findLastIndex(({ r }) => r === 'gap');
  const gap = part.body[gapAt];
  const start = gap?.r === 'gap' ? gap.s : part.init.s;
  const all = actionsOf({ ...part, body: part.body.slice(gapAt + 1) });
  const states: unknown[] = [start];
  for (let at = 0; !holds(states.at(-1)); at += 1) {
    const next = at < all.length ? folded(states.at(-1), all.slice(at, at + 1), target) : null;
    if (next === null) return null;
    states.push(next.state);
  }
  const test = (some: readonly ActionRecord[], from: unknown = start): boolean => {
    const end = folded(from, some, target);
    return end !== null && holds(end.state);
  };
  const actions = ddmin(needed(all, states, test), (some) => test(some));
  const body = actions.map(({ a, t }, i): ActionRecord => ({ r: 'a', i, t, a }));
  const init = { ...part.init, i: 0, t: 0, s: start, h: hashState(start) };
  return {
    actions,
    from: all.length,
    part: { head: part.head, init, body, end: { ...part.end, i: body.length, h: null, dropped: 0 } },
  };
}
