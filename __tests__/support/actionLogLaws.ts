import fc from 'fast-check';
import { deepStrictEqual } from 'node:assert';
import type { decode, encode } from '@/actionLog/codec';
import type { redactor as makeRedactor } from '@/actionLog/redact/redactor';
import { CANARIES } from './plantedSecrets';

const { phone, email, password, otp, token, aadhaar, birth, home } = CANARIES;

/** Laws of the codec and the redactor, for the modules themselves and for broken copies of them. */
interface Codec {
  readonly encode: typeof encode;
  readonly decode: typeof decode;
}

const leaf = fc.oneof(
  fc.string(),
  fc.constantFrom('$', '$$', '__proto__x', '~', '{"$":"date"}'),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);
const key = fc
  .oneof(fc.constantFrom('$', '$$', '$v', 'v', 'a', 'length'), fc.string())
  .filter((k) => k !== '__proto__');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  fields: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}));
export const anyValue = value;

export function checkCodec({ encode, decode }: Codec, numRuns: number): void {
  fc.assert(
    fc.property(value, (before) => {
      deepStrictEqual(decode(JSON.parse(JSON.stringify(encode(before))) as unknown), before);
    }),
    { numRuns },
  );
  const order = { b: { $x: { $: 1 } }, $a: [undefined], c: -0, d: 0 };
  const back = decode(JSON.parse(JSON.stringify(encode(order))) as unknown) as object;
  deepStrictEqual([back, Object.keys(back)], [order, ['b', '$a', 'c', 'd']]);
  const safe = decode(JSON.parse('{"__proto__":{"a":1},"b":2,"$$":3}') as unknown) as object;
  deepStrictEqual([Object.keys(safe), 'a' in safe], [['b', '$'], false]);
  const large = (n: number) => ({ a: n, b: undefined, c: [1], d: 'x', e: null, $f: { g: 1 } });
  const some = [large(0), { held: [large(1)] }, large(1)];
  const [written, read] = [new Map<string, number>(), [] as unknown[]];
  const lines = some.map((one) => JSON.stringify(encode(one, written)));
  deepStrictEqual(lines.join().split('"again"').length, 2);
  deepStrictEqual(
    lines.map((line) => decode(JSON.parse(line) as unknown, read)),
    some,
  );
  const error = new TypeError('x');
  const { name, message, stack } = decode(JSON.parse(JSON.stringify(encode(error)))) as Error;
  deepStrictEqual([name, message, stack], ['TypeError', 'x', error.stack]);
  const file = JSON.stringify(encode(new File(['abc'], 'canary.png', { type: 'image/png' })));
  deepStrictEqual(file.includes('canary'), false);
}

interface Redact {
  readonly redactor: typeof makeRedactor;
}

/** Hides what is planted in a value; what was hidden stays, for any redactor. */
export function checkPlanted(
  { redactor }: Redact,
  { encode }: Codec,
  value: unknown,
  secrets: readonly string[],
): void {
  const own = redactor();
  const hidden = own.value(value);
  const text = JSON.stringify(encode(hidden));
  for (const secret of secrets) {
    const isLeft = text.includes(JSON.stringify(secret).slice(1, -1));
    deepStrictEqual([secret, isLeft], [secret, false]);
  }
  deepStrictEqual([own.value(hidden), redactor().value(hidden)], [hidden, hidden]);
}

/** What comes again is known, equal secrets stay equal, types and shapes stay, and what is no secret stays the same. */
export function checkRedaction({ redactor }: Redact, { encode }: Codec): void {
  const own = redactor();
  const asked = { type: 'x', meta: { arg: { endpointName: 'setPassword', originalArgs: { otp, password } } } };
  own.value(asked);
  own.value({ token, aadharNumber: aadhaar, dateOfBirth: birth, currentAddress: home, phone });
  const later = {
    a: `the code ${otp}`,
    b: [`x ${password} y`],
    [`k ${token}`]: home,
    c: `born ${birth}`,
    d: Number(phone),
  };
  const again = JSON.stringify(encode(own.value(later)));
  for (const secret of [otp, password, token, home, birth, phone])
    deepStrictEqual([secret, again.includes(secret)], [secret, false]);
  const { a, b, n, w, mail, none, yes } = own.value({
    a: { phone },
    mail: { email },
    b: { mobile: phone },
    n: { phone: 9876501234 },
    w: { phone: '+91 98765-01234' },
    none: { phone: null, email: '' },
    yes: { password: true },
  }) as Record<string, Record<string, unknown>>;
  deepStrictEqual([b?.['mobile'], w?.['phone']], [a?.['phone'], a?.['phone']]);
  const beside = `+${String(a?.['phone'])} 12`;
  deepStrictEqual(own.text(beside), beside);
  deepStrictEqual(
    [/^\d{10}$/.test(String(a?.['phone'])), typeof n?.['phone'], String(n?.['phone']) === a?.['phone']],
    [true, 'number', true],
  );
  deepStrictEqual(/^[^@]+@[^@]+\.[a-z]+$/.test(String(mail?.['email'])), true);
  deepStrictEqual([none, yes], [{ phone: null, email: '' }, { password: true }]);
  const public_ = {
    ids: ['000000000000abc000000001'],
    price: 6_250_000,
    at: '2026-11-01T06:00:00.000Z',
    name: 'Seshadri Towers',
  };
  deepStrictEqual(own.value(public_) === public_, true);
}
