import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { SETTLED_KEPT, sweepEnquiries } from '@/server/db/queries/enquiryAges';
import { mailsTo } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 1, config: { moderation: 'manual' } });
let ravi: TestOperator;
let agent: ReturnType<typeof postingOf>;
beforeEach(async () => {
  agent = postingOf(t, await t.tokenOf(AGENT));
  ravi = await anOperator(t, 'Ravi');
});

const ask = (name: Parameters<typeof askConsole>[1], asked: object = {}) =>
  askConsole(t.app, name, { ...asked }, { cookie: ravi.cookie });
const page = async () => (await ask('getReports')).json<ConsoleAnswers['getReports']>();
const said = async (name: Parameters<typeof askConsole>[1], asked: object) => (await ask(name, asked)).statusCode;
const emailOf = async ({ id }: { readonly id: string }) =>
  (await t.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

async function shownListing(name: string): Promise<string> {
  const id = await agent.posted(aPayload({ name }));
  const { listings } = (await ask('getQueue')).json<ConsoleAnswers['getQueue']>();
  await ask('approveListing', { id, mark: listings.find((each) => each.id === id)?.mark });
  return id;
}
async function report(listingId: string, reason: string, from?: { readonly id: string }): Promise<void> {
  t.clock.now += 1000;
  const headers = from === undefined ? {} : { authorization: await t.tokenOf(from) };
  const answer = await t.post('/api/enquiries', { kind: 'report', listingId, reason, message: 'Look.' }, headers);
  expect(answer.statusCode).toBe(200);
}

it('groups reports by listing, as it was when it was reported, and says what is another by now [JDET-11]', async () => {
  const [sold, fine] = [await shownListing('Sold flat'), await shownListing('Fine flat')];
  await report(fine, 'Wrong price');
  await report(sold, 'Sold already', USER);
  await report(sold, 'Photos of another');
  await report(idOf('project', 0), 'Not there');
  const { listings, total } = await page();
  expect([total, listings.map(({ id, count }) => [id, count])]).toEqual([
    3,
    [
      [idOf('project', 0), 1],
      [sold, 2],
      [fine, 1],
    ],
  ]);
  expect(listings[1]?.reports.map(({ reason, from }) => [reason, from === null])).toEqual([
    ['Photos of another', true],
    ['Sold already', false],
  ]);
  const row = await t.db.selectFrom('properties').selectAll().where('id', '=', sold).executeTakeFirstOrThrow();
  const doc = { ...(JSON.parse(row.doc) as object), name: 'Another flat' };
  await t.db
    .updateTable('properties')
    .set({ doc: JSON.stringify(doc) })
    .where('id', '=', sold)
    .execute();
  const [, changed] = (await page()).listings;
  expect([changed?.doc['name'], changed?.changed]).toEqual(['Sold flat', { name: 'Another flat' }]);
  expect(JSON.stringify(changed)).not.toContain(String(aPayload()['address']));
});

it('writes to each reader in their language, around the operator’s own words [JDET-11]', async () => {
  const sold = await shownListing('Sold flat');
  await report(sold, 'Sold already', USER);
  for (const [{ id }, language] of [
    [AGENT, 'te'],
    [USER, 'hi'],
  ] as const)
    await t.db.updateTable('users').set({ language }).where('id', '=', id).execute();
  const [answered] = (await page()).listings.flatMap(({ reports }) => reports);
  await said('answerReporter', { id: answered?.id, reason: 'We asked the owner.' });
  await said('warnOwner', { id: sold, reason: 'Is it sold?' });
  const [toReporter] = await mailsTo(t, await emailOf(USER));
  expect([toReporter?.subject, toReporter?.text]).toEqual([
    'आपकी शिकायत के बारे में: Sold flat',
    '“Sold flat” की शिकायत करने के लिए धन्यवाद।\n\nWe asked the owner.\n\nGruham टीम',
  ]);
  const warned = (await mailsTo(t, await emailOf(AGENT), 2)).find(({ text }) => text.includes('Is it sold?'));
  expect(warned?.subject).toBe('మీ ప్రకటనను ఒకసారి చూసుకోండి: Sold flat');
  expect(warned?.text).toMatch(/^“Sold flat”లో ఏదో .*\n\nIs it sold\?\n\nదయచేసి .*\n\nGruham టీమ్$/);
});

it('names a listing without a name by what and where it is, to who reads of it [JDET-11, PDET-3]', async () => {
  const nameless = await shownListing('');
  await report(nameless, 'Sold already', USER);
  const [listed] = (await page()).listings;
  expect(listed?.name).toBe('3 BHK Apartment in Alipiri');
  await said('answerReporter', { id: listed?.reports[0]?.id, reason: 'We asked the owner.' });
  const [toReporter] = await mailsTo(t, await emailOf(USER));
  expect(toReporter?.subject).toBe('About your report: 3 BHK Apartment in Alipiri');
});

it('hides, warns, dismisses what was seen alone, and answers, each with its mail [JDET-11, DASH-3]', async () => {
  const [sold, fine] = [await shownListing('Sold flat'), await shownListing('Fine flat')];
  await report(sold, 'Sold already', USER);
  await report(fine, 'Wrong price');
  const until = (await page()).listings.find(({ id }) => id === fine)?.lastAt;
  await report(fine, 'Came later');

  const reports = (await page()).listings.find(({ id }) => id === sold)?.reports ?? [];
  expect(await said('answerReporter', { id: reports[0]?.id, reason: 'We asked the owner.' })).toBe(200);
  expect(await said('warnOwner', { id: sold, reason: 'Is it sold?' })).toBe(200);
  const warned = (await page()).listings.find(({ id }) => id === sold);
  expect([warned?.warnedAt, warned?.reports[0]?.answeredAt]).toEqual([expect.any(String), expect.any(String)]);

  expect(await said('dismissReports', { id: fine, until })).toBe(200);
  expect((await page()).listings.find(({ id }) => id === fine)?.reports.map(({ reason }) => reason)).toEqual([
    'Came later',
  ]);
  expect(await said('hideReported', { id: sold, reason: 'It is sold.' })).toBe(200);
  expect((await page()).listings.map(({ id }) => id)).toEqual([fine]);
  expect((await agent.one(sold))['status']).toBe(0);
  expect(await said('hideReported', { id: sold, reason: 'It is sold.' })).toBe(409);

  const toOwner = await mailsTo(t, await emailOf(AGENT), 2);
  expect(toOwner.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('Is it sold?'), expect.stringContaining('It is sold.')]),
  );
  await sweepEnquiries(t.db, t.clock.now + SETTLED_KEPT);
  expect(await t.db.selectFrom('enquiries').select('doc').execute()).toEqual([
    { doc: expect.stringContaining('Came later') },
  ]);
  const toReporter = await mailsTo(t, await emailOf(USER));
  expect(toReporter.at(-1)?.text).toContain('We asked the owner.');
});

it('hides a reported listing that was sold meanwhile, too: what it was is still told to everybody [JDET-11, PDET-3]', async () => {
  const id = await shownListing('Sold flat');
  await report(id, 'Sold already');
  const authorization = await t.tokenOf(AGENT);
  await t.post('/api/property/sold', { _id: id, sold: true }, { authorization });
  const told = async () => (await t.get(`/api/property/sold?id=${id}`)).statusCode;
  expect(await told()).toBe(200);
  expect(await said('hideReported', { id, reason: 'It is sold.' })).toBe(200);
  expect(await told()).toBe(404);
});

it('leaves open what was reported when a listing is decided in the queue, which shows no reports [JDET-11, DASH-3]', async () => {
  const id = await shownListing('Sold flat');
  await report(id, 'Sold already');
  await agent.update({ ...aPayload({ name: 'Sold flat, edited' }), _id: id });
  expect((await page()).listings).toEqual([]);
  const mark = async () => (await ask('findListing', { q: id })).json<ConsoleAnswers['findListing']>().listing?.mark;
  for (const undone of [true, false]) {
    t.clock.now += 1000;
    expect(await said('approveListing', { id, mark: await mark() })).toBe(200);
    expect((await page()).listings.map(({ reports }) => reports.map(({ reason }) => reason))).toEqual([
      ['Sold already'],
    ]);
    if (undone) expect(await said('undoDecision', { id })).toBe(200);
  }
  t.clock.now += 1000;
  expect(await said('refuseListing', { id, mark: await mark(), reason: 'It is sold.' })).toBe(200);
  expect(await t.db.selectFrom('enquiries').select('settled_at').execute()).toEqual([{ settled_at: null }]);
});
