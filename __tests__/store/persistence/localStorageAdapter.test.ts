import { authModalOpened } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { marketplaceApi } from '@/api/marketplaceApi';
import { localStorageAdapter } from '@/store/persistence/localStorageAdapter';
import { startPersistence } from '@/store/persistence/persistence';
import { loggedOut, selectIsLoggedIn } from '@/store/session/sessionSlice';
import { settle, testStore } from '../../support/testStore';
import { QUIET } from '../../support/quietAnswers';

const answer = {
  message: 'Hello',
  user: {
    _id: 'u1',
    username: 'Asha',
    token: 'Bearer "x" ü',
    role: { roleCode: 'agt' },
    profilePic: '/uploads/a.jpg',
    email: 'a@b.in',
    phone: '9000000001',
  },
};

function memory(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial));
  const writes: string[] = [];
  return {
    map,
    writes,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(`set ${key}`);
      map.set(key, value);
    },
    removeItem: (key: string) => {
      writes.push(`remove ${key}`);
      map.delete(key);
    },
  };
}

async function open(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, target?: EventTarget) {
  const keys = localStorageAdapter(area);
  const { store, seen } = testStore({ ...QUIET.logout, 'POST users/signin': answer }, { keys });
  const persistor = await startPersistence(store, keys, target);
  const login = () =>
    store.dispatch(
      marketplaceApi.endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }),
    );
  return { store, persistor, login, seen };
}
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('the three plain keys', () => {
  it('are written and nothing else: the token as it came, the user, the chosen listing [STORE-3]', async () => {
    const area = memory();
    const { store, persistor, login } = await open(() => area);
    store.dispatch(authModalOpened({ modal: 'login' }));
    await login();
    store.dispatch(listingChosen({ _id: 'p1', name: 'Flat', price: 5 } as never));
    await persistor.flush();
    expect([...area.map.keys()].sort()).toEqual(['Authorization', 'selecteduser1', 'user']);
    expect(area.map.get('Authorization')).toBe('Bearer "x" ü');
    expect(JSON.parse(area.map.get('user') ?? '')).toMatchObject({
      _id: 'u1',
      username: 'Asha',
      role: { roleCode: 'agt' },
      profilePic: '/uploads/a.jpg',
    });
    expect(JSON.parse(area.map.get('selecteduser1') ?? '')).toEqual({ _id: 'p1', name: 'Flat' });
  });

  it('are read at the start, and logged in means that Authorization is there [STORE-3, AUTH-9]', async () => {
    const area = memory({
      Authorization: 'tok',
      user: '{"_id":"u9","username":"B","role":{"roleCode":"agt"},"profilePic":"/uploads/b.jpg"}',
      selecteduser1: '{"_id":"p7","name":"N"}',
      foreign: '1',
    });
    const { store } = await open(() => area);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(store.getState().session.user).toMatchObject({ _id: 'u9', roleCode: 'agt', profilePic: '/uploads/b.jpg' });
    expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p7', name: 'N' });
    await settle();
    expect(area.writes).toEqual([]);
  });

  it('lose Authorization and user at logout, and keep the chosen listing [AUTH-10]', async () => {
    const area = memory({ Authorization: 'tok', user: '{"_id":"u9"}', selecteduser1: '{"_id":"p7","name":"N"}' });
    const { store, persistor, seen } = await open(() => area);
    store.dispatch(loggedOut());
    await persistor.flush();
    expect([...area.map.keys()]).toEqual(['selecteduser1']);
    expect(seen.loaded).toEqual(['/home']);
  });

  it.each([
    [{ user: '{oops', Authorization: 't' }, 't', null],
    [{ user: '{"_id":"u"}' }, null, null],
    [{ user: '[1]', Authorization: '' }, null, null],
    [{ selecteduser1: 'null' }, null, null],
    [{ selecteduser1: '{"name":"no id"}' }, null, null],
    [{ user: '{"_id":7}', Authorization: 't' }, 't', null],
    [{ user: '{"_id":"u"}', Authorization: 'a\u0000b' }, null, null],
    [{ user: '{"_id":"u"}', Authorization: 'a\nb' }, null, null],
    [{ user: '{"_id":"u"}', Authorization: 'గృహం' }, null, null],
  ])('start clean from corrupt storage %j [STORE-5]', async (stored, token, user) => {
    const { store } = await open(() => memory(stored));
    expect(store.getState().session).toEqual({ token, user });
    expect(store.getState().chosenListing.chosen).toBeNull();
  });

  it('cost only persistence when storage throws, at reading or at writing [STORE-5]', async () => {
    const denied = await open(() => {
      throw new Error('SecurityError');
    });
    await denied.login();
    expect(selectIsLoggedIn(denied.store.getState())).toBe(true);
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const { store, persistor, login } = await open(() => full);
    await login();
    await persistor.flush();
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  it('show a login and a logout of one tab in the other [AUTH-12]', async () => {
    const area = memory();
    const [a, b] = [new EventTarget(), new EventTarget()];
    const first = await open(() => area, a);
    const second = await open(() => area, b);
    await first.login();
    await first.persistor.flush();
    b.dispatchEvent(storageEvent('Authorization'));
    expect(selectIsLoggedIn(second.store.getState())).toBe(true);
    second.store.dispatch(loggedOut());
    await second.persistor.flush();
    a.dispatchEvent(storageEvent(null));
    expect(selectIsLoggedIn(first.store.getState())).toBe(false);
  });

  it('are not written back by a tab that has not yet heard of a logout [STORE-3]', async () => {
    const area = memory({ Authorization: 'tok', user: '{"_id":"u9"}' });
    const first = await open(() => area);
    const stale = await open(() => area);
    first.store.dispatch(loggedOut());
    await first.persistor.flush();
    stale.store.dispatch(listingChosen({ _id: 'z', name: 'Z' }));
    await stale.persistor.flush();
    expect([...area.map.keys()]).toEqual(['selecteduser1']);
  });
});
