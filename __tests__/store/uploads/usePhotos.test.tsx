/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, waitFor } from '@testing-library/react';
import type { Accepts } from '@/store/uploads/accepts';
import { selectPhotos } from '@/store/uploads/photoLists';
import { usePhotos, type Photos } from '@/store/uploads/usePhotos';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';
import { catchUploads } from '../../support/uploads';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 9) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

/** A form that takes such files, over the queue that sends them. */
function caller() {
  const sent = catchUploads();
  let photos: Photos | null = null;
  function Form() {
    photos = usePhotos('post');
    return null;
  }
  const view = renderScreen(<Form />, { token: 't' });
  const add = (accepts: Accepts, ...files: readonly File[]) => {
    let refused: ReturnType<Photos['add']> = [];
    act(() => {
      refused = photos?.add(files, 'exteriorView', accepts) ?? [];
    });
    return refused.map(({ name, reason }) => `${name}: ${reason}`);
  };
  /** Names of the files that travelled, once as many are there as were taken. */
  const travelled = async () => {
    const taken = () => selectPhotos(view.store.getState(), 'post');
    for (let answered = 0; answered < taken().length; answered += 1) {
      await waitFor(() => expect(sent.length).toBeGreaterThan(answered));
      sent[answered]?.answer(200, { images: [`/${answered}`] });
    }
    await act(() => settle(5));
    return sent.map(({ form }) => ([...form.values()][0] as File).name);
  };
  return { add, travelled };
}

const a = () => file('a.jpg', 'image/jpeg');
const rules: readonly [rule: string, accepts: Accepts, other: File, refused: string][] = [
  [
    'file type',
    { queueLimit: 9, fileTypes: ['image', 'video'] },
    file('list.xlsx', 'application/vnd.ms-excel'),
    'list.xlsx: This is not a photo. Use JPG, GIF, BMP, PNG or WebP.',
  ],
  [
    'MIME type',
    { queueLimit: 9, mimeTypes: ['image/jpeg', 'image/png'] },
    file('b.webp', 'image/webp'),
    'b.webp: Files of type image/webp are not accepted.',
  ],
  [
    'largest size',
    { queueLimit: 9, maxSize: 2 * MB },
    file('b.jpg', 'image/jpeg', 2 * MB + 1),
    'b.jpg: It is larger than 2 MB.',
  ],
  ['queue limit', { queueLimit: 1 }, file('b.jpg', 'image/jpeg'), 'b.jpg: You can add at most 1 file.'],
];

it.each(rules)('the %s that a caller sets decides what is queued and sent [UP-3, UP-2]', async (_rule, ...rest) => {
  const [accepts, other, refused] = rest;
  const { add, travelled } = caller();
  expect(add(accepts, a(), other)).toEqual([refused]);
  expect(await travelled()).toEqual(['a.jpg']);
});

it.each(rules)('without a %s of its own a caller gets both sent [UP-3, UP-2]', async (_rule, _accepts, other) => {
  const { add, travelled } = caller();
  expect(add({ queueLimit: 9 }, a(), other)).toEqual([]);
  expect(await travelled()).toEqual(['a.jpg', other.name]);
});

it('the queue limit counts what is in the queue, and a refused file takes no place [UP-3, UP-2]', async () => {
  const { add, travelled } = caller();
  const accepts: Accepts = { queueLimit: 2, fileTypes: ['pdf'] };
  const offer = (name: string) => file(name, 'application/pdf');
  expect(add(accepts, offer('a.pdf'), a())).toEqual(['a.jpg: This is not a photo. Use JPG, GIF, BMP, PNG or WebP.']);
  expect(add(accepts, offer('b.pdf'), offer('c.pdf'))).toEqual(['c.pdf: You can add at most 2 files.']);
  expect(await travelled()).toEqual(['a.pdf', 'b.pdf']);
});
