import {
  combineReducers,
  configureStore,
  createSlice,
  Tuple,
  type PayloadAction,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ReplayTarget } from '@/actionLog/replay';

/** A small app for tests about the log itself. */
const count = createSlice({
  name: 'count',
  initialState: { value: 0, last: null as string | null },
  reducers: {
    added: (state, { payload }: PayloadAction<number>) => ({ ...state, value: state.value + payload }),
    named: (state, { payload }: PayloadAction<string>) => ({ ...state, last: payload }),
    emptied: () => ({ value: 0, last: null }),
  },
});
const list = createSlice({
  name: 'list',
  initialState: { items: [] as unknown[], size: 0 },
  reducers: {
    put: (state, { payload }: PayloadAction<unknown>) => ({ items: [...state.items, payload], size: state.size + 1 }),
    cleared: () => ({ items: [], size: 0 }),
  },
});
export const actions = { ...count.actions, ...list.actions };
export const reducer = combineReducers({ count: count.reducer, list: list.reducer });

export const target: ReplayTarget = {
  reducer: (state, action) => reducer(state as Parameters<typeof reducer>[0], action),
  build: '0.1.0',
};
/** The same app with another bug: numbers above ten are counted twice. */
export const brokenTarget: ReplayTarget = {
  ...target,
  reducer: (state, action: UnknownAction) => {
    const next = target.reducer(state, action) as ReturnType<typeof reducer>;
    return actions.added.match(action) && action.payload > 10
      ? { ...next, count: { ...next.count, value: next.count.value + action.payload } }
      : next;
  },
};
export const countingStore = (log: { readonly enhancer: StoreEnhancer }) =>
  configureStore({
    reducer,
    middleware: () => new Tuple(),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(log.enhancer),
  });
