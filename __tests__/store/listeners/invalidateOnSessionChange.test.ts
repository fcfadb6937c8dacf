import { marketplaceApi } from '@/api/marketplaceApi';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { loggedInAs, settle, testStore, until } from '../../support/testStore';

const { getProfile } = marketplaceApi.endpoints;
const other = {
  session: { token: 'token-2', user: { ...loggedInAs().session.user, _id: 'u2' } },
  chosenListing: { chosen: null },
};

describe('another tab', () => {
  it('that logs somebody else in has what was answered asked for again [AUTH-12]', async () => {
    const { store, server } = testStore(
      {
        'GET users/profile': (_url: URL, _body: unknown, headers: Headers) => ({ name: headers.get('authorization') }),
      },
      { preloaded: loggedInAs() },
    );
    const query = store.dispatch(getProfile.initiate());
    await query;
    store.dispatch(storageChangedElsewhere(other));
    await until(() => expect(getProfile.select()(store.getState()).data).toEqual({ name: 'token-2' }));
    expect(server.calls).toHaveLength(2);
    query.unsubscribe();
  });

  it('that only chose a listing changes no answer [AUTH-12]', async () => {
    const { store, server } = testStore({ 'GET users/profile': { name: 'Asha' } }, { preloaded: loggedInAs() });
    const query = store.dispatch(getProfile.initiate());
    await query;
    store.dispatch(
      storageChangedElsewhere({ ...loggedInAs(), chosenListing: { chosen: { _id: 'p1', name: 'Flat' } } }),
    );
    await settle(150);
    expect(server.calls).toHaveLength(1);
    query.unsubscribe();
  });

  it('that logs in closes the login here, one that logs out does not [AUTH-12, SHELL-6]', () => {
    const { store } = testStore();
    store.dispatch(authModalOpened({ modal: 'login' }));
    store.dispatch(storageChangedElsewhere({ ...other, session: { token: null, user: null } }));
    expect(store.getState().authModal.open).toBe('login');
    store.dispatch(storageChangedElsewhere(other));
    expect(store.getState().authModal.open).toBeNull();
  });
});
