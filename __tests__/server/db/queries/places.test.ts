import { ACTIVE, DELETED } from '@/domain/listingStatus';
import { sweepDeletedListings } from '@/server/db/queries/away';
import { ensuredPlace } from '@/server/db/queries/listingPlaces';
import { addListing, writeListing } from '@/server/db/queries/listings';
import { allLocalities, citiesWith, placeNamed, sweepPlaces } from '@/server/db/queries/places';
import type { Db } from '@/server/db/schema';
import { appOfAll } from '../../../support/server/testApp';

const server = appOfAll({ properties: 30, projects: 1 });
let db: Db;
beforeAll(async () => {
  db = server.db;
});

const cityNames = async () => (await citiesWith(db)).map(({ name }) => name);
const localityNames = async () => (await allLocalities(db)).map(({ name }) => name);

describe('the places that are offered', () => {
  it('are each city with its own localities, in the order of the alphabet [API-22]', async () => {
    expect(await citiesWith(db)).toEqual([
      { name: 'Puttur', localities: [{ name: 'Station Road' }] },
      { name: 'Renigunta', localities: [{ name: 'Karakambadi' }, { name: 'Station Road' }] },
      {
        name: 'Tirupati',
        localities: ['Alipiri', 'Korlagunta', 'M R Palli', 'Renigunta Road'].map((name) => ({ name })),
      },
    ]);
  });

  it('are those that a listing brought as long as an active one names them [API-6, API-21, API-22]', async () => {
    const model = await db.selectFrom('properties').selectAll().where('status', '=', ACTIVE).executeTakeFirstOrThrow();
    const place = async (city: string, locality: string) => {
      const { cityId, localityId } = await ensuredPlace(db, city, locality);
      return { city_id: cityId, locality_id: localityId };
    };
    const before = [await cityNames(), await localityNames()];
    await addListing(db, { ...model, id: 'misspelt', count_key: null, ...(await place('Tirupadi', 'Aliperi')) });
    expect(await citiesWith(db, 'tirupad')).toEqual([{ name: 'Tirupadi', localities: [{ name: 'Aliperi' }] }]);
    expect(await localityNames()).toContain('Aliperi');
    await writeListing(db, 'misspelt', await place('Tirupati', 'Alipiri'));
    expect([await cityNames(), await localityNames()]).toEqual(before);
    await writeListing(db, 'misspelt', await place('tirupadi', 'Aliperi'));
    expect(await cityNames()).toContain('Tirupadi');
    expect(await placeNamed(db, 'cities', ' TIRUPADI')).toBe('Tirupadi');
    await writeListing(db, 'misspelt', { status: DELETED, deleted_at: 1 });
    expect([await cityNames(), await localityNames()]).toEqual(before);
    // Nor may a page be titled by them [ROUTE-18].
    expect(await placeNamed(db, 'cities', 'Tirupadi')).toBeNull();
    expect(await placeNamed(db, 'localities', 'Aliperi')).toBeNull();
  });

  it('leave the tables with the last listing that names them, whatever its status', async () => {
    const stored = async () => [
      (await db.selectFrom('cities').select('id').execute()).length,
      (await db.selectFrom('localities').select('id').execute()).length,
    ];
    const before = await stored();
    await sweepPlaces(db);
    // The deleted listing names its own for as long as it is kept.
    expect(await stored()).toEqual(before);
    await ensuredPlace(db, 'Tirupati', 'Aliperi');
    await ensuredPlace(db, 'Win a prize', 'Here');
    await sweepPlaces(db);
    expect(await stored()).toEqual(before);
    await sweepDeletedListings(db, 1);
    await sweepPlaces(db);
    expect(await stored()).toEqual(before.map((count) => count - 1));
    expect(await placeNamed(db, 'cities', 'puttur')).toBe('Puttur');
  });

  it('are those that were there first, also without a listing', async () => {
    await db.insertInto('cities').values({ id: 90, name: 'Chandragiri' }).execute();
    expect(await cityNames()).toContain('Chandragiri');
  });
});
