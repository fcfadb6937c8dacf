import * as codec from '@/actionLog/codec';
import { redactor } from '@/actionLog/redact/redactor';
import { SECRETS } from '@/actionLog/secrets';
import { WAYS_OF_A_PHONE } from '../../support/contactTexts';

/** What was planted, a value that carries it, and how it is written there. */
type Planted = readonly [what: string, value: unknown, secret: string];

const listing = {
  _id: 'x1',
  name: 'Sea flat',
  flatNumber: 'F-302-XQ',
  location: 'Door 5-6-7 Gandhiroad',
  address: '12-3 Canarystreet',
} as const;
const NAME = 'Canary Kumar';
const user = { _id: 'u1', username: NAME, roleCode: 'agt', email: 'c@d.in', phone: '9876501234', profilePic: null };

const asked = (endpointName: string, originalArgs: unknown) => ({
  type: 'api/executeMutation/pending',
  meta: { arg: { endpointName, originalArgs } },
});
const answered = (endpointName: string, payload: unknown) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: { arg: { endpointName } },
});

const doors = (['flatNumber', 'location', 'address'] as const).flatMap((field): readonly Planted[] => {
  const secret = listing[field];
  return [
    [`${field} in an own listing`, answered('getMyProperties', [listing]), secret],
    [`${field} in a detail`, answered('getProperty', [listing]), secret],
    [`${field} in the records`, { type: 'records/received', payload: { properties: [listing] } }, secret],
    [`${field} in the state`, { properties: { entities: { x1: listing } } }, secret],
    [`${field} in an update`, asked('updateProperty', listing), secret],
    [`${field} in a form's pair`, { type: 'form/changed', payload: { name: field, value: secret } }, secret],
    [`${field} in a form's values`, { type: 'form/saved', payload: { values: { [field]: secret } } }, secret],
    [`${field} in a patch`, { payload: { patches: [{ op: 'replace', path: ['x', field], value: secret }] } }, secret],
    [`${field} in navigation`, { type: 'router/moved', payload: { state: { property: listing } } }, secret],
    [`${field} in a refusal`, { type: 'api/executeMutation/rejected', payload: { data: listing } }, secret],
    [`${field} in a sentence`, `Failed: {"${field}":"${secret}"}`, secret],
  ];
});

const people: readonly Planted[] = [
  ['the session’s user', { session: { token: 't', user } }, NAME],
  ['a login', answered('signIn', { message: null, token: 'tok', user }), NAME],
  ['who is logged in', answered('getCurrentUser', user), NAME],
  ['the cache of who is logged in', { queries: { k: { endpointName: 'getCurrentUser', data: user } } }, NAME],
  ['a login in another tab', { type: 'storage/changedElsewhere', payload: { session: { user } } }, NAME],
  ['a profile', answered('getProfile', { name: NAME }), NAME],
  ['a sign-up', asked('signUp', { username: NAME }), NAME],
  ['a lead', asked('sendEnquiry', { name: NAME }), NAME],
  ['an enquiry', answered('getInbox', { message: `Call ${NAME}` }), NAME],
  ['a file', { uploads: [{ id: 'a', name: `${NAME}.jpg`, size: 1, type: 'image/jpeg' }] }, NAME],
  ['an owner', answered('getMyProperties', [{ userId: { phone: '98765 01234' } }]), '98765 01234'],
];

const base64 = (text: string) => Buffer.from(text).toString('base64');
const DIRECT = ['9876501234', '98765 01234', 'ravi.kumar@example.in', '29/03/1979', '2345 6789 0123'];
const encoded = DIRECT.flatMap((secret): readonly Planted[] =>
  [
    base64(secret),
    base64(`No account for ${secret}.`).replace(/=+$/, ''),
    base64(JSON.stringify({ of: secret })),
    Buffer.from(`<${secret}>`).toString('base64url'),
    encodeURIComponent(base64(`of ${secret}`)),
    base64(base64(`twice ${secret}`)),
  ].flatMap((run): readonly Planted[] => [
    [`${secret} as ${run} in an error`, { error: new Error(`Failed: ${run}`) }, run],
    [`${secret} as ${run} in an address`, `/contact/${run}?data=${run}`, run],
  ]),
);
const ways = [...WAYS_OF_A_PHONE, '984802233'].flatMap((secret): readonly Planted[] => [
  [`${secret} in a component stack`, `at Card (${secret})\n    at Page`, secret],
  [`${secret} in an error`, { type: 'e', error: new Error(`No account for ${secret}`) }, secret],
  [`${secret} as it was typed`, { type: 'q', payload: { search: secret } }, secret],
  [`${secret} in a cache key`, { queries: { [`getProperties(${JSON.stringify(`city=${secret}`)})`]: 1 } }, secret],
]);

const others: readonly Planted[] = [
  ['a place typed by hand', asked('searchCities', '31-7 Canary Colony'), 'Canary'],
  ['a place typed by hand, in a cache key', { queryCacheKey: 'searchCities("31-7 Canary Colony")' }, 'Canary'],
  ['a form as it stands', { forms: { a: { endpointName: 'updateProfile', originalArgs: { about: NAME } } } }, NAME],
  ['a day of birth of a foreign server', { dateOfBirth: '1990-01-31T00:00:00.000Z' }, '1990-01-31'],
  ...[
    ['born on 29/03/1979', '1979'],
    ['No account for రవి@ఉదాహరణ.భారత్', 'రవి'],
    ['next=/x?token=canary.tok', 'canary'],
    ['see http://h/a?x=1#otp=480913', '480913'],
    ['?city=98480%2C22338', '22338'],
    ['Aadhaar 2345.6789–0123', '2345'],
  ].map(([text = '', secret = '']): Planted => [text, text, secret]),
  ['a token behind a scheme', 'https://h/?token=abc.def.ghij', 'abc.def.ghij'],
  ['a code behind a scheme', 'http://h/x#otp=480913', '480913'],
  ['a token within an address', '?next=%2Fx%3Ftoken%3Dabc.def.ghij', 'abc.def.ghij'],
  ...['ravi@exam', 'ravi @ gmail', 'ravi at gmail dot com', 'ravi[at]gmail', 'RAVI@GMAIL.COM'].map(
    (secret): Planted => [secret, { type: 'r', payload: { text: `write ${secret} please` } }, secret],
  ),
];

it.each([...doors, ...people, ...encoded, ...ways, ...others])(
  'does not write %s [STORE-8]',
  (_what, value, secret) => {
    const own = redactor(SECRETS);
    const hidden = own.value(value);
    expect(JSON.stringify(codec.encode(hidden))).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect([own.value(hidden), redactor(SECRETS).value(hidden)]).toStrictEqual([hidden, hidden]);
  },
);
