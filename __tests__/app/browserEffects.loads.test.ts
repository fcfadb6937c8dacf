/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { setImmediate } from 'node:timers';
import { marketplaceApi } from '@/api/marketplaceApi';
import { browserEffects } from '@/app/browserEffects';
import { takeFlashMessage } from '@/app/flashMessage';
import { createStore } from '@/store/createStore';
import { startPersistence } from '@/store/persistence/persistence';
import { localStorageAdapter } from '@/store/persistence/localStorageAdapter';
import { loggedOut } from '@/store/session/sessionSlice';
import { watchPageLoads } from '../support/pageLoads';
import { serverDouble, type ServerAnswers } from '../support/serverDouble';
import { settle } from '../support/settle';
import { QUIET } from '../support/quietAnswers';

jest.mock('@/actionLog/browser/early', () => ({ early: { load: () => Promise.resolve() } }));

const { endpoints } = marketplaceApi;
const user = { _id: 'u1', username: 'Asha', token: 'tok', role: { roleCode: 'usr' } };
const stored = () => ({ local: { ...localStorage }, session: { ...sessionStorage } });

/** The store with the effects, the storage and the persistence of a real page; only the server is a double. */
async function page(answers: ServerAnswers, isLoggedIn = false) {
  if (isLoggedIn) {
    localStorage.setItem('Authorization', 'tok');
    localStorage.setItem('user', JSON.stringify(user));
  }
  window.fetch = serverDouble({ ...QUIET.logout, ...answers }).fetch;
  const { effects, late } = browserEffects();
  const keys = localStorageAdapter(() => window.localStorage);
  const store = createStore({ effects, keys });
  const persistor = await startPersistence(store, keys, window);
  const navigated: string[] = [];
  late.lend({ flush: () => void persistor.flush(), navigate: (path) => void navigated.push(path) });
  return { store, navigated, loads: watchPageLoads() };
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('loads the dashboard as a page as soon as the login is kept [AUTH-2, STORE-3]', async () => {
  const { store, loads, navigated } = await page({ 'POST users/signin': { message: 'Welcome', user } });
  await store.dispatch(endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
  expect(loads).toEqual(['/dashboard']);
  expect(navigated).toEqual([]);
  expect(stored().local).toMatchObject({ Authorization: 'tok', user: expect.stringContaining('"_id":"u1"') });
  expect(takeFlashMessage().notice?.text).toBe('Welcome');
});

it('loads it anew where the login was asked for on it [AUTH-2]', async () => {
  window.history.replaceState(null, '', '/dashboard');
  const { store, loads } = await page({ 'POST users/signin': { message: 'Welcome', user } });
  await store.dispatch(endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
  expect(loads).toEqual(['/dashboard']);
  expect(location.pathname).toBe('/dashboard');
});

it.each([
  [
    'a validated code',
    'AUTH-5',
    endpoints.validateOtp.initiate({ _id: 'c', otp: '123456' }),
    { 'POST users/validateOTP': { message: 'Verified', user } },
  ],
  [
    'a new password',
    'AUTH-7',
    endpoints.setPassword.initiate({ id: 'c', otp: '123456', password: 'long-enough' }),
    { 'POST users/setPassword': { user } },
  ],
] as const)('loads the dashboard as a page 200 ms after %s, not sooner [%s]', async (_what, _id, ask, answers) => {
  const { store, loads, navigated } = await page(answers);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const call = store.dispatch(ask as never) as unknown as Promise<unknown>;
  // The reader's code and the answer come without a timer.
  for (let turn = 0; turn < 50 && store.getState().session.token === null; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await call;
  expect(store.getState().session.token).toBe('tok');
  await jest.advanceTimersByTimeAsync(199);
  expect(loads).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(loads).toEqual(['/dashboard']);
  expect(navigated).toEqual([]);
});

it('loads Home as a page after a logout, without Authorization and user, and leaves other keys [AUTH-10]', async () => {
  localStorage.setItem('selecteduser1', JSON.stringify({ _id: 'p1', name: 'Flat' }));
  window.history.replaceState(null, '', '/dashboard');
  const { store, loads, navigated } = await page({}, true);
  store.dispatch(loggedOut());
  expect(loads).toEqual(['/home']);
  expect(navigated).toEqual([]);
  expect(Object.keys(stored().local)).toEqual(['selecteduser1']);
});

it('empties localStorage and sessionStorage, whatever is in them, and goes home after a 401 [ERR-2]', async () => {
  localStorage.setItem('selecteduser1', JSON.stringify({ _id: 'p1', name: 'Flat' }));
  localStorage.setItem('of another script', 'x');
  sessionStorage.setItem('gruham:afterLoad', '{}');
  sessionStorage.setItem('of another script', 'x');
  const { store, navigated, loads } = await page(
    { 'GET property/userProperties': { status: 401, body: { message: 'Session expired' } } },
    true,
  );
  expect(stored().local['Authorization']).toBe('tok');
  await store.dispatch(endpoints.getMyProperties.initiate(undefined, { subscribe: false }));
  // Also once everything that was held back is written.
  await settle(150);
  expect(stored()).toEqual({ local: {}, session: {} });
  expect(navigated).toEqual(['/home']);
  expect(loads).toEqual([]);
});

it('clears the one storage also where the other is forbidden [ERR-2, STORE-5]', () => {
  sessionStorage.setItem('a', 'x');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  browserEffects().effects.clearStorage();
  expect(sessionStorage).toHaveLength(0);
});
