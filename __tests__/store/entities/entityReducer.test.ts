import { recordsReceived } from '@/api/baseQuery';
import { drop, entityReducer, merge, recordsSwept } from '@/store/entities/entityReducer';

const reducer = entityReducer('properties');
const start = reducer(undefined, { type: '@@init' });
const received = (...properties: { _id: string; name?: string | null; about?: string | null }[]) =>
  recordsReceived({ properties });

describe('an entity slice', () => {
  it('holds each record once, by id [STORE-2]', () => {
    const state = reducer(start, received({ _id: 'a', name: 'A' }, { _id: 'b', name: 'B' }, { _id: 'a', name: 'A2' }));
    expect(state.ids).toEqual(['a', 'b']);
    expect(state.entities['a']).toEqual({ _id: 'a', name: 'A2' });
  });

  it('keeps what a detail answer brought when a list answer comes later [STORE-2]', () => {
    const detail = reducer(start, received({ _id: 'a', name: 'A', about: 'long text' }));
    expect(reducer(detail, received({ _id: 'a', name: 'New' })).entities['a']).toEqual({
      _id: 'a',
      name: 'New',
      about: 'long text',
    });
    expect(reducer(detail, received({ _id: 'a', about: null })).entities['a']?.about).toBeNull();
  });

  it('is the same object when nothing changed, so that nothing renders again', () => {
    const state = reducer(start, received({ _id: 'a', name: 'A' }));
    expect(reducer(state, received({ _id: 'a', name: 'A' }))).toBe(state);
    expect(reducer(state, received())).toBe(state);
    expect(reducer(state, recordsSwept({ properties: ['zz'], agents: ['a'] }))).toBe(state);
  });

  it('keeps the objects of records that did not change', () => {
    const state = reducer(start, received({ _id: 'a', name: 'A' }, { _id: 'b', name: 'B' }));
    const next = reducer(state, received({ _id: 'a', name: 'A2' }));
    expect(next.entities['b']).toBe(state.entities['b']);
    expect(next.ids).toBe(state.ids);
  });

  it('forgets swept records alone', () => {
    const state = reducer(start, received({ _id: 'a' }, { _id: 'b' }));
    expect(reducer(state, recordsSwept({ properties: ['a'] }))).toEqual({ ids: ['b'], entities: { b: { _id: 'b' } } });
  });

  it('freezes what enters the state outside production', () => {
    const state = merge({ ids: [], entities: {} }, [{ _id: 'a', deep: { list: [1] } }]);
    expect(Object.isFrozen(state.entities['a']?.deep.list)).toBe(true);
    expect(Object.isFrozen(drop(state, ['a']))).toBe(true);
  });
});
