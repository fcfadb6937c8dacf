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

  it('keeps a whole text and all pictures when a list cuts them short, so that an edit loses nothing [STORE-2, EDIT-6]', () => {
    const whole = { _id: 'a', about: 'A quiet flat.', propertyMainImage: ['/1', '/2', '/3', '/4'], pictureCount: null };
    const detail = reducer(start, recordsReceived({ properties: [whole] }));
    const cut = { _id: 'a', about: 'A quiet', propertyMainImage: ['/1', '/2'], pictureCount: 4 };
    const listed = reducer(detail, recordsReceived({ properties: [cut] }));
    expect(listed.entities['a']).toEqual({ ...whole, pictureCount: 4 });
    const changed = { _id: 'a', about: 'A loud', propertyMainImage: ['/9'], pictureCount: 1 };
    expect(reducer(detail, recordsReceived({ properties: [changed] })).entities['a']).toEqual(changed);
    const shorter = { ...cut, pictureCount: null };
    expect(reducer(detail, recordsReceived({ properties: [shorter] })).entities['a']).toEqual(shorter);
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
