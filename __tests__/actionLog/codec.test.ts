import { decode, encode, UnreadableValue } from '@/actionLog/codec';
import { FileNote } from '@/actionLog/fileNote';
import { checkCodec } from '../support/actionLogLaws';

const through = (value: unknown): unknown => decode(JSON.parse(JSON.stringify(encode(value))) as unknown);

describe('the codec', () => {
  it('brings any value of actions and states back as it was [STORE-8]', () => {
    checkCodec({ encode, decode }, 500);
  });

  it.each([
    ['a date', new Date(0)],
    ['a map', new Map<unknown, unknown>([[{ a: 1 }, new Set([undefined])]])],
    ['minus zero', -0],
    ['not a number', Number.NaN],
    ['infinities', [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
    ['a big integer', 12345678901234567890n],
    ['undefined in a list', [undefined, 1]],
    ['a key whose value is undefined', { direction: undefined }],
    ['keys that begin with the sign of tags', { $: 'date', $v: 1, $$: { $: 'undefined' } }],
  ])('keeps %s', (_name, value) => {
    expect(through(value)).toStrictEqual(value);
  });

  it('keeps a date that is none', () => {
    const back = through(new Date(Number.NaN));
    expect(back).toBeInstanceOf(Date);
    expect(Number(back)).toBeNaN();
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

  it('keeps size and type alone of a file', () => {
    const text = JSON.stringify(encode(new File(['secret'], 'aadhaar-card.png', { type: 'image/png' })));
    expect(text).not.toMatch(/secret|aadhaar/);
    expect(decode(JSON.parse(text) as unknown)).toEqual(new FileNote(6, 'image/png'));
  });

  it('drops __proto__ and never touches a prototype', () => {
    const back = decode(JSON.parse('{"a":{"__proto__":{"admin":true},"b":1}}') as unknown) as { a: object };
    expect(Object.keys(back.a)).toEqual(['b']);
    expect('admin' in back.a).toBe(false);
    expect(JSON.stringify(encode(JSON.parse('{"__proto__":1}')))).toBe('{}');
  });

  it('refuses a value that holds itself, and tags that it does not know', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(() => encode(circle)).toThrow('holds itself');
    expect(() => decode({ $: 'function', v: 'alert(1)' })).toThrow(UnreadableValue);
    expect(() => decode({ $: 'map', v: 'no list' })).toThrow(UnreadableValue);
    expect(() => decode({ $: 'number', v: 'constructor' })).toThrow(UnreadableValue);
  });
});
