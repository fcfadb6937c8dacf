import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { DELETED, SOLD, UNDER_REVIEW } from '@/domain/listingStatus';
import { anOperator, askConsole } from '../../support/server/operators';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const t = appOfEach({ properties: 60, projects: 0, config: { moderation: 'manual' } });
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await anOperator(t, 'Ravi'));
});

type Page = ConsoleAnswers['getListings'];
const ask = async (asked: Record<string, string>): Promise<Page> =>
  (await askConsole(t.app, 'getListings', asked, { cookie })).json<Page>();
async function all(asked: Record<string, string> = {}): Promise<readonly Page[]> {
  const pages = [await ask(asked)];
  for (let after = pages[0]?.after; after != null; after = pages.at(-1)?.after)
    pages.push(await ask({ ...asked, after }));
  return pages;
}
const idsOf = (pages: readonly Page[]) => pages.flatMap(({ listings }) => listings.map(({ id }) => id));
const become = (id: string, status: number) =>
  t.db.updateTable('properties').set({ status }).where('id', '=', id).execute();
const rows = () =>
  t.db
    .selectFrom('properties')
    .select(['id', 'status'])
    .where('status', '!=', DELETED)
    .orderBy('order_newest')
    .orderBy('id')
    .execute();

it('lists every listing that is not deleted, the newest first, a page at a time, and by state, with how many there are [DASH-3]', async () => {
  const [first, second] = await rows();
  await become(first?.id ?? '', SOLD);
  await become(second?.id ?? '', UNDER_REVIEW);
  const there = await rows();
  const pages = await all();
  expect(idsOf(pages)).toEqual(there.map(({ id }) => id));
  expect(pages.map(({ listings }) => listings.length).slice(0, -1)).toEqual(pages.slice(1).map(() => 20));
  expect(pages.at(-1)).toMatchObject({ after: null, until: null });
  const sold = await ask({ state: 'sold' });
  expect([idsOf([sold]), sold.total, sold.listings[0]?.status]).toEqual([[first?.id], 1, 'sold']);
  const waiting = there.filter(({ status }) => status === UNDER_REVIEW).map(({ id }) => id);
  expect(idsOf(await all({ state: 'under review' }))).toEqual(waiting);
  expect((await ask({ state: 'under review' })).total).toBe(waiting.length);
});

it('finds listings by words of the name, the kind, the place and the owner, as they sound, and tells no address [DASH-3]', async () => {
  const agent = postingOf(t, await t.tokenOf(AGENT));
  const { username } = await t.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', AGENT.id)
    .executeTakeFirstOrThrow();
  const payload = { name: 'Sri Balaji Residency', locality: 'Perur', city: 'Tirupati' };
  const id = await agent.posted(aPayload(payload));
  const villa = await agent.posted(
    aPayload({ ...payload, name: 'Corner of Avilala', selectedSubtype: 'Flat/Apartment' }),
  );
  expect(idsOf(await all({ q: 'villa avilala' }))).toEqual([]);
  expect(idsOf(await all({ q: 'flat avilala' }))).toEqual([villa]);
  for (const q of ['balaji residency', 'BALAJI perur', 'tirupathi Balajee', `balaji ${username}`, 'బాలాజీ పేరూరు'])
    expect([q, idsOf(await all({ q }))]).toEqual([q, [id]]);
  expect(idsOf(await all({ q: 'balaji', state: 'active' }))).toEqual([]);
  expect(idsOf(await all({ q: 'balaji kolkata' }))).toEqual([]);
  const found = await ask({ q: 'balaji' });
  expect(found).toMatchObject({ total: null, until: null, after: null });
  expect(JSON.stringify(found)).not.toContain(String(aPayload()['address']));
  expect(found.listings[0]).toMatchObject({ status: 'under review', owner: { id: AGENT.id, name: username } });
});

it('looks through so many at a time, says how far back, and goes on from there [DASH-3]', async () => {
  const row = await t.db.selectFrom('properties').selectAll().limit(1).executeTakeFirstOrThrow();
  await t.db.deleteFrom('properties').execute();
  const copies = Array.from({ length: 2100 }, (_unused, n) => ({
    ...{ ...row, id: `f${String(n).padStart(23, '0')}`, order_newest: n, created_at: -n, status: UNDER_REVIEW },
    ...{ doc: JSON.stringify({ name: n === 2050 ? 'Needle' : 'Hay' }), count_key: null },
  }));
  for (let n = 0; n < copies.length; n += 100)
    await t.db
      .insertInto('properties')
      .values(copies.slice(n, n + 100))
      .execute();
  const [first, second, ...others] = await all({ q: 'needle' });
  expect(first).toMatchObject({ listings: [], until: new Date(-1999).toISOString() });
  expect(first?.after).not.toBeNull();
  expect(second).toMatchObject({ after: null, until: null });
  expect([second?.listings.map(({ id }) => id), others]).toEqual([[copies[2050]?.id], []]);
});
