import { carryPhotos } from '@/store/drafts/carryPhotos';
import { draftStorage } from '@/store/drafts/draftStorage';
import { selectPhotos } from '@/store/uploads/photoLists';
import { loggedOut } from '@/store/session/sessionSlice';
import { photosChosen } from '@/store/uploads/uploadsSlice';
import { keepDraft } from '@/store/drafts/draftKeeper';
import { loggedInAs, testStore } from '../../support/testStore';
import { anUpload } from '../../support/uploadItem';
import { QUIET } from '../../support/quietAnswers';

const FROM = 'variant:residential';
const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

function begin() {
  const { store, effects, seen } = testStore(QUIET.logout, { preloaded: loggedInAs() });
  const storage = draftStorage(effects.device, 'u1', FROM);
  const ofPost = () => selectPhotos(store.getState(), 'post');
  const target = draftStorage(effects.device, 'u1', 'post');
  const keeper = keepDraft({
    store,
    effects,
    storage: target,
    userId: 'u1',
    form: 'post',
    untouched: () => ({ values: {}, photos: {} }),
    resumed: null,
  });
  const carry = () => carryPhotos(store, FROM, 'post', keeper.flush);
  return { store, effects, seen, storage, target, ofPost, carry };
}

it('takes along what a reload has left on the device alone, and leaves nothing there [STAT-5, WIZ-19]', async () => {
  const { effects, seen, storage, ofPost, carry } = begin();
  const gone = anUpload('gone', { form: FROM });
  await storage.write({ savedAt: 1, step: 1, values: {}, photos: [anUpload('a', { form: FROM }), gone] });
  await storage.writeFile('a', file);
  expect(await carry()).toBe(true);
  expect(ofPost()).toMatchObject([
    { name: 'a.jpg', category: 'exteriorView', state: 'ready' },
    // Whose file the device could not keep says so in the wizard.
    { name: 'gone.jpg', state: 'error', isFinal: true },
  ]);
  expect(effects.files.fileOf(ofPost()[0]?.id ?? '')).toBe(file);
  expect([...seen.onDevice.keys()].filter((key) => key.includes(FROM))).toEqual([]);
});

it('leaves the photos on the page, apart from those that travel [STAT-5]', async () => {
  const { store, effects, ofPost, carry } = begin();
  effects.files.hold(file, 'a');
  store.dispatch(photosChosen([anUpload('a', { form: FROM })]));
  await carry();
  await carryPhotos(store, FROM, 'edit:p1', () => Promise.resolve());
  expect(selectPhotos(store.getState(), FROM)).toEqual([anUpload('a', { form: FROM })]);
  const ids = store.getState().uploads.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(effects.files.fileOf(id)).toBe(file);
  expect(ofPost()).toHaveLength(1);
});

it('lets go of nothing until the other form has written every photo [STAT-5, WIZ-19]', async () => {
  const { store, effects, seen, storage, target, carry } = begin();
  const photos = ['a', 'b', 'c'].map((id) => anUpload(id, { form: FROM }));
  await storage.write({ savedAt: 1, step: 1, values: {}, photos });
  for (const { id } of photos) await storage.writeFile(id, file);
  const { set } = effects.device;
  const partings: boolean[] = [];
  Object.assign(effects.device, {
    set: async (key: string, value: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      // A page that dies here has all of it in one of the two.
      partings.push(((await storage.read())?.photos.length ?? 0) === 3 && seen.onDevice.has(`draft:u1:${FROM}`));
      await set(key, value);
    },
  });
  expect(await carry()).toBe(true);
  expect(partings.length).toBeGreaterThanOrEqual(4);
  expect(partings).not.toContain(false);
  const kept = await target.read();
  expect(kept?.photos).toHaveLength(3);
  for (const { id } of kept?.photos ?? []) expect(await target.readFile(id)).toEqual(file);
  expect(await storage.read()).toBeNull();
  expect(selectPhotos(store.getState(), FROM)).toHaveLength(3);
});

it('keeps the one draft of a device that has no room for two [STAT-5, WIZ-19]', async () => {
  const { effects, storage, ofPost, carry } = begin();
  await storage.write({ savedAt: 1, step: 1, values: {}, photos: [anUpload('a', { form: FROM })] });
  await storage.writeFile('a', file);
  const { set } = effects.device;
  Object.assign(effects.device, {
    set: (key: string, value: unknown) =>
      key.startsWith('draft-file') ? Promise.reject(new Error('full')) : set(key, value),
  });
  expect(await carry()).toBe(false);
  expect(ofPost()).toHaveLength(1);
  expect((await storage.read())?.photos).toHaveLength(1);
  expect(await storage.readFile('a')).toEqual(file);
});

it('gives nothing to a user who came meanwhile [WIZ-19]', async () => {
  const { store, storage, ofPost, effects, carry } = begin();
  await storage.write({ savedAt: 1, step: 1, values: {}, photos: [anUpload('a', { form: FROM })] });
  await storage.writeFile('a', file);
  const { get } = effects.device;
  Object.assign(effects.device, {
    get: async (key: string) => {
      const found = await get(key);
      if (key.startsWith('draft-file')) store.dispatch(loggedOut());
      return found;
    },
  });
  expect(await carry()).toBe(false);
  expect(ofPost()).toEqual([]);
  expect(await storage.read()).not.toBeNull();
});
