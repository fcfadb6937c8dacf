import { marketplaceApi } from '@/api/marketplaceApi';
import { sessionEnded } from '@/store/session/sessionSlice';
import { areaUnitChosen, comparisonChanged, listingViewed } from '@/store/device/deviceSlice';
import { startDevicePersistence } from '@/store/device/devicePersistence';
import type { SharedStorage } from '@/store/device/deviceStorage';
import { loggedInAs, settle, testStore, until } from '../../support/testStore';

const flat = { kind: 'property', id: 'p1', name: 'Flat' } as const;

type Storage = Pick<SharedStorage, 'get' | 'update'>;

function inMemory(held: Record<string, unknown> = {}) {
  const writes: string[] = [];
  const storage: Storage = {
    get: async (key) => held[key],
    update: async (key, change) => {
      writes.push(key);
      held[key] = change(held[key]);
    },
  };
  return { held, writes, storage };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(storage: Storage, options: Parameters<typeof testStore>[1] = {}, pause = 5) {
  const { store, seen } = testStore({}, options);
  const persistence = startDevicePersistence(store, storage, pause);
  stops.push(persistence.stop);
  return { store, seen, persistence };
}

it('reads what the device holds for a visitor, and writes nothing that did not change', async () => {
  const { held, writes, storage } = inMemory({
    'device:visitor:recent': [flat],
    'device:visitor:units': 'cents',
    'device:u1:units': 'acres',
  });
  const { store } = started(storage);
  await until(() => expect(store.getState().device).toMatchObject({ recent: [flat], compare: [], units: 'cents' }));
  store.dispatch(comparisonChanged(['p1']));
  await settle(20);
  expect(writes).toEqual(['device:visitor:compare']);
  expect(held['device:visitor:compare']).toEqual(['p1']);
});

it('writes the first change at once and gathers the next ones, which flush brings forward', async () => {
  const { writes, storage, held } = inMemory();
  const { store, persistence } = started(storage, {}, 10_000);
  await settle(5);
  store.dispatch(listingViewed(flat));
  await until(() => expect(writes).toEqual(['device:visitor:recent']));
  store.dispatch(listingViewed({ ...flat, id: 'p2' }));
  store.dispatch(listingViewed({ ...flat, id: 'p3' }));
  await settle(5);
  expect(writes).toHaveLength(1);
  await persistence.flush();
  expect(writes).toHaveLength(2);
  expect(held['device:visitor:recent']).toEqual([{ ...flat, id: 'p3' }, { ...flat, id: 'p2' }, flat]);
});

it('writes what was gathered when the pause is over', async () => {
  const { writes, storage, held } = inMemory();
  const { store } = started(storage, {}, 20);
  await settle(5);
  for (const id of ['p1', 'p2', 'p3']) store.dispatch(listingViewed({ ...flat, id }));
  await until(() => expect(writes).toHaveLength(2));
  expect(held['device:visitor:recent']).toHaveLength(3);
});

it('keeps what was viewed before storage answered', async () => {
  const { held, storage } = inMemory({ 'device:visitor:recent': [flat] });
  const { store } = started(storage);
  store.dispatch(listingViewed({ ...flat, id: 'p2' }));
  await until(() => expect(held['device:visitor:recent']).toEqual([{ ...flat, id: 'p2' }, flat]));
});

it('keeps the things of each user apart: after a 401 the visitor sees none of the user', async () => {
  const { held, storage } = inMemory({ 'device:u1:recent': [flat] });
  const { store } = started(storage, { preloaded: loggedInAs() }, 10_000);
  await until(() => expect(store.getState().device.recent).toEqual([flat]));
  store.dispatch(areaUnitChosen('acres'));
  store.dispatch(sessionEnded());
  await until(() => expect(store.getState().device).toMatchObject({ recent: [], compare: [], units: 'usual' }));
  expect(held).toMatchObject({ 'device:u1:units': 'acres', 'device:u1:recent': [flat] });
});

it('hands what a visitor viewed and chose to whoever logs in, once, beside their own', async () => {
  const house = { kind: 'property', id: 'p2', name: 'House' } as const;
  const { held, storage } = inMemory({
    'device:visitor:recent': [flat],
    'device:visitor:compare': ['p1'],
    'device:u1:recent': [house],
    'device:u1:compare': ['p2'],
  });
  const asked = (_id: string) => ({
    message: 'Hi',
    user: { _id, username: _id, token: 't', role: { roleCode: 'usr' } },
  });
  const { store, server } = testStore({ 'POST users/signin': asked('u1') });
  stops.push(startDevicePersistence(store, storage, 5).stop);
  await until(() => expect(store.getState().device.compare).toEqual(['p1']));
  const { signIn } = marketplaceApi.endpoints;
  await store.dispatch(signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
  await until(() =>
    expect(held).toMatchObject({ 'device:u1:recent': [flat, house], 'device:u1:compare': ['p2', 'p1'] }),
  );
  expect(held).toMatchObject({ 'device:visitor:recent': [], 'device:visitor:compare': [] });
  // Nobody who logs in later gets them.
  store.dispatch(sessionEnded());
  server.answer('POST users/signin', asked('u2'));
  await store.dispatch(signIn.initiate({ countryCode: '91', username: '9000000002', password: 'x' }));
  await settle(20);
  expect(store.getState().device).toMatchObject({ recent: [], compare: [] });
  expect(Object.keys(held).filter((key) => key.includes(':u2:'))).toEqual([]);
});

it('hands it over too where the page was loaded anew by the login, as it is', async () => {
  const { held, storage } = inMemory({ 'device:visitor:compare': ['p1'], 'device:u1:compare': ['p2'] });
  const { store } = started(storage, { preloaded: loggedInAs() });
  await until(() => expect(store.getState().device.compare).toEqual(['p2', 'p1']));
  expect(held).toMatchObject({ 'device:u1:compare': ['p2', 'p1'], 'device:visitor:compare': [] });
});

it('leaves the visitor what storage does not take for whoever logs in', async () => {
  const { held, storage } = inMemory({ 'device:visitor:compare': ['p1'] });
  const full: Storage = {
    ...storage,
    update: (key, change) =>
      key.includes(':u1:') ? Promise.reject(new Error('No room')) : storage.update(key, change),
  };
  const user = { _id: 'u1', username: 'Asha', token: 't', role: { roleCode: 'usr' } };
  const { store } = testStore({ 'POST users/signin': { message: 'Hi', user } });
  stops.push(startDevicePersistence(store, full, 5).stop);
  await until(() => expect(store.getState().device.compare).toEqual(['p1']));
  const { signIn } = marketplaceApi.endpoints;
  await store.dispatch(signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
  await settle(20);
  expect(held['device:visitor:compare']).toEqual(['p1']);
});

it('reads nothing for a token whose owner is not known', async () => {
  const { storage } = inMemory({ 'device:visitor:recent': [flat] });
  const { store } = started(storage, { preloaded: { session: { token: 't', user: null } } });
  await settle(20);
  expect(store.getState().device.recent).toEqual([]);
});

it('costs only persistence when storage throws', async () => {
  const refuse = () => Promise.reject(new Error('forbidden'));
  const { store, persistence } = started({ get: refuse, update: refuse });
  await settle(5);
  store.dispatch(areaUnitChosen('cents'));
  await expect(persistence.flush()).resolves.toBeUndefined();
  await expect(persistence.lookAgain()).resolves.toBeUndefined();
  expect(store.getState().device.units).toBe('cents');
});

it('keeps its own when storage is full, whatever another tab had written', async () => {
  const { storage } = inMemory({ 'device:visitor:compare': ['p1'] });
  const { store, persistence } = started({ ...storage, update: () => Promise.reject(new Error('full')) });
  await settle(5);
  store.dispatch(comparisonChanged(['p1', 'p2']));
  await persistence.flush();
  await persistence.lookAgain();
  expect(store.getState().device.compare).toEqual(['p1', 'p2']);
});

describe('of several tabs', () => {
  const viewed = (id: string) => listingViewed({ ...flat, id });

  it('each adds what was viewed in it', async () => {
    const { held, storage } = inMemory({ 'device:visitor:recent': [flat] });
    const tabs = ['p2', 'p3', 'p4', 'p5', 'p6'].map((id) => ({ id, ...started(storage) }));
    await settle(5);
    for (const { store, id } of tabs) store.dispatch(viewed(id));
    await until(() =>
      expect(held['device:visitor:recent']).toEqual(
        ['p6', 'p5', 'p4', 'p3', 'p2', 'p1'].map((id) => ({ ...flat, id })),
      ),
    );
  });

  it('none brings back what another one took out of the comparison', async () => {
    const { held, storage } = inMemory({ 'device:visitor:compare': ['p1', 'p2'] });
    const [here, there] = [started(storage), started(storage)];
    await settle(5);
    here.store.dispatch(comparisonChanged(['p2']));
    await settle(20);
    there.store.dispatch(comparisonChanged(['p1', 'p2', 'p3']));
    await until(() => expect(held['device:visitor:compare']).toEqual(['p2', 'p3']));
  });

  it('one that is looked at again shows what the others did, and writes nothing', async () => {
    const { writes, storage } = inMemory({ 'device:visitor:compare': ['p1', 'p2'] });
    const [here, there] = [started(storage), started(storage)];
    await settle(5);
    here.store.dispatch(comparisonChanged(['p2']));
    here.store.dispatch(viewed('p9'));
    await settle(20);
    const before = writes.length;
    await there.persistence.lookAgain();
    expect(there.store.getState().device).toEqual(here.store.getState().device);
    await settle(20);
    expect(writes).toHaveLength(before);
  });

  it('one that is used while it looks again keeps what was done', async () => {
    const { held, storage } = inMemory({ 'device:visitor:compare': ['p1'] });
    const { store, persistence } = started(storage);
    await settle(5);
    const looked = persistence.lookAgain();
    store.dispatch(comparisonChanged([]));
    await looked;
    await until(() => expect(held['device:visitor:compare']).toEqual([]));
    expect(store.getState().device.compare).toEqual([]);
  });
});
