import fc from 'fast-check';
import { answers, errorBody } from '@/contract/answers';
import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import { bodies, queries } from '@/contract/payloads';
import { encodeText } from '@/domain/text';
import { formOf } from './forms';
import { aPayload } from './posting';
import type { TestApp } from './testApp';
import { AGENT, idOf, NOW, USER } from './world';

/** Values that no honest client sends, and some that it does. */
const words = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-1',
    '5',
    'NaN',
    '1e309',
    '99999999999999999999',
    'null',
    'true',
    '[]',
    '{}',
    'Commercial',
    'newest',
  ],
  ...[
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '_',
    '\\',
    '%00',
    '\0',
    '\u202e',
    '\ud800',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '../../../etc/passwd', '${7*7}', '{{7*7}}', '🏠'.repeat(100)],
  ...['x'.repeat(200), 'x'.repeat(6000), AGENT.id, USER.id, AGENT.phone, '91', 'Tirupati', '2026-02-30', 'a@b.in'],
);
const texts = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 90 }), fc.string({ maxLength: 20 }));
const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-1, 0, 1e308, -1e308, 2 ** 53, 99_999_999_999, 100_000_000_000, 5e-324),
);
const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
const values: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 3, arbitrary: numbers },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, {}, [], [[]], { $ne: null }, nested(19), nested(25)) },
  { weight: 1, arbitrary: fc.array(texts, { maxLength: 120 }) },
  { weight: 1, arbitrary: fc.dictionary(texts, fc.oneof(fc.boolean(), texts), { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

type JsonName = keyof typeof bodies;
type FormName = 'uploadProfilePicture' | 'uploadPictures' | 'uploadMainPicture';
type QueryName = keyof typeof queries;

/** What each call takes as it is; the fuzz begins here, so that most of it gets past the first check. */
const HONEST: Readonly<Record<JsonName, object>> = {
  deleteProperty: { _id: idOf('property', 1) },
  updateProfile: { name: 'Ravi', about: 'Kind', gender: 'Male', age: 40, realEstateExperience: 4 },
  postProperty: aPayload(),
  updateProperty: { ...aPayload(), _id: idOf('property', 0) },
  signUp: {
    countryCode: '91',
    username: 'Ravi',
    password: 'Gruham@2026',
    email: 'new@example.in',
    phone: '9123456789',
  },
  signIn: { countryCode: '91', username: USER.phone, password: USER.password },
  validateOtp: { _id: 'x', otp: '123456' },
  forgotPassword: { username: 'user@example.in' },
  setPassword: { id: 'x', otp: '123456', password: 'Gruham@2027' },
  sendEnquiry: { kind: 'lead', listingId: idOf('property', 0), name: 'Ravi', phone: '9123456789', consent: true },
};

/** A honest body with some fields replaced, some left out and some added. */
function jsonBody(name: JsonName): fc.Arbitrary<string> {
  const known = Object.keys(bodies[name].shape);
  const field = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('role', 'status', 'rating', '_id', 'id', 'createdAt', '__proto__', 'toString'),
    },
    { weight: 1, arbitrary: texts },
  );
  const changed = fc
    .tuple(
      fc.array(fc.tuple(field, values), { maxLength: 6 }),
      fc.subarray(known, { maxLength: Math.min(2, known.length) }),
    )
    .map(([changes, gone]) => {
      const entries = new Map<string, unknown>(Object.entries(HONEST[name]));
      for (const each of gone) entries.delete(each);
      for (const [key, value] of changes) entries.set(key, value);
      // Written by hand, so that `__proto__` travels as a field.
      return `{${[...entries].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
    });
  return fc.oneof(
    { weight: 12, arbitrary: changed },
    { weight: 1, arbitrary: fc.tuple(changed, fc.nat()).map(([text, at]) => text.slice(0, at % text.length)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        texts,
        values.map((value) => JSON.stringify(value)),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('{"city":NaN}', '{"expectedPrice":1e999}', '{"a":1,"a":2}', '\ufeff{}') },
  );
}

interface Sent {
  readonly name: EndpointName;
  readonly as: 'agent' | 'user' | 'nobody';
  readonly body?: string;
  readonly type?: string;
  readonly form?: ReturnType<typeof formOf>;
  readonly query?: string;
}

const as = fc.constantFrom('agent' as const, 'agent' as const, 'user' as const, 'nobody' as const);
const type = fc.oneof(
  { weight: 30, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x', ''),
  },
);
const FORMS: readonly FormName[] = ['uploadProfilePicture', 'uploadPictures', 'uploadMainPicture'];
const file = fc.record({
  field: fc.constantFrom('profilePic', 'images', 'image', 'x', '__proto__'),
  bytes: fc
    .tuple(
      fc.constantFrom(
        '',
        '\xff\xd8\xff',
        '\x89PNG\r\n\x1a\n',
        'GIF89a',
        'RIFF0000WEBP',
        'BM',
        '<svg ',
        'PK\x03\x04',
        '%PDF-',
      ),
      fc.uint8Array({ maxLength: 200 }),
    )
    .map(([mark, rest]) => Buffer.concat([Buffer.from(mark, 'latin1'), rest])),
});
const forms: fc.Arbitrary<Sent> = fc
  .tuple(fc.constantFrom(...FORMS), as, fc.array(file, { maxLength: 3 }), fc.option(fc.nat(), { freq: 4 }))
  .map(([name, who, files, cutAt]) => {
    const whole = formOf(...files);
    const payload = cutAt === null ? whole.payload : whole.payload.subarray(0, cutAt % (whole.payload.length + 1));
    return { name, as: who, form: { ...whole, payload } };
  });

const jsonNames = Object.keys(bodies) as readonly JsonName[];

/** Anything that could be sent to a POST call. */
export const anyPost: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .constantFrom(...jsonNames)
      .chain((name) => fc.record({ name: fc.constant(name), as, type, body: jsonBody(name) })),
  },
  { weight: 1, arbitrary: forms },
);

const queryNames = Object.keys(queries) as readonly QueryName[];

/** Any question that could be asked of a GET call. */
export const anyQuery: fc.Arbitrary<Sent> = fc.constantFrom(...queryNames).chain((name) => {
  const known = Object.keys(queries[name].shape);
  const key = fc.oneof(
    { weight: 8, arbitrary: known.length > 0 ? fc.constantFrom(...known) : texts },
    { weight: 1, arbitrary: fc.constantFrom('x', '__proto__', 'city[$ne]', 'city[]', 'role') },
  );
  const pair = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(key, texts).map(([each, value]) => `${encodeText(each)}=${encodeText(value)}`) },
    { weight: 1, arbitrary: fc.constantFrom('%zz', '&&', '=', 'city=%ff%fe', 'city=%ed%a0%80', '?', 'after=e30') },
  );
  return fc.record({
    name: fc.constant(name),
    as,
    query: fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`),
  });
});

interface Answered {
  readonly status: number;
  /** ms. */
  readonly took: number;
}

/** Sends it and checks the shape of what comes back, good or bad; the clock moves on, so that limits let most through. */
export function fuzzer(server: TestApp) {
  const tokens = new Map<string, string>();
  const tokenOf = async (who: Sent['as']): Promise<string> => {
    if (who === 'nobody') return '';
    const known = tokens.get(who) ?? (await server.tokenOf(who === 'agent' ? AGENT : USER));
    tokens.set(who, known);
    return known;
  };
  let sent = 0;
  return async (each: Sent): Promise<Answered> => {
    sent += 1;
    server.clock.now = NOW + sent * 2000;
    // Sessions of so long a day would end.
    if (sent % 1000 === 0) tokens.clear();
    const authorization = await tokenOf(each.as);
    const { method, path } = ENDPOINTS[each.name];
    const start = performance.now();
    const answer = await server.app.inject({
      method,
      url: `/api/${path}${each.query ?? ''}`,
      ...(each.form ? { payload: each.form.payload } : each.body === undefined ? {} : { payload: each.body }),
      headers: {
        ...(each.form?.headers ?? (each.type ? { 'content-type': each.type } : {})),
        ...(authorization ? { authorization } : {}),
      },
      remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    });
    const took = performance.now() - start;
    const { statusCode: status } = answer;
    const shape = status === 200 ? answers[each.name] : errorBody;
    const body: unknown = JSON.parse(answer.body);
    const wrong = shape.safeParse(body).error;
    if (status >= 500 || wrong !== undefined)
      throw new Error(
        `${each.name} was answered ${status}: ${answer.body.slice(0, 300)} ${wrong?.message.slice(0, 500) ?? ''}`,
      );
    return { status, took };
  };
}
