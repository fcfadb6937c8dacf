import { recordsReceived } from '@/api/baseQuery';
import { comparisonChanged, listingViewed, sellerContacted } from '@/store/device/deviceSlice';
import { unreferenced } from '@/store/listeners/unreferenced';
import { testStore } from '../../support/testStore';

it('keeps what this device names: viewed listings, those of contacted sellers, those to compare, and their owners', () => {
  const { store } = testStore();
  store.dispatch(
    recordsReceived({
      properties: [{ _id: 'viewed', userId: 'owner' }, { _id: 'compared' }, { _id: 'called' }, { _id: 'loose' }],
      projects: [{ _id: 'viewed' }, { _id: 'tower' }],
      agents: [{ _id: 'owner' }],
    }),
  );
  store.dispatch(listingViewed({ kind: 'property', id: 'viewed', name: 'Flat' }));
  store.dispatch(listingViewed({ kind: 'project', id: 'tower', name: 'Tower' }));
  store.dispatch(sellerContacted({ kind: 'property', id: 'called', name: 'House' }));
  store.dispatch(comparisonChanged(['compared']));
  expect(unreferenced(store.getState())).toEqual({ properties: ['loose'], projects: ['viewed'] });
});
