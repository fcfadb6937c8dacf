import { configureStore, createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';
import { early, earlyTap } from '@/actionLog/browser/early';
import { forgetOthers, joinedTap } from '@/actionLog/browser/joinedTap';
import type { Entry } from '@/actionLog/tap';

const counter = createSlice({
  name: 'n',
  initialState: 0,
  reducers: { add: (n, { payload }: PayloadAction<number>) => n + payload },
});
const { add } = counter.actions;

const setUp = () => {
  early.seen = [];
  return configureStore({ reducer: counter.reducer, enhancers: (defaults) => defaults().concat(earlyTap) });
};
const joined = (opened: string | null = null) => joinedTap(early.store as Store<unknown>, () => 5, opened);
const brief = (entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.kind === 'action' ? [(entry.action as unknown as { payload: number }).payload, entry.state] : [entry.kind],
  );

describe('the tap of the first script and the one that comes late', () => {
  it('are one row: the first state, the address, then each action with the state after it [STORE-8]', () => {
    const store = setUp();
    store.dispatch(add(1));
    store.dispatch(add(2));
    const tap = joined('/properties?city=Tirupati');
    store.dispatch(add(4));
    expect(tap.waiting()).toBe(5);
    expect(brief(tap.take(50))).toEqual([['init'], ['nav'], [1, 1], [2, 3], [4, 7]]);
    expect(tap.waiting()).toBe(0);
    expect(store.getState()).toBe(7);
  });

  it('keep the order of an action that a subscriber dispatches [STORE-8]', () => {
    const store = setUp();
    const stop = store.subscribe(() => {
      stop();
      store.dispatch(add(10));
    });
    store.dispatch(add(1));
    expect(brief(joined().take(9))).toEqual([['init'], [1, 1], [10, 11]]);
  });

  it('hand out no more than asked for, the oldest first, and tell when something waits [STORE-8]', () => {
    const store = setUp();
    store.dispatch(add(1));
    store.dispatch(add(2));
    const tap = joined();
    const calls: number[] = [];
    tap.whenWaiting(() => calls.push(tap.waiting()));
    expect(calls).toEqual([3]);
    expect(brief(tap.take(2))).toEqual([['init'], [1, 1]]);
    store.dispatch(add(3));
    expect(brief(tap.take(2))).toEqual([
      [2, 3],
      [3, 6],
    ]);
    store.dispatch(add(4));
    expect(calls).toEqual([3, 2, 1]);
  });

  it('begin with the present state when somebody else was there before [STORE-8]', () => {
    const store = setUp();
    store.dispatch(add(1));
    store.dispatch(add(2));
    expect(forgetOthers((state) => state === 7)).toBe(false);
    expect(early.seen).toHaveLength(6);
    expect(forgetOthers((state) => state === 1)).toBe(true);
    expect(brief(joined().take(9))).toEqual([['init']]);
    expect(early.seen).toEqual([]);
    expect(store.getState()).toBe(3);
  });

  it('ask for the rest once, when too much waits for it [STORE-8]', () => {
    const store = setUp();
    let asked = 0;
    const before = early.load;
    early.load = async () => {
      asked += 1;
      return { open: () => undefined, failed: () => undefined };
    };
    for (let n = 0; n < 299; n += 1) store.dispatch(add(1));
    expect(asked).toBe(0);
    store.dispatch(add(1));
    store.dispatch(add(1));
    expect(asked).toBe(1);
    early.load = before;
  });
});
