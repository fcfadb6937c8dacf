import { marketplaceApi } from '@/api/marketplaceApi';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { aProperty } from '../../support/factories';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const { getProperty, getMyProperties } = marketplaceApi.endpoints;
const loggedOutElsewhere = storageChangedElsewhere({
  session: { token: null, user: null },
  chosenListing: { chosen: null },
});

it('asks again for what is shown, and only forgets what a session is needed for [AUTH-12]', async () => {
  const { store, server, seen } = testStore(
    {
      'GET property/propertyDetailsByUser': [aProperty({ _id: 'p1' })],
      'GET property/userProperties': [aProperty({ _id: 'p1' })],
    },
    { preloaded: loggedInAs() },
  );
  const shown = store.dispatch(getProperty.initiate('p1'));
  const mine = store.dispatch(getMyProperties.initiate());
  await Promise.all([shown, mine]);
  server.calls.length = 0;
  store.dispatch(loggedOutElsewhere);
  // The dashboard goes as soon as nobody is logged in.
  await Promise.resolve();
  mine.unsubscribe();
  await settle(20);
  expect(server.calls).toEqual(['GET property/propertyDetailsByUser?id=p1']);
  expect(getMyProperties.select()(store.getState()).data).toBeUndefined();
  expect(seen.notices).toEqual([]);
});
