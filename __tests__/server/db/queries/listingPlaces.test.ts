import { knownPlace } from '@/server/db/queries/listingPlaces';
import { insertPlace } from '@/server/db/queries/placeEdits';
import { BROUGHT } from '@/server/db/tables/places';
import { appOfEach } from '../../../support/server/testApp';

const t = appOfEach({ properties: 0, projects: 0 });

async function withKtRoad() {
  const { cityId } = await knownPlace(t.db, 'Tirupati', null);
  await insertPlace(t.db, 'K T Road', { cityId, from: BROUGHT });
}

it.each(['kt road', 'K.T.Rd', 'K. T. Road'])(
  'stores a locality that is typed as %s by its known name, so that buyers find the listing [PLIST-4, WIZ-5]',
  async (typed) => {
    await withKtRoad();
    expect(await knownPlace(t.db, 'tirupati', typed)).toMatchObject({ city: 'Tirupati', locality: 'K T Road' });
  },
);

it('takes no locality for another one that only sounds like it [WIZ-5]', async () => {
  await withKtRoad();
  const place = await knownPlace(t.db, 'Tirupati', 'Katy Road');
  expect(place).toMatchObject({ localityId: null, locality: 'Katy Road' });
});
