import { configureStore, createSlice, type PayloadAction, type StoreEnhancer } from '@reduxjs/toolkit';
import { tap, type Entry } from '@/actionLog/tap';

const counter = createSlice({
  name: 'n',
  initialState: 0,
  reducers: {
    add: (n, { payload }: PayloadAction<number>) => n + payload,
    break: () => {
      throw new Error('broken');
    },
  },
});
const { add, break: broken } = counter.actions;

function setUp() {
  const noticed = tap(() => 1);
  const store = configureStore({
    reducer: counter.reducer,
    enhancers: (defaults) => defaults().concat(noticed.enhancer),
  });
  return { noticed, store };
}
const brief = (entries: readonly Entry[]) =>
  entries.map((entry) =>
    entry.kind === 'action' ? [(entry.action as unknown as { payload: number }).payload, entry.state] : [entry.kind],
  );

describe('the tap in the dispatch path', () => {
  it('notices actions in the order in which they reached the reducer, with the state after each [STORE-8]', () => {
    const { noticed, store } = setUp();
    let nested = false;
    store.subscribe(() => {
      if (nested) return;
      nested = true;
      store.dispatch(add(10));
      store.dispatch(add(100));
    });
    store.dispatch(add(1));
    store.dispatch(add(1000));
    expect(brief(noticed.take(99))).toEqual([['init'], [1, 1], [10, 11], [100, 111], [1000, 1111]]);
  });

  it('notices a state that changed without an action, once [STORE-8]', () => {
    const noticed = tap(() => 1);
    let bypass: (n: number) => void = () => undefined;
    const beneath: StoreEnhancer = (next) => (reducer, initial) => {
      const inner = next(reducer, initial);
      bypass = (n) => inner.dispatch(add(n) as never);
      return inner;
    };
    const store = configureStore({
      reducer: counter.reducer,
      enhancers: (defaults) => defaults().concat(noticed.enhancer, beneath),
    });
    store.dispatch(add(1));
    bypass(5);
    store.dispatch(add(1));
    store.dispatch(add(1));
    expect(brief(noticed.take(99))).toEqual([['init'], [1, 1], ['bypass'], [1, 7], [1, 8]]);
  });

  it('forgets an action whose reducer threw, and throws on', () => {
    const { noticed, store } = setUp();
    expect(() => store.dispatch(broken())).toThrow('broken');
    store.dispatch(add(2));
    expect(brief(noticed.take(99))).toEqual([['init'], [2, 2]]);
  });

  it('tells once that something waits, also what waited before', () => {
    const { noticed, store } = setUp();
    let told = 0;
    noticed.whenWaiting(() => (told += 1));
    expect(told).toBe(1);
    expect(noticed.take(1)).toHaveLength(1);
    store.dispatch(add(1));
    store.dispatch(add(1));
    expect([told, noticed.waiting()]).toEqual([2, 2]);
  });
});
