import { answers } from '@/contract/answers';
import type { ConsoleAnswers, QueuedListing } from '@/contract/consoleShapes';
import { SOLD, WITHDRAWN } from '@/domain/listingStatus';
import { approveListing, refuseListing } from '@/server/operations/reviews';
import { mailsTo } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0, config: { moderation: 'manual' } });
let agent: ReturnType<typeof postingOf>;
let [ravi, sita]: TestOperator[] = [];
beforeEach(async () => {
  agent = postingOf(t, await t.tokenOf(AGENT));
  [ravi, sita] = [await anOperator(t, 'Ravi'), await anOperator(t, 'Sita')];
});

const ask = (name: Parameters<typeof askConsole>[1], asked: object, by: TestOperator | undefined) =>
  askConsole(t.app, name, { ...asked }, { cookie: by?.cookie ?? '' });
const page = async (asked: object = {}) => (await ask('getQueue', asked, ravi)).json<ConsoleAnswers['getQueue']>();
const queue = async () => (await page()).listings;
const seen = async (id: string) => {
  const listing = (await queue()).find((each) => each.id === id);
  return { id, mark: listing?.mark ?? '' };
};
async function posted(changes: object = {}): Promise<string> {
  t.clock.now += 1000;
  return agent.posted(aPayload(changes));
}
const statusOf = async (id: string) => (await agent.one(id))['status'];

it('shows what waits, the oldest first and a page at a time, with what the check says and what changed after a refusal [DASH-3]', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 25; n += 1) ids.push(await posted({ name: `Flat ${n}` }));
  const first = await page();
  const second = await page({ after: first.after });
  expect([...first.listings, ...second.listings].map(({ id }) => id)).toEqual(ids);
  expect([first.total, first.listings.length, second.after]).toEqual([25, 20, null]);
  const [id = ''] = ids;
  await ask('refuseListing', { ...(await seen(id)), reason: 'Please check the price.' }, ravi);
  expect((await queue()).map((each) => each.id)).not.toContain(id);
  await agent.update({ ...aPayload({ name: 'Flat 0', expectedPrice: 5_000_000, about: 'Call 9000000001' }), _id: id });
  const back = (await queue()).find((each) => each.id === id) as QueuedListing;
  expect(back.hints.map(({ text }) => text).join()).toMatch(/remove the phone number/);
  expect(Object.keys(back.changed ?? {}).sort()).toEqual(['about', 'expectedPrice']);
  expect(back.refusedFor).toBe('Please check the price.');
  expect((await queue()).find((each) => each.id !== id)?.refusedFor).toBeNull();
  expect(JSON.stringify(back)).not.toContain(String(aPayload()['address']));
});

it('keeps a reason that is given often by its code, so that its owner reads it in any language [DASH-3, API-13]', async () => {
  const id = await posted();
  const blank = await ask('refuseListing', { ...(await seen(id)), reason: ' ' }, ravi);
  expect([blank.statusCode, blank.json<{ message: string }>().message]).toEqual([400, 'Please say why.']);
  await ask('refuseListing', { ...(await seen(id)), refusal: 'twice', reason: 'See the one of May.' }, ravi);
  const words = 'This property is listed already. Please keep one listing for each property.\nSee the one of May.';
  expect((await agent.one(id)).reviewReason).toBe(words);
  expect((await agent.one(id, 'te')).reviewReason).toMatch(/^ఈ ప్రాపర్టీకి ఇప్పటికే ఒక ప్రకటన ఉంది\..*\nSee the one of May\.$/);
  const [told] = await t.db
    .selectFrom('operator_actions')
    .select('reason')
    .where('action', '=', 'listing.refuse')
    .execute();
  expect(told?.reason).toBe('[{"refusal":"twice"},{"text":"See the one of May."}]');
});

it('points to another listing with the same description [DASH-3]', async () => {
  const about = 'A corner home with morning light, two minutes from the bus stand, with a well and a garden.';
  const ids = [await posted({ about }), await posted({ about, name: 'Again' })];
  expect((await queue()).map(({ hints }) => hints)).toEqual(
    ids.reverse().map((listingId) => [{ text: 'Another listing has nearly the same description.', listingId }]),
  );
});

it('tells who decides later who was first, and changes nothing of it; an edit in between is to be looked at [DASH-3]', async () => {
  const id = await posted();
  const both = await seen(id);
  expect((await ask('approveListing', both, ravi)).statusCode).toBe(200);
  const late = await ask('refuseListing', { ...both, reason: 'No pictures.' }, sita);
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringMatching(/^Ravi approved this listing at 11:30/),
  ]);
  expect(await statusOf(id)).toBe(1);
  const other = await posted({ name: 'Edited' });
  const before = await seen(other);
  await agent.update({ ...aPayload({ name: 'Edited again' }), _id: other });
  const stale = await ask('approveListing', before, sita);
  expect([stale.statusCode, stale.body]).toEqual([409, expect.stringMatching(/has changed since/)]);
});

it('takes back an own decision with all that it changed, soon and while nobody else has decided [DASH-3]', async () => {
  const id = await posted();
  const rows = async () => [
    await t.db.selectFrom('properties').selectAll().where('id', '=', id).execute(),
    await t.db.selectFrom('listing_reviews').selectAll().where('listing_id', '=', id).execute(),
    await t.db.selectFrom('listing_refusals').selectAll().execute(),
  ];
  const undo = async (by: TestOperator | undefined) => (await ask('undoDecision', { id }, by)).statusCode;
  for (const [call, more] of [
    ['approveListing', {}],
    ['refuseListing', { reason: 'No pictures.' }],
  ] as const) {
    const before = await rows();
    expect((await ask(call, { ...(await seen(id)), ...more }, ravi)).statusCode).toBe(200);
    expect(await rows()).not.toEqual(before);
    t.clock.now += 1000;
    expect(await undo(sita)).toBe(409);
    expect(await undo(ravi)).toBe(200);
    expect(await rows()).toEqual(before);
    t.clock.now += 1000;
    expect(await undo(ravi)).toBe(409);
  }
  await ask('approveListing', await seen(id), ravi);
  t.clock.now += 16_000;
  expect(await undo(ravi)).toBe(409);
  expect(await statusOf(id)).toBe(1);
});

it('refuses a decision that changes nothing, so that no earlier one is taken back for it [DASH-3]', async () => {
  const id = await posted();
  const find = async () =>
    (await ask('findListing', { q: id }, ravi)).json<ConsoleAnswers['findListing']>().listing?.mark;
  const decide = async (call: 'approveListing' | 'refuseListing', more: object = {}) => {
    const answer = await ask(call, { id, mark: await find(), ...more }, sita);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const audit = async () => (await t.db.selectFrom('operator_actions').select('id').execute()).length;
  await ask('approveListing', await seen(id), ravi);
  const approved = 'Ravi approved this listing at 11:30';
  expect(await decide('approveListing')).toEqual([409, expect.stringContaining(approved)]);
  const refusal = { reason: 'No pictures.' };
  t.clock.now += 1000;
  expect((await decide('refuseListing', refusal))[0]).toBe(200);
  expect(await decide('refuseListing', refusal)).toEqual([409, expect.stringContaining('Sita refused this listing')]);
  expect(await audit()).toBe(2);
  const become = (status: number) => t.db.updateTable('properties').set({ status }).where('id', '=', id).execute();
  const nothing = [409, 'This listing is not shown any longer. Nothing was changed.'];
  await become(WITHDRAWN);
  expect([await decide('approveListing'), await decide('refuseListing', refusal)]).toEqual([nothing, nothing]);
  await become(SOLD);
  expect(await decide('approveListing')).toEqual(nothing);
  expect(await audit()).toBe(2);
  // What a sold one was is still told to everybody, so that there is something to take away.
  expect(await decide('refuseListing', refusal)).toEqual([200, 'Refused']);
  expect(await audit()).toBe(3);
});

it('repeats what the owner was told last, and not what was taken back [DASH-3]', async () => {
  const id = await posted();
  const find = async () => {
    t.clock.now += 1000;
    return (await ask('findListing', { q: id }, ravi)).json<ConsoleAnswers['findListing']>().listing;
  };
  const refuse = async (why: object) => ask('refuseListing', { id, mark: (await find())?.mark, ...why }, ravi);
  await refuse({ refusal: 'twice', reason: 'See the one of May.' });
  const told = 'This property is listed already. Please keep one listing for each property.\nSee the one of May.';
  expect((await find())?.refusedFor).toBe(told);
  await refuse({ reason: 'No pictures.' });
  expect((await find())?.refusedFor).toBe('No pictures.');
  await ask('undoDecision', { id }, ravi);
  expect((await find())?.refusedFor).toBe(told);
});

it('remembers again what was refused before when a yes is taken back [DASH-3]', async () => {
  const id = await posted();
  await refuseListing(t.db, id, [{ text: 'No pictures.' }]);
  await agent.update({ ...aPayload({ about: 'With a view of the hills' }), _id: id });
  await ask('approveListing', await seen(id), ravi);
  t.clock.now += 1000;
  expect((await ask('undoDecision', { id }, ravi)).statusCode).toBe(200);
  await agent.remove(id);
  const twin = await posted();
  expect(await t.db.selectFrom('listing_reviews').select('held').where('listing_id', '=', twin).execute()).toEqual([
    { held: 1 },
  ]);
  expect((await approveListing(t.db, twin)).outcome).toBe('done');
});

it('notes a visit, which everybody reads until more than the price is changed, of a listing found by its address [PDET-3]', async () => {
  const id = await posted();
  await ask('approveListing', await seen(id), ravi);
  const find = async (q: string) =>
    (await ask('findListing', { q }, ravi)).json<ConsoleAnswers['findListing']>().listing;
  expect(await find('nothing')).toBeNull();
  expect(await find(`https://gruham.in/properties-listing?id=${id}&a=1`)).toMatchObject({ id, status: 'active' });
  const mark = async () => (await find(id))?.mark;
  const visit = async (on: string | null) =>
    (await ask('visitListing', { id, mark: await mark(), on }, ravi)).statusCode;
  const shown = async () => {
    const details = await t.get(`/api/property/propertyDetailsByUser?id=${id}`);
    const list = await t.get('/api/property');
    const [told, ...others] = [details, list].map((said) => answers.getProperty.parse(said.json())[0]?.visitedOn);
    expect(others).toEqual([told]);
    return told;
  };
  expect([await visit('2026-01-16'), await visit('2026-02-30'), await visit(null)]).toEqual([400, 400, 409]);
  expect([await shown(), await visit('2026-01-10'), await shown()]).toEqual([null, 200, '2026-01-10']);
  const edit = async (changes: object) => {
    t.clock.now += 60_000;
    await agent.update({ ...aPayload(changes), _id: id });
    await ask('approveListing', await seen(id), ravi);
    return shown();
  };
  const cheaper = { expectedPrice: 4_000_000, priceNegotiable: true, city: ' tirupati' };
  expect(await edit(cheaper)).toBe('2026-01-10');
  const opened = await mark();
  expect(await edit({ ...cheaper, bedroom: '4 BHK' })).toBeNull();
  const late = await ask('visitListing', { id, mark: opened, on: '2026-01-15' }, sita);
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    'This listing has changed since you opened it. Please look at it again.',
  ]);
  const early = await ask('visitListing', { id, mark: await mark(), on: '2026-01-14' }, sita);
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    400,
    'Its owner changed this listing on 15 January 2026. A visit before that day says nothing about it.',
  ]);
  const [before, again] = [await mark(), await visit('2026-01-15')];
  expect([again, (await ask('visitListing', { id, mark: before, on: null }, sita)).statusCode]).toEqual([200, 409]);
  const audit = await t.db.selectFrom('operator_actions').selectAll().where('action', '=', 'listing.visit').execute();
  expect(audit).toMatchObject([
    { subject: `listing:${id}`, before: null, after: '{"visitedOn":"2026-01-10"}' },
    { subject: `listing:${id}`, before: null, after: '{"visitedOn":"2026-01-15"}' },
  ]);
});

it('writes to the owner once a decision stands, also when the server ends before, and never of one that was taken back [DASH-3]', async () => {
  const [kept, undone] = [await posted({ name: 'Kept' }), await posted({ name: 'Undone' })];
  for (const id of [kept, undone]) await ask('approveListing', await seen(id), ravi);
  t.clock.now += 1000;
  const { listing } = (await ask('findListing', { q: kept }, sita)).json<ConsoleAnswers['findListing']>();
  await ask('visitListing', { id: kept, mark: listing?.mark, on: '2026-01-10' }, sita);
  await ask('undoDecision', { id: undone }, ravi);
  expect(await mailsTo(t, 'agent@example.in', 0)).toEqual([]);
  await t.app.close();
  expect((await mailsTo(t, 'agent@example.in')).map(({ subject }) => subject)).toEqual([
    'Buyers can see your listing now: Kept',
  ]);
});
