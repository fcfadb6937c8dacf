import fc from 'fast-check';
import { encode, decode } from '@/actionLog/codec';
import { hashState } from '@/actionLog/hash';
import { anyValue } from '../support/actionLogLaws';

describe('the hash of a state', () => {
  it('is the same for the same content, whatever its identity', () => {
    fc.assert(
      fc.property(
        anyValue,
        (value) => hashState(value) === hashState(decode(JSON.parse(JSON.stringify(encode(value))))),
      ),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of keys, but on the order of a list', () => {
    expect(hashState({ a: 1, b: { c: 2, d: 3 } })).toBe(hashState({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashState([1, 2])).not.toBe(hashState([2, 1]));
  });

  it('tells apart what is alike', () => {
    const alike = [
      null,
      undefined,
      0,
      -0,
      '0',
      0n,
      false,
      Number.NaN,
      '',
      {},
      [],
      new Map(),
      new Set(),
      new Date(0),
      { a: undefined },
      { a: null },
      [undefined],
      [[]],
      [{}],
      { a: { b: 1 } },
      { b: { a: 1 } },
      { a: 'b' },
      { b: 'a' },
      new Error('a'),
    ];
    expect(new Set(alike.map(hashState)).size).toBe(alike.length);
    const many = Array.from({ length: 50_000 }, (_, n) => hashState({ id: `p${n}`, n }));
    expect(new Set(many).size).toBe(many.length);
  });

  it('costs nothing for parts that stayed', () => {
    const records = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`p${n}`, { n, name: `Flat ${n}` }]));
    const once = (state: object) => {
      const start = performance.now();
      hashState(state);
      return performance.now() - start;
    };
    const first = once({ records, n: 1 });
    expect(once({ records, n: 2 })).toBeLessThan(first / 10);
  });
});
