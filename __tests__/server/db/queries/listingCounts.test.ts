import { BUDGET_BANDS } from '@/domain/budget';
import { ACTIVE, DELETED, UNDER_REVIEW } from '@/domain/listingStatus';
import { countColumns, priceStep } from '@/server/db/countColumns';
import { countAll } from '@/server/db/migrations/005-listing-counts';
import { countOwners } from '@/server/db/migrations/006-bounded-work';
import { countListings } from '@/server/db/queries/listingCounts';
import { addListing, writeListing } from '@/server/db/queries/listings';
import type { Db } from '@/server/db/schema';
import { appOfAll } from '../../../support/server/testApp';

const server = appOfAll({ properties: 300, projects: 1 });
let db: Db;
beforeAll(async () => {
  db = server.db;
});

const NONE = { min: 0, max: 0 };
const kept = () => db.selectFrom('listing_counts').selectAll().orderBy('key').execute();

/** What is kept must be what counting anew finds; which also is how an older database gets its counts. */
async function expectTrue(): Promise<void> {
  const before = await kept();
  const keys = () => db.selectFrom('properties').select(['id', 'count_key']).orderBy('id').execute();
  const owners = () => db.selectFrom('users').select(['id', 'active_listings']).orderBy('id').execute();
  const [named, owned] = [await keys(), await owners()];
  await db.deleteFrom('listing_counts').execute();
  await db.updateTable('properties').set({ count_key: null }).execute();
  await countAll(db);
  await db.updateTable('users').set({ active_listings: -1 }).execute();
  await countOwners(db);
  expect(await kept()).toEqual(before);
  expect(await keys()).toEqual(named);
  expect(await owners()).toEqual(owned);
}

describe('the counts of listings that are alike', () => {
  it('are those of the active listings, and those of every owner, whatever was added, changed and deleted [API-7, PLIST-8, PLIST-10]', async () => {
    await expectTrue();
    const { total, bands } = await countListings(db, [], NONE);
    const active = await db.selectFrom('properties').select('price').where('status', '=', ACTIVE).execute();
    expect(total).toBe(active.length);
    expect(bands).toEqual(
      BUDGET_BANDS.map(
        ({ min, max }) => active.filter(({ price }) => price !== null && price >= min && price <= max).length,
      ),
    );

    const model = await db.selectFrom('properties').selectAll().where('status', '=', ACTIVE).executeTakeFirstOrThrow();
    await addListing(db, { ...model, id: 'new', count_key: null, price: 20_000_000 });
    await addListing(db, { ...model, id: 'waits', count_key: null, status: UNDER_REVIEW });
    await addListing(db, {
      ...model,
      id: 'bare',
      count_key: null,
      city_id: null,
      locality_id: null,
      bhk: null,
      price: null,
    });
    expect((await countListings(db, [], NONE)).total).toBe(total + 2);
    await expectTrue();
    await writeListing(db, 'new', { price: 20_000_001, subtype: 'villa' });
    await writeListing(db, 'waits', { status: ACTIVE });
    await expectTrue();
    await writeListing(db, 'new', { doc: '{}' });
    await writeListing(db, 'bare', { status: DELETED });
    await writeListing(db, 'bare', { status: DELETED });
    expect((await countListings(db, [], NONE)).total).toBe(total + 2);
    await expectTrue();
    for (const id of ['new', 'waits']) await writeListing(db, id, { status: DELETED });
    expect((await countListings(db, [], NONE)).total).toBe(total);
    await expectTrue();
  });

  it('keep no row for what no listing is any longer, however often one is edited [PLIST-8]', async () => {
    const model = await db.selectFrom('properties').selectAll().where('status', '=', ACTIVE).executeTakeFirstOrThrow();
    const before = await kept();
    await addListing(db, { ...model, id: 'edited', count_key: null });
    for (let n = 0; n < 5; n += 1) await writeListing(db, 'edited', { sale_type: `word ${n}` });
    expect(await kept()).toHaveLength(before.length + 1);
    await writeListing(db, 'edited', { status: DELETED });
    expect(await kept()).toEqual(before);
  });

  it('are the same under any budget as the listings within it [PLIST-8]', async () => {
    const active = await db.selectFrom('properties').select('price').where('status', '=', ACTIVE).execute();
    const bounds = [0, 1, 4_200_000, 5_000_000, 5_000_001, 7_500_000, 20_000_000, 33_333_333, 50_000_000, 90_000_000];
    for (const min of bounds) {
      for (const max of bounds) {
        const within = active.filter(({ price }) => {
          if (min === 0 && max === 0) return true;
          return price !== null && price >= min && (max === 0 || price <= max);
        });
        const { total } = await countListings(db, [], { min, max });
        expect({ min, max, total }).toEqual({ min, max, total: within.length });
      }
    }
  });
});

describe('the place of a price among the bounds of the bands', () => {
  it.each([
    [null, -1],
    [0, 0],
    [1, 1],
    [4_999_999, 1],
    [5_000_000, 2],
    [5_000_001, 3],
    [50_000_000, 12],
    [50_000_001, 13],
  ])('of %p rupees is %i', (price, step) => expect(priceStep(price)).toBe(step));

  it('is part of what a listing is counted under', () => {
    const row = { city_id: 3, locality_id: null, subtype: 'villa', property_type: 'residential', bhk: null };
    expect(countColumns({ ...row, price: 7_000_000, sale_type: 'new', possession: '' }).key).toBe(
      '3|-1|villa|residential|0|new||3',
    );
  });
});
