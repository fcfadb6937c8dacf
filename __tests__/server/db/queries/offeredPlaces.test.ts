import { countedPlaces, offerPlaces } from '@/server/db/queries/offeredPlaces';
import { citiesWith } from '@/server/db/queries/places';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { appOfEach } from '../../../support/server/testApp';

const server = appOfEach({ properties: 0, projects: 0 });

const names = async () =>
  (await citiesWith(server.db)).flatMap(({ name, localities }) => localities.map((part) => `${name}/${part.name}`));

it('offers the gazetteer beside what is there, once [HOME-14]', async () => {
  const { db } = server;
  const before = await names();
  const ids = await db.selectFrom('localities').selectAll().execute();
  expect(await offerPlaces(db, GAZETTEER)).toBe(true);
  const after = await names();
  expect(after).toEqual(expect.arrayContaining([...before, 'Tirupati/Balaji Colony', 'Gudur/Chillakur']));
  expect(new Set(after).size).toBe(after.length);
  expect(await db.selectFrom('localities').selectAll().orderBy('id').limit(ids.length).execute()).toEqual(ids);
  expect(await offerPlaces(db, GAZETTEER)).toBe(false);
  expect(await names()).toEqual(after);
});

it('offers a place for good that only a listing had brought [HOME-14]', async () => {
  const { db } = server;
  await db.insertInto('cities').values({ id: 50, name: 'gudur', from_listing: 1 }).execute();
  await db.insertInto('localities').values({ id: 50, city_id: 50, name: 'CHILLAKUR', from_listing: 1 }).execute();
  expect(await names()).not.toContain('gudur/CHILLAKUR');
  await offerPlaces(db, GAZETTEER);
  expect(await names()).toEqual(expect.arrayContaining(['gudur/CHILLAKUR', 'gudur/Vindur']));
  expect(await offerPlaces(db, GAZETTEER)).toBe(false);
});

it('counts the listings of each place [HOME-14]', async () => {
  const { db } = server;
  await db
    .insertInto('listing_counts')
    .values(
      [2, 3].map((listings) => ({
        ...{
          key: String(listings),
          city_id: 1,
          locality_id: 1,
          subtype: 'Villa',
          property_type: 'Residential',
          bhk: 2,
        },
        ...{ sale_type: 'New', possession: '', price_step: 1, listings },
      })),
    )
    .execute();
  const [tirupati] = await countedPlaces(db);
  expect(tirupati).toMatchObject({ name: 'Tirupati', listings: 5 });
  expect(tirupati?.localities.map(({ listings }) => listings)).toEqual([5, 0, 0, 0]);
});
