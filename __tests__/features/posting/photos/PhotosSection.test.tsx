/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { PhotosSection } from '@/features/posting/photos/PhotosSection';
import type { Subtype } from '@/domain/subtypes';
import { photosShown, photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import { uploadQueueOf } from '@/store/uploads/uploadQueue';
import { photosListed } from '@/store/uploads/uploadsSlice';
import { aPhoto } from '../../../support/uploadItem';
import { renderScreen } from '../../../support/renderScreen';
import { settle } from '../../../support/settle';
import { catchUploads, type Sent } from '../../../support/uploads';

const photo = (name: string, size = 9, type = 'image/jpeg') => new File(['x'.repeat(size)], name, { type });
const EDIT = 'edit:p1';

function show(subtype: Subtype = 'Flat/Apartment', form: 'post' | typeof EDIT = 'post') {
  const sent = catchUploads();
  const view = renderScreen(<PhotosSection form={form} subtype={subtype} />, { token: 't', user: { roleCode: 'agt' } });
  const section = screen.getByRole('region', { name: 'Photos' });
  const there = async (place: number): Promise<Sent> => {
    await waitFor(() => expect(sent.length).toBeGreaterThan(place));
    const one = sent[place];
    if (!one) throw new Error('not sent');
    return one;
  };
  const choose = (...files: File[]) =>
    view.user.upload(screen.getByLabelText(/^Choose photos for/, { selector: 'input' }), files);
  const names = () => screen.queryAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? []);
  const tile = (name: string) => within(screen.getByRole('listitem', { name }));
  const items = () => selectPhotos(view.store.getState(), form);
  return { ...view, section, sent, there, choose, names, tile, items };
}
const press = (name: RegExp | string) => screen.getByRole('button', { name });

describe('the photo categories', () => {
  it('are ten [WIZ-11]', () => {
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      POSTING_IMAGE_CATEGORIES.map(({ label }) => label),
    );
  });

  it.each(['Plot/land', 'Agricultural Land'] as const)('of %s are the main image alone [WIZ-11]', (subtype) => {
    show(subtype);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Main Image']);
  });
});

it('says what makes good photos and what they bring [WIZ-13]', () => {
  const { section } = show();
  expect(section).toHaveTextContent('Formats .jpg, .gif, .bmp and .png, at most 20 MB each. WebP works too.');
  expect(section).toHaveTextContent('600 × 400 pixels');
  expect(section).toHaveTextContent('85% of buyers enquire on properties with photos');
  expect(section).toHaveTextContent('Up to 10X more enquiries');
});

it('sends what was chosen to the chosen category, with progress of each and of all [UP-1, UP-2, WIZ-12]', async () => {
  const { choose, user, there, tile, items, seen, names } = show();
  await user.click(screen.getByRole('tab', { name: 'Kitchen' }));
  await choose(photo('sink.jpg', 2048), photo('stove.jpg'));
  expect(names()).toEqual(['sink.jpg', 'stove.jpg']);
  const first = await there(0);
  act(() => first.progress(0.4));
  expect(tile('sink.jpg').getByText('Uploading 40%')).toBeInTheDocument();
  expect(tile('sink.jpg').getByText('2 KB')).toBeInTheDocument();
  expect(tile('sink.jpg').getByRole('progressbar', { name: 'Upload of sink.jpg' })).toHaveValue(40);
  expect(tile('stove.jpg').getByText('Waiting for its turn')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload of all photos' })).toHaveValue(40);
  expect(screen.getByText('0 of 2 photos uploaded')).toBeInTheDocument();
  first.answer(200, { images: ['/sink'] });
  (await there(1)).answer(200, { images: ['/stove'] });
  expect(await screen.findByText('2 of 2 photos uploaded')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Kitchen (2)' })).toBeInTheDocument();
  expect(photoUrls(items())).toEqual({ kitchen: ['/sink', '/stove'] });
  expect(seen.notices).toEqual([{ title: 'Success', text: 'File uploaded successfully', tone: 'success' }]);
});

it('marks the first photo of Main Image as the cover', async () => {
  const { choose, tile } = show();
  await choose(photo('a.jpg'), photo('b.jpg'));
  expect(tile('a.jpg').getByText('Cover')).toBeInTheDocument();
  expect(tile('b.jpg').queryByText('Cover')).toBeNull();
});

it('neither counts a file that failed nor makes it the cover, until it is sent again [UP-1, UP-6, WIZ-11]', async () => {
  const { choose, user, there, tile } = show();
  const covers = () => ['bad.jpg', 'slow.jpg', 'c.jpg'].filter((name) => tile(name).queryByText('Cover'));
  await choose(photo('bad.jpg'), photo('slow.jpg'), photo('c.jpg'));
  expect(covers()).toEqual(['bad.jpg']);
  (await there(0)).answer(415, { errors: { message: 'This file is not a picture.' } });
  (await there(1)).answer(500, {});
  (await there(2)).answer(200, { file: '/c' });
  expect(await screen.findByRole('tab', { name: 'Main Image (1)' })).toBeInTheDocument();
  expect(covers()).toEqual(['c.jpg']);
  await user.click(press('Retry: slow.jpg'));
  expect(covers()).toEqual(['slow.jpg']);
  expect(screen.getByRole('tab', { name: 'Main Image (2)' })).toBeInTheDocument();
});

it('takes photos that are dropped and pasted, and tells which files it did not take and why [UP-3]', async () => {
  const { section, names } = show();
  const files = [photo('a.jpg'), photo('offer.pdf', 9, 'application/pdf'), photo('b.png', 9, 'image/png')];
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(section, { dataTransfer });
  expect(section).toHaveTextContent('Drop them for Main Image');
  const drop = createEvent.drop(section, { dataTransfer });
  fireEvent(section, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(names()).toEqual(['a.jpg', 'b.png']);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'offer.pdf was not added. This is not a photo. Use JPG, GIF, BMP, PNG or WebP.',
  );
  fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.png', 9, 'image/png')] } });
  expect(names()).toEqual(['a.jpg', 'b.png', 'pasted.png']);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('leaves a paste of text into a field to the field, though a picture of it comes along [UP-3]', async () => {
  const { names } = show();
  const field = document.body.appendChild(document.createElement('textarea'));
  const copied = { files: [photo('cells.png', 9, 'image/png')] };
  const cells = createEvent.paste(field, { clipboardData: { ...copied, types: ['text/plain', 'Files'] } });
  fireEvent(field, cells);
  expect(cells.defaultPrevented).toBe(false);
  expect(names()).toEqual([]);
  // A field has no use for a picture alone, and the page none for text.
  fireEvent.paste(field, { clipboardData: { ...copied, types: ['Files'] } });
  fireEvent.paste(document.body, { clipboardData: { ...copied, types: ['text/plain', 'Files'] } });
  expect(names()).toEqual(['cells.png', 'cells.png']);
  field.remove();
});

it('warns of what does not follow the guidance, and takes it all the same [WIZ-13]', async () => {
  const { choose, tile } = show();
  await choose(
    photo('a.jpg'),
    photo('phone.heic', 9, 'image/heic'),
    Object.defineProperty(photo('big.jpg'), 'size', { value: 20 * 1024 * 1024 + 1 }),
  );
  expect(tile('big.jpg').getByText(/Larger than 20 MB/)).toBeInTheDocument();
  const picture = document.querySelector('li[aria-label="a.jpg"] img');
  if (!picture) throw new Error('no preview');
  expect(picture).toHaveAttribute('src', 'blob:preview');
  Object.defineProperties(picture, { naturalWidth: { value: 640 }, naturalHeight: { value: 300 } });
  fireEvent.load(picture);
  expect(tile('a.jpg').getByText(/Only 640 × 300 pixels/)).toBeInTheDocument();
});

it('cancels, retries one and all, and removes with a way back [UP-6]', async () => {
  const { choose, user, there, tile, names, items } = show();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  const first = await there(0);
  await user.click(press('Cancel: a.jpg'));
  expect(first.aborted()).toBe(true);
  expect(tile('a.jpg').getByText('Cancelled')).toBeInTheDocument();
  expect(press('Retry: a.jpg')).toHaveFocus();
  (await there(1)).answer(500, { errors: { message: 'The disk is full.' } });
  (await there(2)).answer(500, {});
  expect(await tile('b.jpg').findByText('The disk is full.')).toBeInTheDocument();
  expect(await screen.findByText('2 photos could not be uploaded.')).toBeInTheDocument();
  await user.click(press('Retry all'));
  (await there(3)).answer(200, { file: '/b' });
  (await there(4)).answer(200, { file: '/c' });
  await waitFor(() => expect(items().map(({ state }) => state)).toEqual(['cancelled', 'success', 'success']));
  await user.click(press('Retry: a.jpg'));
  (await there(5)).answer(200, { file: '/a' });
  expect(await screen.findByText('3 of 3 photos uploaded')).toBeInTheDocument();

  await user.click(press('Remove: b.jpg'));
  expect(names()).toEqual(['a.jpg', 'c.jpg']);
  expect(screen.getByText('Removed b.jpg.')).toBeInTheDocument();
  expect(press(/^Choose photos/)).toHaveFocus();
  await user.click(press('Undo'));
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(photoUrls(items())).toEqual({ propertyMainImage: ['/a', '/b', '/c'] });
});

it('offers to remove what was refused for good, not to send it again [UP-6]', async () => {
  const { choose, user, there, tile, names, sent } = show();
  await choose(photo('letter.jpg'), photo('huge.jpg'), photo('c.jpg'));
  (await there(0)).answer(415, { errors: { message: 'This file is not a picture.' } });
  (await there(1)).answer(413, { errors: { message: 'This picture is too large.' } });
  (await there(2)).answer(500, {});
  expect(await screen.findByText('3 photos could not be uploaded.')).toBeInTheDocument();
  expect(tile('letter.jpg').getByText('This file is not a picture.')).toBeInTheDocument();
  const retries = screen.getAllByRole('button', { name: /^Retry/ }).map((one) => one.getAttribute('aria-label'));
  expect(retries).toEqual(['Retry: c.jpg']);
  for (const name of ['letter.jpg', 'huge.jpg']) await user.click(press(`Remove: ${name}`));
  expect(names()).toEqual(['c.jpg']);
  await settle(5);
  expect(sent).toHaveLength(3);
});

it('warns of a refusal only until the server has taken the photo, or refused it [WIZ-13]', async () => {
  const { section, there, tile } = show();
  const files = [
    Object.defineProperty(photo('big.heic', 9, 'image/heic'), 'size', { value: 28.9 * 1024 * 1024 }),
    photo('b.heic', 9, 'image/heic'),
  ];
  fireEvent.drop(section, { dataTransfer: { types: ['Files'], files } });
  expect(tile('big.heic').getAllByText(/it may be refused/)).toHaveLength(2);
  expect(tile('b.heic').getByText(/it may be refused/)).toBeInTheDocument();
  (await there(0)).answer(200, { file: '/big' });
  (await there(1)).answer(415, { errors: { message: 'This file is not a picture.' } });
  expect(await tile('big.heic').findByText('Uploaded')).toBeInTheDocument();
  expect(await tile('b.heic').findByText('Failed')).toBeInTheDocument();
  expect(screen.queryByText(/it may be refused/)).toBeNull();
});

it('removes and reorders the photos of a listing that is edited, by buttons and to another category [EDIT-4]', async () => {
  const { store, user, names, items, section } = show('Villa', EDIT);
  const photos = {
    propertyMainImage: ['/uploads/1.jpg', '/uploads/2.jpg', '/uploads/3.jpg'],
    kitchen: ['/uploads/k.jpg'],
  };
  act(() => void store.dispatch(photosShown({ form: EDIT, photos })));
  expect(names()).toEqual(['Main Image 1', 'Main Image 2', 'Main Image 3']);
  expect(section).toHaveTextContent('In the listing');
  await user.click(press('Move later: Main Image 1'));
  expect(names()).toEqual(['Main Image 2', 'Main Image 1', 'Main Image 3']);
  await waitFor(() => expect(press('Move later: Main Image 1')).toHaveFocus());
  expect(screen.getByText('Main Image 1 is now photo 2 of 3.')).toBeInTheDocument();
  await user.click(press('Move earlier: Main Image 3'));
  await user.click(press('Move earlier: Main Image 3'));
  expect(names()).toEqual(['Main Image 3', 'Main Image 2', 'Main Image 1']);
  await user.click(press('Move earlier: Main Image 3'));
  expect(names()).toEqual(['Main Image 3', 'Main Image 2', 'Main Image 1']);
  await user.click(press('Remove: Main Image 2'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category of Main Image 1' }), 'Kitchen');
  expect(photoUrls(items())).toEqual({
    propertyMainImage: ['/uploads/3.jpg'],
    kitchen: ['/uploads/k.jpg', '/uploads/1.jpg'],
  });
});

it('reorders photos with the keyboard, and says so [EDIT-4]', async () => {
  const { store, user, names } = show('Villa', EDIT);
  act(
    () =>
      void store.dispatch(photosShown({ form: EDIT, photos: { propertyMainImage: ['/1.jpg', '/2.jpg', '/3.jpg'] } })),
  );
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.getAttribute('aria-label')?.startsWith('Drag') ? this.closest('li') : this;
    const top = at instanceof HTMLLIElement ? [...(at.parentElement?.children ?? [])].indexOf(at) * 100 : 0;
    return new DOMRect(0, top, 100, 90);
  });
  press('Drag to reorder: Main Image 1').focus();
  await user.keyboard('[Space]');
  // What drags measures the places a moment after each key.
  await act(() => settle(20));
  await user.keyboard('[ArrowDown]');
  await act(() => settle(50));
  await user.keyboard('[Space]');
  await act(() => settle(20));
  place.mockRestore();
  expect(names()).toEqual(['Main Image 2', 'Main Image 1', 'Main Image 3']);
  expect(screen.getAllByText('Main Image 1 is now photo 2 of 3.').length).toBeGreaterThan(0);
});

it('tells of refused and removed photos in their own category alone; the way back waits there [UP-3, UP-6]', async () => {
  const { choose, user, tile, names } = show();
  const tab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
  await choose(photo('front.jpg'), photo('empty.jpg', 0));
  await user.click(tile('front.jpg').getByRole('button', { name: 'Remove: front.jpg' }));
  expect(screen.getByText(/empty\.jpg was not added/)).toBeInTheDocument();
  await tab(/Kitchen/);
  expect(screen.queryByText(/empty\.jpg was not added/)).toBeNull();
  expect(screen.queryByText('Removed front.jpg.')).toBeNull();
  await tab(/Main Image/);
  expect(screen.queryByText(/empty\.jpg was not added/)).toBeNull();
  await user.click(press('Undo'));
  expect(names()).toEqual(['front.jpg']);
});

it('counts the photos of the kind alone: what a plot does not show is not sent with it [WIZ-11]', () => {
  const { store } = show('Plot/land');
  act(() => {
    store.dispatch(
      photosListed({
        form: 'post',
        items: [aPhoto({ category: 'propertyMainImage' }), aPhoto({ category: 'kitchen' })],
      }),
    );
  });
  expect(screen.getByText('1 of 1 photo uploaded')).toBeInTheDocument();
});

it('says that photos wait for the line [UP-6]', async () => {
  const { choose, there, tile } = show();
  await choose(photo('a.jpg'));
  (await there(0)).lose();
  expect(await screen.findByText(/^No connection. Your photos wait here/)).toBeInTheDocument();
  expect(tile('a.jpg').getByText('No connection. We’ll try again automatically.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  (await there(1)).answer(200, { file: '/a' });
  expect(await screen.findByText('All photos are uploaded.')).toBeInTheDocument();
});

it('tries a photo that waits for the line at once when that is asked for [UP-6]', async () => {
  const { choose, there, tile, user, seen } = show();
  await choose(photo('a.jpg'), photo('b.jpg'));
  (await there(0)).lose();
  await user.click(await screen.findByRole('button', { name: 'Retry: a.jpg' }));
  await there(1);
  // The same button, which keeps the focus, now stops it.
  expect(tile('a.jpg').getByText(/^Uploading/)).toBeInTheDocument();
  expect(press('Cancel: a.jpg')).toHaveFocus();
  (await there(1)).lose();
  await screen.findByRole('button', { name: 'Retry: b.jpg' });
  await user.click(press('Cancel: b.jpg'));
  expect(tile('b.jpg').getByText('Cancelled')).toBeInTheDocument();
  expect(press('Retry: b.jpg')).toHaveFocus();
  await user.click(press('Retry: a.jpg'));
  (await there(2)).answer(200, { file: '/a' });
  expect(await tile('a.jpg').findByText('Uploaded')).toBeInTheDocument();
  expect(seen.notices.map(({ text }) => text)).toEqual(['Failed to upload file', 'File uploaded successfully']);
});

it('sends photos in their original size when that is asked for', async () => {
  const { user, store } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Send photos in original size' }));
  expect(screen.getByRole('checkbox', { name: 'Send photos in original size' })).toBeChecked();
  expect(uploadQueueOf(store).status().sendsOriginals).toBe(true);
});
