import { ensuredPlace } from '@/server/db/queries/listingPlaces';
import { ACTIVE, addListing, DELETED, writeListing } from '@/server/db/queries/listings';
import { allLocalities, citiesWith } from '@/server/db/queries/places';
import type { Db } from '@/server/db/schema';
import { testApp, type TestApp } from '../../../support/server/testApp';

let server: TestApp;
let db: Db;
beforeAll(async () => {
  server = await testApp({ properties: 30, projects: 1 });
  db = server.db;
});
afterAll(() => server.close());

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
    await addListing(db, { ...model, id: 'misspelt', count_key: null, ...(await place('Tirupatti', 'Aliperi')) });
    expect(await citiesWith(db, 'tirupatt')).toEqual([{ name: 'Tirupatti', localities: [{ name: 'Aliperi' }] }]);
    expect(await localityNames()).toContain('Aliperi');
    await writeListing(db, 'misspelt', await place('Tirupati', 'Alipiri'));
    expect([await cityNames(), await localityNames()]).toEqual(before);
    await writeListing(db, 'misspelt', await place('tirupatti', 'Aliperi'));
    expect(await cityNames()).toContain('Tirupatti');
    await writeListing(db, 'misspelt', { status: DELETED });
    expect([await cityNames(), await localityNames()]).toEqual(before);
  });

  it('are those that were there first, also without a listing', async () => {
    await db.insertInto('cities').values({ id: 90, name: 'Chandragiri' }).execute();
    expect(await cityNames()).toContain('Chandragiri');
  });
});
