import { WAYS_OF_A_PHONE } from './contactTexts';

/** Where a secret may come from and where it may go: what it is, a value that carries it, and what must not be left. */
type Planted = readonly [what: string, value: unknown, ...secrets: string[]];

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
const { phone, email, password, otp, token, birth, home } = CANARIES;
const NAME = 'Canary Kumar';
const user = { _id: 'u1', username: NAME, roleCode: 'agt', email, phone, profilePic: null };

const asked = (endpointName: string, originalArgs: unknown) => ({
  type: 'api/executeMutation/pending',
  meta: { arg: { endpointName, originalArgs } },
});
const answered = (endpointName: string, payload: unknown) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: { arg: { endpointName } },
});
const patched = (path: readonly unknown[], value: unknown) => ({ patches: [{ op: 'replace', path, value }] });

const listing = {
  _id: 'x1',
  name: 'Sea flat',
  flatNumber: 'F-302-XQ',
  location: 'Door 5-6-7 Gandhiroad',
  address: '12-3 Canarystreet',
} as const;
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
    [`${field} in a patch`, { payload: patched(['x', field], secret) }, secret],
    [`${field} in navigation`, { type: 'router/moved', payload: { state: { property: listing } } }, secret],
    [`${field} in a refusal`, { type: 'api/executeMutation/rejected', payload: { data: listing } }, secret],
    [`${field} in a sentence`, `Failed: {"${field}":"${secret}"}`, secret],
  ];
});

const people: readonly Planted[] = [
  ['the user of the session', { session: { token: 't', user } }, NAME],
  ['a login', answered('signIn', { message: null, token, user }), NAME, token, phone, email],
  ['a profile', answered('getProfile', { name: NAME }), NAME],
  ['a sign-up', asked('signUp', { username: NAME, password }), NAME, password],
  ['a lead', asked('sendEnquiry', { name: NAME, message: `I am ${NAME}` }), NAME],
  ['an inbox', answered('getInbox', { pages: [{ entries: [{ name: NAME, phone }] }] }), NAME, phone],
  ['the cache', { api: { queries: { k: { endpointName: 'getInbox', data: { message: NAME } } } } }, NAME],
  [
    'what is put into it',
    { payload: [{ queryDescription: { endpointName: 'getProfile' }, value: { about: NAME } }] },
    NAME,
  ],
  ['a form as it stands', { forms: { a: { endpointName: 'updateProfile', originalArgs: { about: NAME } } } }, NAME],
  ['a chosen file', { uploads: [{ id: 'a', name: `${NAME}.jpg`, size: 1, type: 'image/jpeg' }] }, NAME],
  ['a file', { photo: new File(['x'], `${phone}.png`) }, phone],
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

const mail = encodeURIComponent(email);
const others: readonly Planted[] = [
  ['a cache key', { queryCacheKey: `signIn({"password":"${password}","username":"${phone}"})` }, password, phone],
  ['a cache key of nested values', { k: `updateProfile({"currentAddress":{"line":"${home}"}})` }, home],
  ['a cache key as a key', { [`getUser({"email":"${email}"})`]: 1 }, email],
  ['a place typed by hand', asked('searchCities', '31-7 Canary Colony'), 'Canary'],
  ['a place typed by hand, in a cache key', { queryCacheKey: 'searchCities("31-7 Canary Colony")' }, 'Canary'],
  ['the path of a patch', patched(['byPhone', phone], 1), phone],
  ['a patch within a list', patched(['password', 0], 'Open-Sesame'), 'Open-Sesame'],
  ['an address', `/reset?otp=${otp}&email=${mail}#token=${token}`, otp, mail, token],
  ['a token within an address', '?next=%2Fx%3Ftoken%3Dabc.def.ghij', 'abc.def.ghij'],
  ['a token behind a scheme', 'https://h/?token=abc.def.ghij', 'abc.def.ghij'],
  ['a code behind a scheme', 'http://h/x#otp=480913', '480913'],
  ['an encoded text', encodeURIComponent(`write to ${email} or ${phone}`), mail, phone],
  ['a form pair', { name: 'Confirm Password', value: password }, password],
  ['an error', new Error(`No account for ${email} or +91 98765 01234`), email, '98765 01234'],
  ['a header', 'Authorization: Bearer abc.def.ghi', 'abc.def.ghi'],
  ['JSON within a text', JSON.stringify({ body: JSON.stringify({ otp, dateOfBirth: birth }) }), otp, birth],
  ['numbers', { phone: Number(phone), otp: Number(otp) }, phone, otp],
  ['what stands below a field', { currentAddress: { lines: [home] } }, home],
  ['a day of birth of a foreign server', { dateOfBirth: '1990-01-31T00:00:00.000Z' }, '1990-01-31'],
  ...[
    ['born on 29/03/1979', '1979'],
    ['No account for రవి@ఉదాహరణ.భారత్', 'రవి'],
    ['next=/x?token=canary.tok', 'canary'],
    [`/call/%2B91${phone}/x`, phone],
    ['?city=98480%2C22338', '22338'],
    ['Aadhaar 2345 6789 0123', '2345 6789 0123'],
    ['Aadhaar 2345.6789–0123', '2345'],
  ].map(([text = '', secret = '']): Planted => [text, text, secret]),
  ...['ravi@exam', 'ravi @ gmail', 'ravi at gmail dot com', 'ravi[at]gmail', 'RAVI@GMAIL.COM'].map(
    (secret): Planted => [secret, { type: 'r', payload: { text: `write ${secret} please` } }, secret],
  ),
];

export const PLANTED: readonly Planted[] = [...doors, ...people, ...encoded, ...ways, ...others];
