import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pureReducer } from '@/store/pureReducer';

interface Basket {
  readonly fruit: readonly string[];
}
const start: Basket = { fruit: [] };
const emptied = createAction<number>('elsewhere/emptied');
const slice = createSlice({
  name: 'basket',
  initialState: start,
  reducers: {
    added: (state: Basket, { payload }: PayloadAction<string>): Basket => ({ fruit: [...state.fruit, payload] }),
    looked: (state: Basket): Basket => state,
  },
});
const reduce = pureReducer(slice, {
  [emptied.type]: (state, { payload }: ReturnType<typeof emptied>) => ({ fruit: state.fruit.slice(payload) }),
});
const { added, looked } = slice.actions;

it('begins with the state of its slice and does what createSlice would do with its own actions', () => {
  const actions = [added('fig'), looked(), added('guava'), { type: 'other/added', payload: 'plum' }];
  expect(reduce(undefined, { type: '@@init' })).toBe(start);
  expect(actions.reduce(reduce, start)).toEqual({ fruit: ['fig', 'guava'] });
  expect(actions.reduce(reduce, start)).toEqual(actions.reduce(slice.reducer, start));
});

it('answers the actions of other slices that it was given cases for', () => {
  expect(reduce({ fruit: ['fig', 'guava'] }, emptied(1))).toEqual({ fruit: ['guava'] });
});

it.each(['other/added', 'added', 'basket/', 'constructor', '__proto__', 'toString'])(
  'gives the same state back for an action of the type %s',
  (type) => {
    const state: Basket = { fruit: ['fig'] };
    expect(reduce(state, { type, payload: 'plum' })).toBe(state);
  },
);

it('freezes what it returns outside production, as the state is never written to', () => {
  const { fruit } = reduce(start, added('fig'));
  expect(() => (fruit as string[]).push('plum')).toThrow(TypeError);
});
