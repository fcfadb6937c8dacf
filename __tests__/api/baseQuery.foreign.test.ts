import { marketplaceApi } from '@/api/marketplaceApi';
import { savedApi } from '@/api/savedApi';
import { refusal } from '../support/serverDouble';
import { loggedInAs, settle, testStore } from '../support/testStore';
import { QUIET } from '../support/quietAnswers';

const { endpoints } = marketplaceApi;
const payload = { city: 'Tirupati', userId: 'u1' } as const;
const saving = { userId: 'u1', listingId: 'p1', kind: 'property', saved: true } as const;
/** The calls of which only one thing is asked: that it was done. And what is said then without words of the server. */
const DOING: [call: string, ask: unknown, said: readonly string[]][] = [
  ['POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), ['Property deleted successfully']],
  ['POST users/profile', endpoints.updateProfile.initiate({ name: 'Asha' }), ['Profile Updated successfully']],
  ['POST enquiries', endpoints.sendEnquiry.initiate({ kind: 'newsletter', email: 'a@b.in' }), []],
  ['POST property/properties', endpoints.postProperty.initiate(payload), ['Saved']],
  ['POST property/update', endpoints.updateProperty.initiate({ ...payload, _id: 'p1' }), ['Saved']],
  ['POST saved', savedApi.endpoints.setSaved.initiate(saving), []],
];
const DONE: [what: string, answer: object][] = [
  ['200 without a body', { text: '' }],
  ['200 and a word', { text: 'OK' }],
  ['200 and a quoted word', { text: '"OK"' }],
  ['200 and an empty object', { text: '{}' }],
  ['200 and a list', { text: '[]' }],
  ['200 and null', { text: 'null' }],
  ['201 without a body', { status: 201, text: '' }],
  ['204', { status: 204, text: '' }],
];
const told = async (call: string, ask: unknown, answer: unknown) => {
  const { store, seen } = testStore({ ...QUIET.saved, [call]: answer }, { preloaded: loggedInAs() });
  const { error } = (await store.dispatch(ask as never)) as { error?: unknown };
  await settle();
  return { error, texts: seen.notices.map(({ text }) => text) };
};

describe.each(DOING)('%s', (call, ask, said) => {
  it.each(DONE)(
    'is done when the server answers %s [API-14, API-16, API-18, API-23, API-29]',
    async (_what, answer) => {
      expect(await told(call, ask, answer)).toEqual({ error: undefined, texts: said });
    },
  );

  it.each([
    ['a page', '<!doctype html><h1>Sign in to this network</h1>'],
    ['half an answer', '{"message":"do'],
  ])('is not called done by %s [ERR-5]', async (_what, text) => {
    const { error, texts } = await told(call, ask, { text });
    expect(error).toMatchObject({ status: 'UNREADABLE' });
    expect(texts).toHaveLength(1);
  });
});

it.each([
  ['GET property', endpoints.getProperties.initiate('')],
  ['GET users/profile', endpoints.getProfile.initiate()],
  ['POST users/signin', endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' })],
  [
    'POST users',
    endpoints.signUp.initiate({ countryCode: '91', username: 'A', email: 'a@b.in', phone: '9', password: 'x' }),
  ],
  ['GET users/getAllCities', endpoints.getCities.initiate()],
])('%s, which asks for something, cannot be read out of a word [ERR-5]', async (call, ask) => {
  expect((await told(call, ask, { text: 'OK' })).error).toMatchObject({ status: 'UNREADABLE' });
});

describe('a reason that is a list', () => {
  const list = ['A price is missing.', 'A city is missing.'];

  it('is told as sentences [ERR-3]', async () => {
    const answer = { status: 400, body: { errors: { message: list } } };
    const { texts } = await told('POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), answer);
    expect(texts).toEqual(['A price is missing. A city is missing.']);
  });

  it('is told with a full stop between the parts that have none [ERR-3]', async () => {
    const answer = { status: 400, body: { errors: { message: ['price is missing', 'city is missing'] } } };
    const { texts } = await told('POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), answer);
    expect(texts).toEqual(['price is missing. city is missing']);
  });

  it('keeps how each part ends [ERR-3]', async () => {
    const answer = { status: 400, body: { errors: { message: ['Is it sold?', 'Not yet!', 'ask again'] } } };
    const { texts } = await told('POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), answer);
    expect(texts).toEqual(['Is it sold? Not yet! ask again']);
  });

  it('ends a session with its words too [ERR-2]', async () => {
    const answer = { status: 401, body: { message: ['Session expired.', 'Log in again.'] } };
    const { texts } = await told('POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), answer);
    expect(texts).toEqual(['Session expired. Log in again.']);
  });

  it.each([
    ['an empty list', { errors: { message: [] } }],
    ['a message beside no errors', { message: 'The price is missing.' }],
  ])('%s is no reason [ERR-3]', async (_what, body) => {
    const { texts } = await told('POST property/delete', endpoints.deleteProperty.initiate({ _id: 'p1' }), {
      status: 400,
      body,
    });
    expect(texts).toEqual(['Something went wrong']);
  });

  it('stays to the letter when it is one text [ERR-3]', async () => {
    const words = 'Nr. 5: it is missing.';
    const { texts } = await told(
      'POST property/delete',
      endpoints.deleteProperty.initiate({ _id: 'p1' }),
      refusal(400, words),
    );
    expect(texts).toEqual([words]);
  });
});
