import { keepDraft } from '@/store/drafts/draftKeeper';
import { draftStorage } from '@/store/drafts/draftStorage';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { sessionEnded } from '@/store/session/sessionSlice';
import { photosShown } from '@/store/uploads/photoLists';
import type { FormKey } from '@/store/uploads/uploadItem';
import {
  photoMoved,
  photoRemoved,
  photosChosen,
  uploadProgressed,
  uploadSucceeded,
} from '@/store/uploads/uploadsSlice';
import { loggedInAs, settle, testStore, until } from '../../support/testStore';
import { anUpload } from '../../support/uploadItem';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const START = { type: 'Sell', amenities: {} };

function keeping(form: FormKey = 'post', photos = {}, now = () => 42) {
  const { store, seen, effects } = testStore({}, { preloaded: loggedInAs() });
  const writes: string[] = [];
  const reads: string[] = [];
  const device = {
    ...effects.device,
    get: (key: string) => {
      reads.push(key);
      return effects.device.get(key);
    },
    set: (key: string, value: unknown) => {
      writes.push(key);
      return effects.device.set(key, value);
    },
  };
  const storage = draftStorage(device, 'u1', form);
  const untouched = () => ({ values: START, photos });
  const keeper = keepDraft({ store, effects, storage, userId: 'u1', form, untouched, resumed: null, now });
  stops.push(keeper.stop);
  const choose = (...ids: string[]) => {
    for (const id of ids) effects.files.hold(new File([id], `${id}.jpg`), id);
    store.dispatch(photosChosen(ids.map((id) => anUpload(id, { form }))));
  };
  return { store, seen, effects, reads, writes, storage, keeper, choose, keys: () => [...seen.onDevice.keys()] };
}

it('writes what is typed a moment later, the last of it alone [WIZ-19]', async () => {
  const { keeper, storage, writes } = keeping();
  keeper.save({ ...START, city: 'T' }, 1);
  keeper.save({ ...START, city: 'Tirupati' }, 2);
  expect(await storage.read()).toBeNull();
  await until(async () =>
    expect(await storage.read()).toEqual({ savedAt: 42, step: 2, values: { ...START, city: 'Tirupati' }, photos: [] }),
  );
  expect(writes).toEqual(['draft:u1:post']);
});

it('leaves no draft of a form that nobody touched, and takes back one that was emptied again [WIZ-19]', async () => {
  const { keeper, keys } = keeping();
  keeper.save({ ...START, city: '' }, 2);
  await keeper.flush();
  expect(keys()).toEqual([]);
  keeper.save({ ...START, city: 'T' }, 2);
  await keeper.flush();
  expect(keys()).toEqual(['draft:u1:post']);
  keeper.save(START, 1);
  await keeper.flush();
  expect(keys()).toEqual([]);
});

it('writes each file once, whatever is typed or uploaded after [WIZ-19]', async () => {
  const { keeper, choose, store, writes, storage } = keeping();
  choose('a', 'b');
  await keeper.flush();
  store.dispatch(uploadProgressed({ id: 'a', state: 'uploading', progress: 50 }));
  store.dispatch(uploadSucceeded({ id: 'a', state: 'success', progress: 100, url: '/a', uploadedAt: 7 }));
  keeper.save({ ...START, city: 'T' }, 3);
  await keeper.flush();
  expect(writes.filter((key) => key.startsWith('draft-file:'))).toEqual([
    'draft-file:u1:post:a',
    'draft-file:u1:post:b',
  ]);
  expect((await storage.readFile('a'))?.name).toBe('a.jpg');
  expect((await storage.read())?.photos).toMatchObject([
    { id: 'a', state: 'success', url: '/a', uploadedAt: 7 },
    { id: 'b', state: 'ready', url: null },
  ]);
});

it('does not write for every step of progress [WIZ-19]', async () => {
  const { keeper, choose, store, writes } = keeping();
  choose('a');
  await keeper.flush();
  const before = writes.length;
  for (const progress of [10, 20, 30]) store.dispatch(uploadProgressed({ id: 'a', state: 'uploading', progress }));
  await settle(350);
  expect(writes).toHaveLength(before);
});

it('lets the file of a removed photo go [WIZ-19]', async () => {
  const { keeper, choose, store, keys } = keeping();
  choose('a', 'b');
  await keeper.flush();
  store.dispatch(photoRemoved('a'));
  await keeper.flush();
  expect(keys().sort()).toEqual(['draft-file:u1:post:b', 'draft:u1:post']);
});

it('forgets everything when the form is done with [WIZ-19, WIZ-17]', async () => {
  const { keeper, choose, store, keys } = keeping();
  choose('a');
  keeper.save({ ...START, city: 'T' }, 3);
  await keeper.flush();
  expect(keys()).toHaveLength(2);
  await keeper.forget();
  await settle(350);
  expect(keys()).toEqual([]);
  expect(store.getState().uploads).toEqual([]);
});

it('takes an edit for untouched until a photo or a field is changed [WIZ-19, EDIT-4]', async () => {
  const photos = { kitchen: ['/1', '/2'] };
  const { keeper, store, storage } = keeping('edit:p1', photos);
  store.dispatch(photosShown({ form: 'edit:p1', photos }));
  keeper.save(START, 2);
  await keeper.flush();
  expect(await storage.read()).toBeNull();
  const last = store.getState().uploads[1];
  if (!last) throw new Error('no photo');
  store.dispatch(photoMoved({ item: last, before: 'edit:p1/kitchen/0' }));
  await keeper.flush();
  expect((await storage.read())?.photos.map(({ url }) => url)).toEqual(['/2', '/1']);
});

it('survives the end of the session, which clears the browser storage, and ends with it [WIZ-19, ERR-2]', async () => {
  const { keeper, store, storage, seen } = keeping();
  keeper.save({ ...START, city: 'Tirupati' }, 2);
  store.dispatch(sessionEnded());
  await until(() => expect(seen.cleared).toBe(1));
  expect(await storage.read()).toMatchObject({ step: 2, values: { city: 'Tirupati' } });
  keeper.save({ ...START, city: 'Other' }, 1);
  await keeper.flush();
  expect(await storage.read()).toMatchObject({ step: 2, values: { city: 'Tirupati' } });
});

it('keeps the text and says once that photos find no room [WIZ-19]', async () => {
  const { store, seen, effects } = testStore({}, { preloaded: loggedInAs() });
  const device = {
    ...effects.device,
    set: async (key: string, value: unknown) => {
      if (key.startsWith('draft-file:')) throw new DOMException('full', 'QuotaExceededError');
      await effects.device.set(key, value);
    },
  };
  const storage = draftStorage(device, 'u1', 'post');
  const untouched = () => ({ values: START, photos: {} });
  const keeper = keepDraft({ store, effects, storage, userId: 'u1', form: 'post', untouched, resumed: null });
  stops.push(keeper.stop);
  for (const id of ['a', 'b', 'c']) {
    effects.files.hold(new File([id], id), id);
    store.dispatch(photosChosen([anUpload(id)]));
  }
  keeper.save({ ...START, city: 'Tirupati' }, 3);
  await keeper.flush();
  expect(seen.notices).toHaveLength(1);
  expect(seen.notices[0]?.text).toContain('no room to keep photos');
  expect(await storage.read()).toMatchObject({ values: { city: 'Tirupati' }, photos: [{ id: 'a' }, {}, {}] });
});

it('says once that nothing can be kept when storage is forbidden [WIZ-19]', async () => {
  const { store, seen, effects } = testStore({}, { preloaded: loggedInAs() });
  const refuse = () => Promise.reject(new Error('forbidden'));
  const storage = draftStorage({ get: refuse, set: refuse, remove: refuse }, 'u1', 'post');
  const untouched = () => ({ values: START, photos: {} });
  const keeper = keepDraft({ store, effects, storage, userId: 'u1', form: 'post', untouched, resumed: null });
  stops.push(keeper.stop);
  for (const city of ['T', 'Ti']) {
    keeper.save({ ...START, city }, 1);
    await keeper.flush();
  }
  expect(seen.notices.map(({ text }) => text)).toEqual([expect.stringContaining('cannot keep what you type')]);
});

it('forgets everything too when the form was left while it was sent [WIZ-19, WIZ-17]', async () => {
  const { keeper, choose, store, keys } = keeping();
  choose('a');
  keeper.save({ ...START, city: 'T' }, 3);
  await keeper.flush();
  keeper.stop();
  await keeper.forget();
  expect(keys()).toEqual([]);
  expect(store.getState().uploads).toEqual([]);
});

it('leaves the photos of whoever came after alone when it forgets [WIZ-19, AUTH-12]', async () => {
  const { keeper, choose, store, storage } = keeping();
  keeper.save({ ...START, city: 'T' }, 3);
  await keeper.flush();
  const { session } = loggedInAs({ _id: 'u2' });
  store.dispatch(storageChangedElsewhere({ session, chosenListing: { chosen: null } }));
  choose('of-u2');
  await keeper.forget();
  expect(await storage.read()).toBeNull();
  expect(store.getState().uploads).toMatchObject([{ id: 'of-u2' }]);
});

it('says once that another tab has the same form open, and then keeps what is typed last [WIZ-19]', async () => {
  let time = 0;
  const now = () => (time += 1);
  const { keeper, storage, seen, store, effects } = keeping('post', {}, now);
  const other = keepDraft({
    store,
    effects,
    storage,
    userId: 'u1',
    form: 'post',
    untouched: () => ({ values: START, photos: {} }),
    resumed: null,
    now,
  });
  stops.push(other.stop);
  keeper.save({ ...START, city: 'T' }, 1);
  await keeper.flush();
  keeper.save({ ...START, city: 'Ti' }, 1);
  await keeper.flush();
  expect(seen.notices).toEqual([]);
  other.save({ ...START, city: 'Nellore' }, 1);
  await other.flush();
  expect(seen.notices.map(({ text }) => text)).toEqual([expect.stringContaining('open in another tab')]);
  other.save({ ...START, city: 'Nellore 2' }, 1);
  await other.flush();
  expect(seen.notices).toHaveLength(1);
  expect(await storage.read()).toMatchObject({ values: { city: 'Nellore 2' } });
});

it('asks the device for nothing before it writes what a page leaves behind [WIZ-19]', async () => {
  const { keeper, storage, reads } = keeping();
  keeper.save({ ...START, city: 'Tirupati' }, 2);
  await keeper.flush(true);
  expect(reads).toEqual([]);
  expect(await storage.read()).toMatchObject({ values: { city: 'Tirupati' } });
});
