import { leavingApi } from '@/api/leavingApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { loggedOut, selectIsAgent } from '@/store/session/sessionSlice';
import { refusal } from '../../support/serverDouble';
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
    expect(server.sent[0]?.body).toEqual(credentials);
    expect(store.getState().session.token).toBe('tok');
    expect(store.getState().authModal.open).toBeNull();
    expect(seen.kept).toEqual([
      { notice: expect.objectContaining({ text: 'Welcome back', area: 'account' }), intent: then },
    ]);
    expect(seen).toMatchObject({ loaded: ['/dashboard'], flushed: 1 });
  });

  it('opens a guarded address by itself [ROUTE-14, AUTH-2]', async () => {
    const { store, seen } = testStore({ 'POST users/signin': { message: 'Welcome back', user } });
    const path = '/dashboard?tab=profile';
    store.dispatch(authModalOpened({ modal: 'login', then: { path, label: 'x', after: 'open' } }));
    await store.dispatch(endpoints.signIn.initiate(credentials));
    expect(seen).toMatchObject({ loaded: [path], kept: [{ intent: null }] });
  });

  it.each([
    ['leads whose session had ended back to where that was', 'u1', '/edit-property?id=p1'],
    ['leads nobody else to where another one’s session had ended', 'u2', '/dashboard'],
  ])('%s [ERR-2, DASH-11]', async (_what, of, loaded) => {
    const { store, seen } = testStore({ 'POST users/signin': { message: 'Welcome back', user } });
    const then = { path: '/edit-property?id=p1', label: '', after: 'open', of } as const;
    store.dispatch(authModalOpened({ modal: 'login', then }));
    await store.dispatch(endpoints.signIn.initiate(credentials));
    expect(seen).toMatchObject({ loaded: [loaded], kept: [{ intent: null }] });
  });
});

describe('a logout', () => {
  it('tells the server once, with the token that ends, and goes home by a page load at once [AUTH-10]', async () => {
    const { store, seen, server } = testStore(
      { 'POST users/logout': { message: 'Logged out' } },
      { preloaded: loggedInAs() },
    );
    store.dispatch(loggedOut());
    expect(seen).toMatchObject({ loaded: ['/home'], flushed: 1 });
    expect(server.calls).toEqual(['POST users/logout']);
    expect(server.sent[0]?.headers.get('authorization')).toBe('token-1');
    await settle();
    expect(seen).toMatchObject({ loaded: ['/home'], notices: [] });
  });

  it.each([
    ['lacks the call', { status: 404, body: { message: 'There is no such call.' } }],
    ['refuses', { status: 401, body: { message: 'Please log in to continue.' } }],
    ['fails', { status: 503, text: '<html>' }],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('is the same here when the server %s, and nothing is said of it [AUTH-10]', async (_what, answer) => {
    const { store, seen } = testStore({ 'POST users/logout': answer }, { preloaded: loggedInAs() });
    store.dispatch(loggedOut());
    await settle();
    expect(seen).toMatchObject({ loaded: ['/home'], navigated: [], notices: [], logged: [], cleared: 0 });
    expect(store.getState().session).toEqual({ token: null, user: null });
  });
});

describe('an account that was deleted', () => {
  it('ends its session here, and nothing does when it was not [DASH-1, ERR-2]', async () => {
    const call = 'POST users/delete';
    const { store, seen, server } = testStore({ [call]: refusal(400, 'No.') }, { preloaded: loggedInAs() });
    const ask = () => store.dispatch(leavingApi.endpoints.deleteAccount.initiate({ password: 'x' }));
    await ask();
    expect([store.getState().session.token, seen.navigated]).toEqual(['token-1', []]);
    server.answer(call, { message: 'It goes on Sunday.' });
    await ask();
    expect(store.getState().session).toEqual({ token: null, user: null });
    expect(seen).toMatchObject({ navigated: ['/home'], cleared: 1, flushed: 1 });
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
