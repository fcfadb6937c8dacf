import { decode, encode, UnreadableValue } from '@/actionLog/codec';
import { checkCodec } from '../support/actionLogLaws';

const through = (value: unknown): unknown => decode(JSON.parse(JSON.stringify(encode(value))) as unknown);

describe('the codec', () => {
  it('brings any value of actions and states back as it was [STORE-8]', () => {
    checkCodec({ encode, decode }, 500);
  });

  it('keeps the order of keys beside escaped ones, and decodes each once', () => {
    const value = { a: { $x: 1 }, $y: { b: { $$z: 2 } }, c: 3 };
    expect(through(value)).toStrictEqual(value);
    expect(Object.keys(through(value) as object)).toEqual(['a', '$y', 'c']);
  });

  it('keeps the name, message and stack of an error', () => {
    const error = new TypeError('no');
    const back = through(error) as Error;
    expect(back).toBeInstanceOf(Error);
    expect([back.name, back.message, back.stack]).toEqual(['TypeError', 'no', error.stack]);
  });

  it('refuses a value that holds itself, and tags that it does not know', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(() => encode(circle)).toThrow(RangeError);
    expect(() => decode({ $: 'function', v: 'alert(1)' })).toThrow(UnreadableValue);
    expect(() => decode({ $: 'number', v: 'constructor' })).toThrow(UnreadableValue);
  });
});

it('writes a large object once in a part, and reads it where it comes again [STORE-8]', () => {
  const home = { a: 1, b: undefined, c: [1], d: 'x', e: null, f: { g: 1 }, $h: 2 };
  const [written, read] = [new Set<string>(), new Map<string, unknown>()];
  const lines = [{ home }, { list: [{ ...home }, { ...home, a: 2 }] }].map((one) =>
    JSON.stringify(encode(one, written)),
  );
  expect(lines[1]?.match(/"again"/g)).toHaveLength(1);
  expect(lines.map((line) => decode(JSON.parse(line), read))).toEqual([{ home }, { list: [home, { ...home, a: 2 }] }]);
  expect(() => decode(JSON.parse(lines[1] ?? ''), new Map())).toThrow(UnreadableValue);
});
