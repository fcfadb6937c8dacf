import { countedPlaces } from '@/server/db/queries/offeredPlaces';
import { appOfEach } from '../../../support/server/testApp';

const server = appOfEach({ properties: 0, projects: 0 });

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
