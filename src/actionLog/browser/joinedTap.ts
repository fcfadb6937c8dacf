import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { tap, type Entry, type Tap } from '../tap';
import { early } from './early';

/** What the first script kept: the first state, then each action with the state after it. */
function entriesOf(seen: readonly unknown[], now: number, state: unknown, opened: string | null): Entry[] {
  const at = (n: number): number => (n < seen.length ? (seen[n] as number) : now);
  const before = (n: number): unknown => (n < seen.length ? seen[n + 2] : state);
  const entries: Entry[] = [{ kind: 'init', at: at(0), state: before(0) }];
  if (opened !== null) entries.push({ kind: 'nav', at: at(0), to: opened });
  for (let n = 0; n < seen.length; n += 3) {
    entries.push({ kind: 'action', at: at(n), action: seen[n + 1] as UnknownAction, state: before(n + 3) });
  }
  return entries;
}

/** Forgets all that the first script kept when somebody else was there meanwhile; tells whether so. */
export function forgetOthers(isOthers: (state: unknown) => boolean): boolean {
  const found = early.seen.some((one, n) => n % 3 === 2 && isOthers(one));
  if (found) early.seen = [];
  return found;
}

/**
 * The recorder's tap, put where the first script's small one stood; what that one kept comes first. `now`: ms since
 * 1970. `opened`: the address that the page was loaded with.
 */
export function joinedTap(store: Store<unknown>, now: () => number, opened: string | null): Tap {
  const state = store.getState();
  const entries = entriesOf(early.seen, now(), state, opened);
  early.seen = [];
  const late = tap(now);
  const tapped = late.enhancer(() => store as never)(() => state as never) as Store<unknown>;
  // Its own first state: the one above came before.
  late.take(1);
  early.dispatch = tapped.dispatch;
  const [first] = entries;
  return {
    started: first?.at ?? late.started,
    enhancer: late.enhancer,
    push: late.push,
    take: (most) => {
      const old = entries.splice(0, most);
      return old.length < most ? [...old, ...late.take(most - old.length)] : old;
    },
    waiting: () => entries.length + late.waiting(),
    whenWaiting: (call) => {
      late.whenWaiting(call);
      if (entries.length > 0 && late.waiting() === 0) call();
    },
  };
}
