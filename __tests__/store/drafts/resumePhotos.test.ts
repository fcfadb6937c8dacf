import { resumePhotos } from '@/store/drafts/resumePhotos';
import { heldFiles } from '@/store/uploads/heldFiles';
import type { UploadItem } from '@/store/uploads/uploadItem';
import { anUpload } from '../../support/uploadItem';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;
const file = new File(['x'], 'a.jpg');

async function resume(item: UploadItem, kept: File | null) {
  const files = heldFiles();
  const draft = { savedAt: NOW, step: 1, values: {}, photos: [item] };
  const [resumed] = await resumePhotos(draft, { readFile: async () => kept }, files, NOW);
  return { ...resumed, held: files.fileOf(item.id) };
}
const uploaded = (hoursAgo: number) =>
  anUpload('a', { state: 'success', progress: 100, url: '/a', uploadedAt: NOW - hoursAgo * HOUR });

it('keeps the address of a photo that was uploaded lately [WIZ-19]', async () => {
  expect(await resume(uploaded(11), file)).toMatchObject({ state: 'success', url: '/a', held: file });
});

it('sends again what was uploaded more than 12 hours ago [WIZ-19]', async () => {
  const again = { state: 'ready', url: null, uploadedAt: null, progress: 0, held: file };
  expect(await resume(uploaded(12.1), file)).toMatchObject(again);
});

it('keeps an older address without a file as long as the server does, then says that the photo is gone [WIZ-19]', async () => {
  expect(await resume(uploaded(20), null)).toMatchObject({ state: 'success', url: '/a' });
  expect(await resume(uploaded(25), null)).toMatchObject({ state: 'error', url: null, reason: expect.any(String) });
});

it('lets what waited wait on, with its file [WIZ-19]', async () => {
  expect(await resume(anUpload('a'), file)).toMatchObject({ state: 'ready', held: file });
  expect(await resume(anUpload('a', { state: 'cancelled' }), file)).toMatchObject({ state: 'cancelled', held: file });
  expect(await resume(anUpload('a'), null)).toMatchObject({
    state: 'error',
    reason: expect.any(String),
    isFinal: true,
  });
});

it('keeps the photos that the listing had [EDIT-4]', async () => {
  const item = anUpload('a', { state: 'success', url: '/a', size: 0 });
  expect(await resume(item, null)).toMatchObject(item);
});

it('leaves photos that the page has already as far as they came, also one that the device could not keep [WIZ-19]', async () => {
  const files = heldFiles();
  files.hold(file, 'c');
  const there = [uploaded(0), anUpload('c'), anUpload('removed-elsewhere')];
  const draft = { savedAt: NOW, step: 1, values: {}, photos: [anUpload('b'), anUpload('a')] };
  const items = await resumePhotos(draft, { readFile: async () => file }, files, NOW, () => there);
  expect(items).toMatchObject([{ id: 'b' }, { id: 'a', state: 'success', url: '/a' }, { id: 'c' }]);
});
