import { setStanding } from '@/server/db/queries/away';
import { emptyAccount } from '@/server/db/queries/erasing';
import { sweepLeft, GRACE } from '@/server/operations/leaving';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { hashing, hashPassword } from '@/server/rules/passwords';
import { checkDueListings } from '@/server/operations/reviews';
import { writeListing } from '@/server/db/queries/listings';
import { jpeg } from '../../support/jpeg';
import { ask, mailsTo, signIn, type LoginAnswer } from '../../support/server/accounts';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { AGENT, idOf, NOW, REVIEW, USER } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const MINUTE = 60_000;
const photo = (background: string) => jpeg(60, 40, background);
const OTHER = { id: idOf('user', 3) };
let server: StoredApp;
afterEach(() => server.close());
const [onFolder] = STORED_APPS.map(([, start]) => start);

async function start(): Promise<void> {
  if (onFolder === undefined) throw new Error('no store');
  server = await onFolder({ properties: 12, projects: 0 });
}

const deleteWith = (password: string, authorization: string) =>
  server.post('/api/users/delete', { password }, { authorization });
const login = (phone: string = AGENT.phone) => signIn(server.app, { ...AGENT, phone });
const tokenAfterLogin = async () => (await login()).json<LoginAnswer>().user.token;
const sweepAt = async (now: number) => {
  server.clock.now = now;
  await sweepLeft(server.db, { moderation: 'auto', moderationDelay: 20 }, now);
  await sweepUploads(server.db, server.uploads, now);
};
const total = async () => Number((await server.get('/api/property')).headers['x-total-count']);
const agentPage = () => server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`);
const agents = async () => (await server.get('/api/users/getAgents')).body;
/** What the lists count, against what they would count anew. */
async function countsAreRight(): Promise<void> {
  const active = await server.db
    .selectFrom('properties')
    .select(['owner_id', 'count_key'])
    .where('status', '=', 1)
    .execute();
  const counted = await server.db.selectFrom('listing_counts').select(['key', 'listings']).execute();
  expect(counted.reduce((sum, { listings }) => sum + listings, 0)).toBe(active.length);
  const owners = await server.db.selectFrom('users').select(['id', 'active_listings']).execute();
  for (const { id, active_listings } of owners)
    expect([id, active_listings]).toEqual([id, active.filter(({ owner_id }) => owner_id === id).length]);
}

describe('deleting one’s account [DASH-1]', () => {
  beforeEach(start);

  it('hides page and listings at once, ends the sessions and says by mail until when it can be taken back', async () => {
    const [token, other] = [await server.tokenOf(AGENT), await server.tokenOf(AGENT)];
    const before = await total();
    const own = server.properties.filter(({ status }, n) => status === 1 && n % 3 === 0);
    expect(own.length).toBeGreaterThan(1);
    const answer = await deleteWith(AGENT.password, token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Your account will be deleted on 29 January 2026. Log in before that day to keep it.',
        deletionDueAt: new Date(NOW + GRACE).toISOString(),
      },
    ]);
    for (const authorization of [token, other])
      expect((await server.get('/api/users/current', { authorization })).statusCode).toBe(401);
    expect(await total()).toBe(before - own.length);
    await countsAreRight();
    expect((await agentPage()).statusCode).toBe(404);
    expect(await agents()).not.toContain(AGENT.id);
    expect((await server.get('/api/homeSettings/agents')).body).not.toContain(AGENT.id);
    expect((await server.get(`/api/property/propertyDetailsByUser?id=${own[0]?.id ?? ''}`)).json()).toEqual([]);
    expect((await server.get('/sitemap-agents-1.xml')).body).not.toContain(AGENT.id);
    const [mail] = await mailsTo(server, 'agent@example.in');
    expect(mail?.subject).toBe('Your Gruham account will be deleted on 29 January 2026');
    expect(mail?.text).toContain('Until 29 January 2026 you can change your mind');
  });

  it('is refused with a wrong password, bounded like a login, and leaves everything as it was', async () => {
    const token = await server.tokenOf(AGENT);
    const before = await total();
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await deleteWith('wrong', token);
      expect([answer.statusCode, wordsOf(answer)]).toEqual([400, 'The password is not right. Nothing was deleted.']);
    }
    const sixth = await deleteWith(AGENT.password, token);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    // The same measure: who tries passwords at the one door gets no more at the other.
    expect((await login()).statusCode).toBe(429);
    expect(await total()).toBe(before);
    expect((await agentPage()).statusCode).toBe(200);
    expect(await mailsTo(server, 'agent@example.in', 0)).toEqual([]);
  });

  it('is not done with a password that was changed while it was compared', async () => {
    const token = await server.tokenOf(AGENT);
    const owners = await hashPassword('the owner’s new one');
    const { begun } = hashing;
    const deleting = deleteWith(AGENT.password, token);
    while (hashing.begun === begun) await new Promise(setImmediate);
    await server.db.updateTable('users').set({ password_hash: owners }).where('id', '=', AGENT.id).execute();
    const answer = await deleting;
    expect([answer.statusCode, wordsOf(answer)]).toEqual([400, 'The password is not right. Nothing was deleted.']);
    expect((await agentPage()).statusCode).toBe(200);
    expect(await mailsTo(server, 'agent@example.in', 0)).toEqual([]);
  });

  it('can be taken back until its day: everything is as it was, under review what was under review', async () => {
    const statuses = () => server.db.selectFrom('properties').select(['id', 'status']).orderBy('id').execute();
    const before = await statuses();
    const page = (await agentPage()).body;
    await deleteWith(AGENT.password, await server.tokenOf(AGENT));
    server.clock.now += GRACE - MINUTE;
    await sweepAt(server.clock.now);
    const token = await tokenAfterLogin();
    const authorization = token;
    expect((await server.get('/api/users/standing', { authorization })).json()).toEqual({
      deletionDueAt: new Date(NOW + GRACE).toISOString(),
      application: null,
    });
    const mine = await postingOf(server, token).mine();
    expect(mine.some(({ status }) => status === 1)).toBe(false);
    expect(mine.find(({ status }) => status === 0)?.reviewReason).toMatch(/about to be deleted/);
    const posted = await postingOf(server, token).post(aPayload());
    expect([posted.statusCode, wordsOf(posted)]).toEqual([409, expect.stringContaining('Keep my account')]);
    const kept = await server.post('/api/users/keep', {}, { authorization });
    expect([kept.statusCode, wordsOf(kept)]).toEqual([200, expect.stringContaining('Your account stays')]);
    expect((await server.get('/api/users/standing', { authorization })).json()).toEqual({
      deletionDueAt: null,
      application: null,
    });
    expect(await statuses()).toEqual(before);
    expect((await agentPage()).body).toBe(page);
    await countsAreRight();
    await sweepAt(server.clock.now + 2 * GRACE);
    expect((await agentPage()).statusCode).toBe(200);
  });

  it('does not lose a listing that waited for its check: it waits again', async () => {
    const token = await server.tokenOf(AGENT);
    const id = await postingOf(server, token).posted(aPayload());
    await deleteWith(AGENT.password, token);
    await checkDueListings(server.db, server.config, NOW + 60_000, () => undefined);
    const again = await tokenAfterLogin();
    expect(await postingOf(server, again).one(id)).toMatchObject({ status: 0 });
    await server.post('/api/users/keep', {}, { authorization: again });
    await checkDueListings(server.db, server.config, server.clock.now + 60_000, () => undefined);
    expect(await postingOf(server, again).one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('shows a listing to nobody else while the listings are still being withdrawn', async () => {
    const [stray] = server.properties.filter(({ status }, n) => status === 1 && n % 3 === 0);
    const url = `/api/property/propertyDetailsByUser?id=${stray?.id ?? ''}`;
    await setStanding(server.db, AGENT.id, { suspended_at: NOW, suspended_reason: 'Why.' }, NOW);
    expect((await server.get(url)).json()).toEqual([]);
    expect((await server.get(url, { authorization: await server.tokenOf(USER) })).json()).toEqual([]);
    expect((await server.get(url, { authorization: await server.tokenOf(AGENT) })).json()).toHaveLength(1);
  });

  it('heals what broke off, and what was posted at that very moment', async () => {
    await deleteWith(AGENT.password, await server.tokenOf(AGENT));
    const [stray] = server.properties.filter(({ status }) => status === 1);
    await writeListing(server.db, stray?.id ?? '', { status: 1, status_before: null });
    expect((await server.get('/api/property')).body).toContain(stray?.id);
    await sweepAt(NOW + MINUTE);
    expect((await server.get('/api/property')).body).not.toContain(stray?.id);
  });
});

describe('an account whose time is over', () => {
  /** Whatever any table says, as one text. */
  async function everything(): Promise<string> {
    const tables = await server.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        server.db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  }
  const secrets = [OTHER.id, '9000000003', 'a3@example.in', 'Anand', 'House on the hill', 'Meena'];

  it.each(STORED_APPS)('is erased: no row and no file is left of it, with pictures in %s', async (_store, begin) => {
    server = await begin({ properties: 12, projects: 1 });
    const authorization = await server.tokenOf(OTHER);
    const agent = postingOf(server, authorization);
    const sent = await agent.send('uploadFiles', 'images', await photo('#3a6'), await photo('#a63'));
    const { images } = sent.json<{ images: string[] }>();
    const payload = aPayload({ userId: OTHER.id, name: 'House on the hill', kitchen: images });
    expect((await agent.post(payload)).statusCode).toBe(200);
    await server.post('/api/users/profile', { about: 'Anand sells', aadharNumber: '234123412346' }, { authorization });
    const [mine, theirs] = [server.properties[0]?.id, server.properties[1]?.id];
    const enquiry = { name: 'Anand', phone: '9000000003', email: 'a3@example.in', message: 'Call Anand' };
    await server.post('/api/enquiries', { kind: 'callback', agentId: AGENT.id, ...enquiry }, { authorization });
    await server.post(
      '/api/enquiries',
      { kind: 'report', listingId: mine, reason: 'Sold', message: 'Anand' },
      { authorization },
    );
    await server.post('/api/saved', { listingId: mine, kind: 'property', saved: true }, { authorization });
    await server.get(`/api/property/propertyDetailsByUser?id=${mine ?? ''}`, { authorization });
    const user = await server.tokenOf(USER);
    await server.post('/api/enquiries', {
      kind: 'lead',
      listingId: theirs,
      name: 'Meena',
      phone: '9123456780',
      consent: true,
    });
    await server.post('/api/saved', { listingId: theirs, kind: 'property', saved: true }, { authorization: user });
    await server.get(`/api/property/propertyDetailsByUser?id=${theirs ?? ''}`, { authorization: user });
    await server.post('/api/users/forgotPassword', { username: 'a3@example.in' });
    await server.post('/api/enquiries', { kind: 'newsletter', email: 'a3@example.in' });
    await server.post('/api/enquiries', { kind: 'callback', agentId: OTHER.id }, { authorization: user });
    const review = { stars: 5, text: 'Anand sold our house within a month.' };
    expect((await server.post('/api/reviews', { agentId: OTHER.id, review }, { authorization: user })).statusCode).toBe(
      200,
    );
    await server.post('/api/reviews/report', { reviewId: REVIEW.id, reason: 'Anand was wrong' }, { authorization });
    for (const secret of secrets) expect(await everything()).toContain(secret);
    expect(server.stored()).not.toEqual([]);

    await server.db
      .updateTable('users')
      .set({ leaves_at: NOW + GRACE, away_since: NOW })
      .where('id', '=', OTHER.id)
      .execute();
    await sweepAt(NOW + GRACE - 1);
    expect(await everything()).toContain('House on the hill');
    await sweepAt(NOW + GRACE);
    await sweepAt(NOW + GRACE + 10 * MINUTE);
    const left = await everything();
    // Others keep what they saved, as a bare id that nothing answers to.
    for (const secret of secrets) expect([secret, left.includes(secret)]).toEqual([secret, false]);
    expect(server.stored()).toEqual([]);
    await countsAreRight();

    const inbox = await server.get('/api/enquiries/inbox', { authorization: await server.tokenOf(AGENT) });
    expect(inbox.json()).toMatchObject([{ kind: 'callback', name: null, phone: null, email: null, message: null }]);
    const saved = await server.get('/api/saved', { authorization: await server.tokenOf(USER) });
    expect(saved.json()).toEqual([{ listingId: theirs, kind: 'property', savedAt: expect.any(String), gone: true }]);
    for (const path of ['property', 'projects', 'users/getAgents', 'homeSettings/agents', 'builders/getAllBuilders'])
      expect([path, (await server.get(`/api/${path}`)).statusCode]).toEqual([path, 200]);
  });

  it('leaves its projects, and what is asked of them, to the marketplace; its number and e-mail can be used anew [JDET-9]', async () => {
    if (onFolder === undefined) throw new Error('no store');
    server = await onFolder({ properties: 3, projects: 2 });
    const [own = '', others = ''] = server.projects.map(({ id }) => id);
    const { db } = server;
    const offered = (id: string, owner_id: string) =>
      db.updateTable('projects').set({ owner_id }).where('id', '=', id).execute();
    await offered(own, AGENT.id);
    await offered(others, OTHER.id);
    for (const [n, listingId] of [own, others, server.properties[0]?.id].entries())
      await server.post('/api/enquiries', { kind: 'lead', phone: `912345678${n}`, consent: true, listingId });
    await server.post('/api/enquiries', { kind: 'report', reason: 'Sold', listingId: own });
    await db
      .updateTable('enquiries')
      .set({ state: 'called', answered_at: NOW, note: 'Called', next_on: '2026-01-20' })
      .execute();
    // It was emptied before, and kept for its project.
    await db.updateTable('users').set({ erased_at: NOW }).where('id', '=', OTHER.id).execute();
    await deleteWith(AGENT.password, await server.tokenOf(AGENT));
    await sweepAt(NOW + GRACE);
    await sweepAt(NOW + GRACE + 10 * MINUTE);
    expect(await db.selectFrom('users').select('id').where('id', 'in', [AGENT.id, OTHER.id]).execute()).toEqual([]);
    const asked = await db
      .selectFrom('enquiries')
      .select(['listing_id', 'agent_id', 'state', 'answered_at', 'note', 'next_on'])
      .execute();
    const unread = { agent_id: null, state: 'new', answered_at: null, note: null, next_on: null };
    expect(new Set(asked)).toEqual(new Set([own, others].map((listing_id) => ({ listing_id, ...unread }))));
    const projects = (await server.get('/api/projects')).json<{ _id: string; userId: object }[]>();
    expect(projects.map(({ _id, userId }) => [_id, userId]).sort()).toEqual(
      [own, others].map((id) => [id, { _id: 'marketplace' }]).sort(),
    );
    expect((await login()).statusCode).toBe(400);
    const signUp = await ask(server.app, 'users', {
      countryCode: '91',
      username: 'New owner',
      password: AGENT.password,
      email: 'agent@example.in',
      phone: AGENT.phone,
    });
    const [mail] = (await mailsTo(server, 'agent@example.in', 2)).filter(({ subject }) => /verification/.test(subject));
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const { id } = signUp.json<{ id: string }>();
    const made = await ask(server.app, 'users/validateOTP', { _id: id, otp });
    expect([made.statusCode, made.json<LoginAnswer>().user.username]).toEqual([200, 'New owner']);
  });

  it('says nothing of whose it was once its erasure has begun, not even the language', async () => {
    await start();
    const { db } = server;
    await db.updateTable('users').set({ language: 'te', leaves_at: NOW, away_since: NOW }).execute();
    expect(await emptyAccount(db, AGENT.id, NOW)).toBe(true);
    const row = await db.selectFrom('users').selectAll().where('id', '=', AGENT.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ username: 'Former member', email: `erased ${AGENT.id}`, language: 'en', doc: '{}' });
  });

  it('is not erased when it is kept a moment before, nor begun twice', async () => {
    await start();
    await deleteWith(AGENT.password, await server.tokenOf(AGENT));
    const authorization = await tokenAfterLogin();
    const [kept] = await Promise.all([
      server.post('/api/users/keep', {}, { authorization }),
      sweepLeft(server.db, { moderation: 'auto', moderationDelay: 20 }, NOW + GRACE - 1),
    ]);
    expect(kept.statusCode).toBe(200);
    await sweepAt(NOW + 2 * GRACE);
    expect((await agentPage()).statusCode).toBe(200);
  });
});
