import { ENDPOINTS } from '@/contract/endpoints';
import { codeIn, mailsTo, type IdAnswer } from '../../support/server/accounts';
import { formOf } from '../../support/server/forms';
import { aPayload } from '../../support/server/posting';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';

/** What the server alone decides, each with a word or a number that can be found again wherever it were stored. */
const WORD = 'planted-by-a-stranger';
const PLANTED = {
  role: { roleCode: WORD },
  roleCode: WORD,
  role_code: WORD,
  status: 1,
  rating: 4.987654,
  reviews: [{ name: WORD, text: WORD, rating: 5 }],
  id: WORD,
  createdAt: WORD,
  created_at: 987654321,
  owner_id: WORD,
  rank: -987654321,
  views: 987654321,
  viewCount: 987654321,
  phoneViewCount: 987654321,
  enquiryCount: 987654321,
  reviewReason: WORD,
  verified: WORD,
  isAdmin: WORD,
  password_hash: WORD,
  token: WORD,
  doc: WORD,
  toString: WORD,
} as const;

const server = appOfAll({ properties: 6, projects: 2, config: { moderation: 'manual' } });

/** Everything that is stored, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'users',
    'properties',
    'projects',
    'enquiries',
    'saved_listings',
    'listing_reviews',
    'agent_reviews',
    'challenges',
    'sessions',
  ] as const;
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

async function expectNothingPlanted(): Promise<void> {
  const stored = await everything();
  for (const trace of [WORD, '987654321', '4.987654']) expect(stored).not.toContain(trace);
}

const OWN = idOf('property', 0);

describe('fields that the server alone decides', () => {
  it.each<[string, object, number]>([
    ['postProperty', aPayload(), 200],
    ['updateProperty', { ...aPayload(), _id: OWN }, 200],
    ['deleteProperty', { _id: OWN }, 400],
    ['updateProfile', { about: 'Kind' }, 200],
    [
      'signUp',
      { countryCode: '91', username: 'New', password: 'Gruham@2026', email: 'n@example.in', phone: '9123456780' },
      400,
    ],
    ['signIn', { countryCode: '91', username: USER.phone, password: USER.password }, 400],
    ['validateOtp', { _id: 'x', otp: '123456' }, 400],
    ['forgotPassword', { username: 'user@example.in' }, 400],
    ['setPassword', { id: 'x', otp: '123456', password: 'Gruham@2027' }, 400],
    ['sendEnquiry', { kind: 'lead', listingId: OWN, name: 'Ravi', phone: '9123456780' }, 400],
  ])('are dropped or refused by %s, and never stored', async (name, body, status) => {
    const row = Object.entries(ENDPOINTS).find(([each]) => each === name)?.[1];
    const authorization = await server.tokenOf(AGENT);
    const before = await server.db.selectFrom('users').select(['id', 'role_code', 'rank']).orderBy('id').execute();
    const answer = await server.post(`/api/${row?.path ?? ''}`, { ...body, ...PLANTED }, { authorization });
    expect([answer.statusCode, answer.body]).toEqual([status, answer.body]);
    await expectNothingPlanted();
    expect(await server.db.selectFrom('users').select(['id', 'role_code', 'rank']).orderBy('id').execute()).toEqual(
      before,
    );
  });

  it('are dropped from forms with files as well', async () => {
    const authorization = await server.tokenOf(USER);
    for (const path of ['users/image', 'property/uploadFiles', 'property/image']) {
      const { payload, headers } = formOf({ field: 'role', bytes: Buffer.from(WORD), name: WORD });
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload,
        headers: { ...headers, authorization },
      });
      expect(answer.statusCode).toBe(400);
    }
    await expectNothingPlanted();
  });

  it('leave a new listing under review, its owner’s, and under an id of its own', async () => {
    const authorization = await server.tokenOf(AGENT);
    const body = {
      ...aPayload({ name: 'Mine' }),
      _id: OWN,
      status: 1,
      rating: 5,
      createdAt: '2001-01-01T00:00:00.000Z',
    };
    expect((await server.post('/api/property/properties', body, { authorization })).statusCode).toBe(200);
    const rows = await server.db.selectFrom('properties').selectAll().execute();
    const own = rows.filter(({ doc }) => (JSON.parse(doc) as { name: string }).name === 'Mine');
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ owner_id: AGENT.id, status: 0, created_at: server.clock.now });
    expect(own[0]?.id).not.toBe(OWN);
    const other = { ...aPayload({ name: 'Not mine' }), userId: USER.id };
    expect((await server.post('/api/property/properties', other, { authorization })).statusCode).toBe(403);
    expect(await everything()).not.toContain('Not mine');
  });

  it('make nobody an agent while signing up', async () => {
    const person = {
      countryCode: '91',
      username: 'Plain',
      password: 'Gruham@2026',
      email: 'p@example.in',
      phone: '9123456781',
    };
    const asked = await server.post('/api/users', person);
    const { id } = asked.json<IdAnswer>();
    const [mail] = await mailsTo(server, 'p@example.in');
    const entered = await server.post('/api/users/validateOTP', { _id: id, otp: codeIn(mail) });
    expect(entered.json()).toMatchObject({ user: { role: { roleCode: 'usr' } } });
  });
});
