import fc from 'fast-check';
import { deepStrictEqual } from 'node:assert';
import type { decode, encode } from '@/actionLog/codec';
import type { redactor as makeRedactor } from '@/actionLog/redact/redactor';
import { SECRETS } from '@/actionLog/secrets';

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
  deepStrictEqual(decode(JSON.parse(JSON.stringify(encode(order))) as unknown), order);
  const safe = decode(JSON.parse('{"__proto__":{"a":1},"b":2,"$$":3}') as unknown) as object;
  deepStrictEqual([Object.keys(safe), 'a' in safe], [['b', '$'], false]);
  const large = (n: number) => ({ a: n, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 });
  const written = new Set<string>();
  const lines = [large(0), large(1), large(1)].map((one) => JSON.stringify(encode(one, written)));
  const read = new Map<string, unknown>();
  deepStrictEqual(lines.map((line) => decode(JSON.parse(line) as unknown, read)).at(-1), large(1));
  const error = decode(JSON.parse(JSON.stringify(encode(new TypeError('x')))) as unknown);
  deepStrictEqual([error instanceof Error, (error as Error).name, (error as Error).message], [true, 'TypeError', 'x']);
  deepStrictEqual(
    [decode(encode([Infinity, -Infinity])), decode(encode(Number.NaN))],
    [[Infinity, -Infinity], Number.NaN],
  );
  const file = JSON.stringify(encode(new File(['abc'], 'canary.png', { type: 'image/png' })));
  deepStrictEqual(file.includes('canary'), false);
}

/** Where a secret may come from and where it may go; the secrets are told apart by the numbers in them. */
export const CANARIES = {
  phone: '9876501234',
  email: 'canary.person@example.in',
  password: 'Canary-pass-77',
  otp: '480913',
  token: 'tok_canary_5f2e9b',
  aadhaar: '234567890123',
  birth: '1987-03-21',
  home: '12-3-45 Canary Street, Tirupati 517501',
} as const;
const { phone, email, password, otp, token, aadhaar, birth, home } = CANARIES;

/** Every channel that a secret may take, each as a value and what of it must not be left. */
export const CHANNELS: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['a payload', { type: 'x', payload: { user: { phone, email } } }, [phone, email]],
  [
    'the question of a call',
    {
      type: 'api/executeMutation/pending',
      meta: { arg: { endpointName: 'signIn', originalArgs: { username: phone, password } } },
    },
    [phone, password],
  ],
  [
    'fields that are secret in one call alone',
    {
      type: 'x',
      meta: { arg: { endpointName: 'sendEnquiry', originalArgs: { name: 'Canary Name', message: 'Canary text' } } },
    },
    ['Canary Name', 'Canary text'],
  ],
  [
    'the answer of a call',
    {
      type: 'api/executeQuery/fulfilled',
      payload: { pages: [{ entries: [{ name: 'Canary Name', phone }] }] },
      meta: { arg: { endpointName: 'getInbox' } },
    },
    ['Canary Name', phone],
  ],
  [
    'the cache',
    { api: { queries: { k: { endpointName: 'getInbox', data: { message: 'Canary text' } } } } },
    ['Canary text'],
  ],
  ['a cache key', { queryCacheKey: `signIn({"password":"${password}","username":"${phone}"})` }, [password, phone]],
  ['a cache key of nested values', { k: `updateProfile({"currentAddress":{"line":"${home}"}})` }, [home]],
  ['a cache key as a key', { [`getUser({"email":"${email}"})`]: 1 }, [email]],
  [
    'a patch',
    {
      type: 'api/queries/queryResultPatched',
      payload: {
        queryCacheKey: 'getProfile(undefined)',
        patches: [{ op: 'replace', path: ['aadharNumber'], value: aadhaar }],
      },
    },
    [aadhaar],
  ],
  ['the path of a patch', { patches: [{ op: 'add', path: ['byPhone', phone], value: 1 }] }, [phone]],
  ['a patch within a list', { patches: [{ op: 'add', path: ['password', 0], value: 'Open-Sesame' }] }, ['Open-Sesame']],
  [
    'an address',
    `/reset?otp=${otp}&email=${encodeURIComponent(email)}#token=${token}`,
    [otp, encodeURIComponent(email), token],
  ],
  ['an address in parts', `/call/%2B91${phone}/x`, [phone]],
  ['an encoded text', encodeURIComponent(`write to ${email} or ${phone}`), [encodeURIComponent(email), phone]],
  ['a form pair', { name: 'Confirm Password', value: password }, [password]],
  ['an error', new Error(`No account for ${email} or +91 98765 01234`), [email, '98765 01234']],
  ['a sentence', { message: `Aadhaar 2345 6789 0123, phone 98765-01234` }, ['2345 6789 0123', '98765-01234']],
  ['a header', 'Authorization: Bearer abc.def.ghi', ['abc.def.ghi']],
  ['JSON within a text', JSON.stringify({ body: JSON.stringify({ otp, dateOfBirth: birth }) }), [otp, birth]],
  ['numbers', { phone: Number(phone), otp: Number(otp) }, [phone, otp]],
  ['what stands below a field', { currentAddress: { lines: [home] } }, [home]],
  ['a file', { photo: new File(['x'], `${phone}.png`) }, [phone]],
  ['a chosen file', { name: 'Canary.png', size: 1, type: 'image/png' }, ['Canary']],
  ['who is logged in', { user: { username: 'Canary Name', roleCode: 'agt' } }, ['Canary Name']],
  ['base64', { message: `Failed: ${btoa(`of ${phone}`)}` }, [btoa(`of ${phone}`)]],
  ['a question of one text', { endpointName: 'searchCities', originalArgs: 'Canary' }, ['Canary']],
  ['the cache key of one text', { k: 'searchCities("Canary")' }, ['Canary']],
  [
    'an answer put into the cache',
    { payload: [{ queryDescription: { endpointName: 'getProfile' }, value: { about: 'Canary' } }] },
    ['Canary'],
  ],
];

interface Redact {
  readonly redactor: typeof makeRedactor;
}

export function checkRedaction({ redactor }: Redact, { encode }: Codec): void {
  const text = (of: unknown) => JSON.stringify(encode(of));
  for (const [name, before, secrets] of CHANNELS) {
    const own = redactor(SECRETS);
    const after = own.value(before);
    for (const secret of secrets) deepStrictEqual([name, secret, text(after).includes(secret)], [name, secret, false]);
    deepStrictEqual([name, own.value(after)], [name, after]);
    const other = redactor(SECRETS);
    deepStrictEqual([name, other.value(after)], [name, after]);
  }
  const own = redactor(SECRETS);
  const asked = { type: 'x', meta: { arg: { endpointName: 'setPassword', originalArgs: { otp, password } } } };
  own.value(asked);
  own.value({ token, aadharNumber: aadhaar, dateOfBirth: birth, currentAddress: home, phone });
  // What was seen once is known wherever it comes again.
  const again = text(
    own.value({
      a: `the code ${otp}`,
      b: [`x ${password} y`],
      [`k ${token}`]: home,
      c: `born ${birth}`,
      d: Number(phone),
    }),
  );
  for (const secret of [otp, password, token, home, birth, phone])
    deepStrictEqual([secret, again.includes(secret)], [secret, false]);
  // Equal secrets stay equal, types and shapes stay, and what is no secret stays the same object.
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
