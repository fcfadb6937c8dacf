import fc from 'fast-check';
import { encode, decode } from '@/actionLog/codec';
import { changes, hashOf } from '@/actionLog/hash';
import { anyValue } from '../support/actionLogLaws';

describe('the hash of a value', () => {
  it('is the same for the same content, whatever its identity and the order of its keys', () => {
    const isSame = (value: unknown) => hashOf(value) === hashOf(decode(encode(value)));
    fc.assert(fc.property(anyValue, isSame), { numRuns: 300 });
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('tells apart what is alike', () => {
    const alike = [
      ...[null, undefined, 0, -0, '0', 'null', false, Number.NaN, ''],
      ...[{}, [], [undefined], [[]], [{}], [1, 2], [2, 1], new Error('a')],
      ...[{ a: undefined }, { a: null }, { a: { b: 1 } }, { b: { a: 1 } }, { a: 'b' }, { b: 'a' }],
    ];
    expect(new Set(alike.map(hashOf)).size).toBe(alike.length);
    const many = Array.from({ length: 50_000 }, (_, n) => hashOf({ id: `p${n}`, n }));
    expect(new Set(many).size).toBe(many.length);
  });

  it('costs nothing for parts that stayed', () => {
    let reads = 0;
    const records = Object.defineProperty({}, 'p1', { enumerable: true, get: () => (reads += 1) });
    for (const n of [1, 2, 3]) hashOf({ records, n });
    expect(reads).toBe(1);
  });
});

describe('what changed from one state to the next [STORE-8]', () => {
  const before = { a: { x: 1, list: [1], gone: 1 }, b: { p1: { name: 'A', n: 1 } }, c: 1 };
  const changed = (part: object, to = before) => changes(before, { ...to, ...part });

  it('is told by path, with what is gone', () => {
    expect(changed({})).toEqual({});
    expect(changes(before, structuredClone(before))).toEqual({});
    expect(changes({}, before)).toEqual(changes({}, structuredClone(before)));
    expect(Object.keys(changed({ b: { p1: { name: 'B', n: 1 } } }))).toEqual(['b.p1.name']);
    expect(changed({ a: { x: 2, list: [1] } })).toEqual({ 'a.x': expect.stringMatching(/^h\w{6}$/), 'a.gone': '' });
    expect(changed({ a: { x: 1, list: [2], gone: 1 } })).toEqual({ 'a.list': expect.any(String) });
    expect(changes(before, { a: before.a, b: before.b })).toEqual({ c: '' });
    expect(Object.keys(changes({ e: new Error('a') }, { e: new Error('b') }))).toEqual(['e']);
  });

  it('is told as a whole where much changed, and where keys are no words', () => {
    expect(Object.keys(changed({ b: { p1: 1, p2: 2, p3: 3, p4: 4, p5: 5 } }))).toEqual(['b']);
    expect(Object.keys(changed({ b: { 'get({"city":1})': 1 } }))).toEqual(['b']);
  });
});
