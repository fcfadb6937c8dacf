import { decode, encode } from '@/actionLog/codec';
import { checkCodec } from '../support/actionLogLaws';

describe('the codec', () => {
  it('brings any value of actions and states back as it was, with the order of its keys [STORE-8]', () => {
    checkCodec({ encode, decode }, 500);
  });

  it('refuses a value that holds itself, and tags that it does not know', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(() => encode(circle)).toThrow(RangeError);
    expect(() => decode({ $: 'function', v: 'alert(1)' })).toThrow(TypeError);
    expect(() => decode({ $: 'number', v: 'constructor' })).toThrow(TypeError);
  });

  it('writes a large object once in a part, and reads it where it comes again [STORE-8]', () => {
    const home = { a: 1, b: undefined, c: [1], d: 'x', e: null, f: { g: 1 }, $h: 2 };
    const list = [{ ...home }, { ...home, a: 2 }];
    const [written, read] = [new Set<string>(), new Map<string, unknown>()];
    const encoded = [{ home }, { list }].map((one) => encode(one, written));
    expect(JSON.stringify(encoded[1]).match(/"again"/g)).toHaveLength(1);
    expect(encoded.map((line) => decode(line, read))).toEqual([{ home }, { list }]);
    expect(() => decode(encoded[1], new Map())).toThrow(TypeError);
  });
});
