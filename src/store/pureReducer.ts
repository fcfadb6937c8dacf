import type { PayloadAction, Reducer, UnknownAction } from '@reduxjs/toolkit';

const FREEZES = process.env.NODE_ENV !== 'production';

/** Outside production a mutation of the state throws, and the immutability check skips what is frozen. */
export function frozen<T>(value: T): T {
  if (!FREEZES) return value;
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

type Case<S> = (state: S, action: PayloadAction<never>) => S;
interface Slice<S> {
  readonly name: string;
  readonly getInitialState: () => S;
  readonly caseReducers: Readonly<Record<string, Case<S>>>;
}

/**
 * The reducer of a slice whose case reducers return the next state and never write to the one they get: `createSlice`
 * names its actions, and immer stays out of the way. A draft costs some twenty times what such a case does, and a
 * replay takes thousands of them. Name the state's type in each case: the compiler then refuses to write to it.
 * `elsewhere`: the cases for other slices' actions, by their type.
 */
export function pureReducer<S>(slice: Slice<S>, elsewhere: Readonly<Record<string, Case<S>>> = {}): Reducer<S> {
  const cases = new Map(Object.entries(elsewhere));
  for (const [name, own] of Object.entries(slice.caseReducers)) cases.set(`${slice.name}/${name}`, own);
  return (state = slice.getInitialState(), action: UnknownAction) => {
    const reduce = cases.get(action.type);
    // The type says what the payload is.
    return reduce ? frozen(reduce(state, action as PayloadAction<never>)) : state;
  };
}
