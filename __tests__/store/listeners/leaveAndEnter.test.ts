import { marketplaceApi } from '@/api/marketplaceApi';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const { endpoints } = marketplaceApi;
const user = { _id: 'u1', username: 'Asha', token: 'tok', role: { roleCode: 'usr' } };
const credentials = { countryCode: '91', username: '9000000001', password: 'x' } as const;

describe('a login', () => {
  it('keeps the message and the intent for the page that comes, then loads the dashboard [AUTH-2]', async () => {
    const { store, seen, server } = testStore({ 'POST users/signin': { message: 'Welcome back', user } });
    const then = { path: '/properties-listing?id=p1', label: '2 BHK Flat' };
    store.dispatch(authModalOpened({ modal: 'login', then }));
    await store.dispatch(endpoints.signIn.initiate(credentials));
    await settle();
    expect(server.sent[0]?.body).toEqual(credentials);
    expect(store.getState().session.token).toBe('tok');
    expect(store.getState().authModal.open).toBeNull();
    expect(seen.kept).toEqual([
      { notice: expect.objectContaining({ text: 'Welcome back', area: 'account' }), intent: then },
    ]);
    expect(seen).toMatchObject({ loaded: ['/dashboard'], flushed: 1 });
  });

  it('by a validated code waits 200 ms before the page is loaded [AUTH-5]', async () => {
    const { store, seen } = testStore({ 'POST users/validateOTP': { message: 'Verified', user } });
    await store.dispatch(endpoints.validateOtp.initiate({ _id: 'c', otp: '123456' }));
    await settle(50);
    expect(seen.loaded).toEqual([]);
    await settle(250);
    expect(seen.loaded).toEqual(['/dashboard']);
  });
});

describe('the role', () => {
  it('is what users/current says in its first item, not what storage said [AUTH-11]', async () => {
    const { store } = testStore(
      { 'GET users/current': [{ _id: 'u1', username: 'Asha', role: { roleCode: 'agt' } }] },
      { preloaded: loggedInAs({ roleCode: 'usr' }) },
    );
    expect(selectIsAgent(store.getState())).toBe(false);
    await store.dispatch(endpoints.getCurrentUser.initiate());
    expect(selectIsAgent(store.getState())).toBe(true);
  });
});
