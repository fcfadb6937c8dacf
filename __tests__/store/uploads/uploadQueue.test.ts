/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import { photoRemoved, uploadCancelled, uploadWaits } from '@/store/uploads/uploadsSlice';
import { settle, until } from '../../support/settle';
import { fileOf, started } from '../../support/startedQueue';

it('sends one file after another, the main image to its own call [UP-1, UP-2, WIZ-12]', async () => {
  const { choose, there, sent, item, states, store, stored, texts } = started();
  choose(['main.jpg'], 'propertyMainImage');
  choose(['a.jpg', 'b.jpg']);
  const first = await there(0);
  expect(states()).toEqual(['uploading', 'ready', 'ready']);
  expect(first.url).toBe('http://localhost/api/property/image');
  expect([...first.form.keys()]).toEqual(['image']);
  first.progress(0.4);
  expect(item('main.jpg')).toMatchObject({ state: 'uploading', progress: 40 });
  await settle(5);
  expect(sent).toHaveLength(1);
  first.answer(200, { file: '/m.webp' });
  const second = await there(1);
  expect(second.url).toBe('http://localhost/api/property/uploadFiles');
  expect([...second.form.keys()]).toEqual(['images']);
  expect(fileOf(second).name).toBe('a.jpg');
  expect(texts()).toEqual([]);
  second.answer(200, stored('/a.webp'));
  (await there(2)).answer(200, stored('/b.webp'));
  await settle(5);
  expect(states()).toEqual(['success', 'success', 'success']);
  expect(item('a.jpg')).toMatchObject({ progress: 100, url: '/a.webp' });
  expect(photoUrls(selectPhotos(store.getState(), 'post'))).toEqual({
    propertyMainImage: ['/m.webp'],
    exteriorView: ['/a.webp', '/b.webp'],
  });
  expect(texts()).toEqual(['Success: File uploaded successfully']);
});

it('makes a photo smaller before it travels, unless the original is asked for', async () => {
  const { choose, there, queue, shrunk, stored, item } = started();
  choose(['a.jpg']);
  const first = await there(0);
  expect(fileOf(first).size).toBe('small'.length);
  first.answer(200, stored('/a'));
  await until(() => expect(item('a.jpg')?.state).toBe('success'));
  queue.sendOriginals(true);
  choose(['b.jpg']);
  expect(fileOf(await there(1)).size).toBe('a photo as it is'.length);
  expect(shrunk).toEqual(['a.jpg']);
});

it.each([200, 201, 299])('takes %i for a success [UP-4]', async (status) => {
  const { choose, there, states, stored } = started();
  choose(['a.jpg']);
  (await there(0)).answer(status, stored('/a'));
  await until(() => expect(states()).toEqual(['success']));
});

it.each([300, 400, 413, 415, 500])(
  'takes %i for a failure, with the reason, and goes on [UP-4, UP-5, UP-6]',
  async (status) => {
    const { choose, there, item, stored, texts } = started();
    choose(['a.jpg', 'b.jpg']);
    (await there(0)).answer(status, { errors: { message: 'Too large' } });
    (await there(1)).answer(200, stored('/b'));
    await until(() => expect(item('b.jpg')).toMatchObject({ state: 'success' }));
    expect(item('a.jpg')).toMatchObject({ state: 'error', progress: 0, reason: 'Too large', url: null });
    expect(texts()).toEqual(['Error: Failed to upload file', 'Success: File uploaded successfully']);
  },
);

it('says what the server says when its answer has no file [UP-5]', async () => {
  const { choose, there, item, texts } = started();
  choose(['a.jpg']);
  (await there(0)).answer(200, { message: 'The disk is full' });
  await until(() => expect(item('a.jpg')).toMatchObject({ state: 'error', reason: 'The disk is full' }));
  expect(texts()).toEqual(['Oops!: The disk is full']);
});

it.each([200, 204, 304])(
  'takes %i without a body for an answer without a file, and says so [UP-4, UP-5]',
  async (status) => {
    const { choose, there, item, texts } = started();
    choose(['main.jpg'], 'propertyMainImage');
    choose(['a.jpg']);
    (await there(0)).answer(status, undefined);
    (await there(1)).answer(status, undefined);
    await until(() => expect(item('a.jpg')?.state).toBe('error'));
    const reason = 'The server did not accept the file. Please try again.';
    expect(item('main.jpg')).toMatchObject({ state: 'error', reason, url: null });
    expect(item('a.jpg')).toMatchObject({ state: 'error', reason, url: null });
    expect(texts()).toEqual([`Oops!: ${reason}`, `Oops!: ${reason}`]);
  },
);

it('stops what is cancelled or removed, and sends again what is retried [UP-6]', async () => {
  const { choose, there, store, states, stored, item, effects, pass } = started();
  choose(['a.jpg', 'b.jpg', 'c.jpg']);
  const first = await there(0);
  store.dispatch(uploadCancelled({ id: 'a.jpg', state: 'cancelled', progress: 0 }));
  expect(first.aborted()).toBe(true);
  const second = await there(1);
  store.dispatch(photoRemoved('b.jpg'));
  expect(second.aborted()).toBe(true);
  await there(2);
  store.dispatch(uploadWaits({ id: 'a.jpg', state: 'ready', progress: 0 }));
  (await there(2)).answer(200, stored('/c'));
  const again = await there(3);
  expect(fileOf(again).name).toBe('a.jpg');
  again.answer(200, stored('/a'));
  await until(() => expect(states()).toEqual(['success', 'success']));
  expect(item('b.jpg')).toBeUndefined();
  expect(effects.fileOf('b.jpg')).toBeDefined();
  await pass(40_000);
  expect(effects.fileOf('b.jpg')).toBeUndefined();
  expect(effects.fileOf('a.jpg')).toBeDefined();
});

it('sends nothing of a photo that is cancelled while it is made smaller, and the retried one once [UP-6, UP-2]', async () => {
  const { choose, there, store, sent, world, stored, states, item } = started();
  const small = new File(['small'], 'a.jpg', { type: 'image/jpeg' });
  const ends: ((file: File) => void)[] = [];
  Object.assign(world, { shrink: () => new Promise<File>((resolve) => ends.push(resolve)) });
  choose(['a.jpg']);
  await until(() => expect(ends).toHaveLength(1));
  store.dispatch(uploadCancelled({ id: 'a.jpg', state: 'cancelled', progress: 0 }));
  store.dispatch(uploadWaits({ id: 'a.jpg', state: 'ready', progress: 0 }));
  store.dispatch(uploadWaits({ id: 'a.jpg', state: 'ready', progress: 0 }));
  await settle();
  for (const end of ends) end(small);
  await settle(5);
  expect(sent).toHaveLength(1);
  (await there(0)).progress(0.3);
  expect(item('a.jpg')).toMatchObject({ progress: 30 });
  (await there(0)).answer(200, stored('/a'));
  await until(() => expect(states()).toEqual(['success']));
  expect(sent).toHaveLength(1);
});

it('brings 50 photos to the right end: one in five fails, one is cancelled, a minute offline [UP-1, UP-2, UP-6]', async () => {
  const { choose, sent, store, seen, item, states, line, pass, comesOnline, queue, stored } = started();
  const names = Array.from({ length: 50 }, (_, n) => `photo-${n}.jpg`);
  const fails = (name: string) => Number(/\d+/.exec(name)?.[0]) % 5 === 4;
  choose(names);
  let answered = 0;
  let most = 0;
  // A good photo is the one that is lost.
  const offlineAt = 21;
  const arrived: string[] = [];
  for (
    let turns = 0;
    turns < 2000 && states().some((state) => state === 'ready' || state === 'uploading');
    turns += 1
  ) {
    await settle();
    most = Math.max(most, sent.length - answered);
    const one = sent[answered];
    if (!one) continue;
    answered += 1;
    const { name } = fileOf(one);
    if (name === 'photo-11.jpg') {
      store.dispatch(uploadCancelled({ id: name, state: 'cancelled', progress: 0 }));
    } else if (answered === offlineAt) {
      Object.assign(line, { isOnline: false, reaches: false });
      one.lose();
      await until(() => expect(queue.status().waitsFor).toBe('line'));
      await pass(60_000);
      expect(queue.status().waitsFor).toBe('line');
      expect(sent).toHaveLength(answered);
      comesOnline();
    } else if (fails(name)) {
      one.answer(500, { errors: { message: 'Broken' } });
    } else {
      arrived.push(name);
      one.answer(200, stored(`/${name}`));
    }
  }
  expect(most).toBe(1);
  // Each once, and the one that was lost once more.
  expect(sent.map((one) => fileOf(one).name).sort()).toEqual([...names, 'photo-20.jpg'].sort());
  const wanted = names.map((name) => (name === 'photo-11.jpg' ? 'cancelled' : fails(name) ? 'error' : 'success'));
  expect(states()).toEqual(wanted);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(photoUrls(selectPhotos(store.getState(), 'post'))).toEqual({
    exteriorView: names.filter((_, n) => wanted[n] === 'success').map((name) => `/${name}`),
  });
  expect(item('photo-4.jpg')?.reason).toBe('Broken');
  expect(seen.notices.filter(({ tone }) => tone === 'success')).toHaveLength(1);
});
