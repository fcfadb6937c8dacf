import { noteDeleted } from '@/server/db/migrations/010-leaving';
import { setStanding, settleListings, standingOf } from '@/server/db/queries/away';
import { takeListing, writeListing } from '@/server/db/queries/listings';
import { inTransaction } from '@/server/db/inTransaction';
import { addViews } from '@/server/db/queries/listingViews';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { DELETED_KEPT, leave, sweepLeft } from '@/server/operations/leaving';
import { jpeg } from '../../support/jpeg';
import { aPayload, postingOf } from '../../support/server/posting';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { AGENT, idOf, NOW } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;
const CONFIG = { moderation: 'auto', moderationDelay: 20 } as const;
let server: StoredApp;
afterEach(() => server.close());
const sweepAt = async (at: number) => {
  await sweepLeft(server.db, CONFIG, at);
  await sweepUploads(server.db, server.uploads, at);
};

const [inFolder] = STORED_APPS.map(([, begin]) => begin);
const startInFolder = async () => {
  if (inFolder === undefined) throw new Error('no store');
  server = await inFolder({ properties: 6, projects: 0 });
};

it('never brings a listing back that its owner deleted while the account went [API-14, DASH-1]', async () => {
  await startInFolder();
  const { db } = server;
  const [own] = await db.selectFrom('properties').select('id').where('owner_id', '=', AGENT.id).execute();
  await db.transaction().execute((part) => writeListing(part, own?.id ?? '', { status: 0 }));
  const id = own?.id ?? '';
  await setStanding(db, AGENT.id, { leaves_at: NOW + DAY }, NOW);
  let goOn: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (goOn = resolve));
  const deleted = inTransaction(db, async (part) => {
    await takeListing(part, id);
    await writeListing(part, id, { status: 2, deleted_at: NOW });
    // On PostgreSQL the listings are settled meanwhile, on SQLite afterwards.
    await settled;
  });
  const settling = settleListings(db, AGENT.id, null);
  setTimeout(goOn, 200);
  await Promise.all([deleted, settling]);
  await setStanding(db, AGENT.id, { leaves_at: null }, NOW);
  await settleListings(db, AGENT.id, null);
  expect(await db.selectFrom('properties').select('status').where('id', '=', id).execute()).toEqual([{ status: 2 }]);
});

it('lets old listings go though an account cannot be erased [API-14, DASH-1]', async () => {
  await startInFolder();
  const { db } = server;
  const agent = postingOf(server, await server.tokenOf(AGENT));
  const id = await agent.posted(aPayload());
  await agent.remove(id);
  await leave(db, idOf('user', 3), NOW, { grace: 0 });
  await db.schema.dropTable('phone_measures').execute();
  await expect(sweepAt(NOW + DELETED_KEPT)).rejects.toThrow(/phone_measures/);
  expect(await db.selectFrom('properties').select('id').where('id', '=', id).execute()).toEqual([]);
});

it('keeps the sooner day of two deletions at the same moment [DASH-1]', async () => {
  await startInFolder();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      leave(server.db, AGENT.id, NOW),
      leave(server.db, AGENT.id, NOW, { grace: 0 }),
      leave(server.db, AGENT.id, NOW),
    ]);
    expect((await standingOf(server.db, AGENT.id))?.leaves_at).toBe(NOW);
    await setStanding(server.db, AGENT.id, { leaves_at: null }, NOW);
  }
});

it.each(STORED_APPS)(
  'removes a deleted listing after 30 days, text and pictures, with pictures in %s [API-14]',
  async (_store, begin) => {
    server = await begin({ properties: 3, projects: 0 });
    const agent = postingOf(server, await server.tokenOf(AGENT));
    const photo = await jpeg(60, 40);
    const { images } = (await agent.send('uploadFiles', 'images', photo)).json<{ images: string[] }>();
    const id = await agent.posted(aPayload({ kitchen: images }));
    const kept = await agent.posted(aPayload({ name: 'Stays' }));
    await agent.remove(id);
    // A second press does not begin its time anew.
    server.clock.now = NOW + DAY / 24;
    await agent.remove(id);
    await sweepAt(NOW + DELETED_KEPT - 1);
    expect(await agent.one(id)).toMatchObject({ status: 2, name: 'Sunny flat' });
    expect(server.stored()).not.toEqual([]);
    await sweepAt(NOW + DELETED_KEPT);
    const left = await server.db.selectFrom('properties').select('id').where('owner_id', '=', AGENT.id).execute();
    expect(left.map((row) => row.id)).not.toContain(id);
    expect(left.map((row) => row.id)).toContain(kept);
    expect(server.stored()).toEqual([]);
    expect(await server.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  },
);

it('gives listings that were deleted before their time was noted 30 days from now [API-14]', async () => {
  const [begin] = STORED_APPS.map(([, start]) => start);
  if (begin === undefined) throw new Error('no store');
  server = await begin({ properties: 20, projects: 0 });
  await noteDeleted(server.db, NOW);
  const rows = await server.db.selectFrom('properties').select(['status', 'deleted_at']).execute();
  expect(rows.filter(({ status }) => status === 2).map(({ deleted_at }) => deleted_at)).toEqual([NOW]);
  expect(rows.filter(({ status }) => status !== 2).every(({ deleted_at }) => deleted_at === null)).toBe(true);
  await sweepAt(NOW + DELETED_KEPT);
  expect(await server.db.selectFrom('properties').select('id').execute()).toHaveLength(19);
});

describe('what is old [API-29]', () => {
  beforeEach(async () => {
    const [begin] = STORED_APPS.map(([, start]) => start);
    if (begin === undefined) throw new Error('no store');
    server = await begin({ properties: 6, projects: 1 });
  });

  const add = (id: string, kind: string, age: number, listingId: string | null = null) =>
    server.db
      .insertInto('enquiries')
      .values({
        id,
        kind,
        listing_id: listingId,
        listing_kind: null,
        agent_id: AGENT.id,
        user_id: null,
        repeat_mark: null,
        created_at: NOW - age * DAY,
        doc: '{}',
      })
      .execute();
  const left = async () =>
    (await server.db.selectFrom('enquiries').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('goes: enquiries after two years, settled reports after 90 days', async () => {
    const shown = server.properties.find(({ status }) => status === 1)?.id ?? '';
    const hidden = server.properties.find(({ status }) => status !== 1)?.id ?? '';
    for (const kind of ['lead', 'callback', 'agentApplication']) {
      await add(`old ${kind}`, kind, 730);
      await add(`young ${kind}`, kind, 729);
    }
    await add('report of a shown listing', 'report', 91, shown);
    await add('report of a project', 'report', 91, server.projects[0]?.id ?? '');
    await add('settled report', 'report', 90, hidden);
    await add('settled lately', 'report', 89, hidden);
    await add('report of nothing', 'report', 91, 'gone');
    await add('wish of before', 'newsletter', 7);
    await sweepAt(NOW);
    expect(await left()).toEqual([
      'report of a project',
      'report of a shown listing',
      'settled lately',
      'young agentApplication',
      'young callback',
      'young lead',
    ]);
  });

  it('goes in portions: a round ends, and the next one goes on', async () => {
    for (let n = 0; n < 600; n += 1) await add(`old ${n}`, 'lead', 800);
    await sweepAt(NOW);
    expect(await left()).toHaveLength(100);
    await sweepAt(NOW);
    expect(await left()).toEqual([]);
  });

  it('keeps nobody else’s views from being counted [DASH-2]', async () => {
    const [shown] = server.properties;
    const view = (listingId: string, mark: string) => ({ listingId, mark, day: 20_000, seen: 'page' }) as const;
    await addViews(server.db, [view(shown?.id ?? '', 'a'), view('gone', 'b')]);
    expect(await server.db.selectFrom('listing_views').select(['listing_id', 'views']).execute()).toEqual([
      { listing_id: shown?.id, views: 1 },
    ]);
    await addViews(server.db, [view('gone', 'c')]);
  });
});
