import { ABSENT, differences, firstDifference } from '@/actionLog/difference';

describe('differences of states', () => {
  it('names the first place in the words of code', () => {
    const before = { properties: { entities: { 'p-1': { name: 'A', images: ['x', 'y'] } } } };
    const after = { properties: { entities: { 'p-1': { name: 'A', images: ['x', 'z'] } } } };
    expect(firstDifference(before, after)).toEqual({
      path: 'properties.entities["p-1"].images[1]',
      expected: 'y',
      actual: 'z',
    });
    expect(firstDifference(before, structuredClone(before))).toBeNull();
  });

  it('tells absent from undefined, and compares dates, maps, sets and errors by content', () => {
    expect(differences({ a: undefined }, {})).toEqual([{ path: 'a', expected: undefined, actual: ABSENT }]);
    expect(differences({}, { a: 1 })).toEqual([{ path: 'a', expected: ABSENT, actual: 1 }]);
    expect(firstDifference(new Date(1), new Date(1))).toBeNull();
    expect(firstDifference(new Date(1), new Date(2))).not.toBeNull();
    expect(firstDifference(new Map([['a', 1]]), new Map([['a', 2]]))?.path).toBe('a');
    expect(firstDifference(new Set(['a']), new Set(['a']))).toBeNull();
    expect(firstDifference(new Error('a'), new Error('b'))).not.toBeNull();
    expect(firstDifference([], {})).not.toBeNull();
  });

  it('stops at so many', () => {
    expect(differences([1, 2, 3, 4], [5, 6, 7, 8], 2)).toHaveLength(2);
  });
});
