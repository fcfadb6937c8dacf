import {
  photoMoved,
  photoPutBack,
  photoRemoved,
  photosChosen,
  photosListed,
  uploadProgressed,
  uploadsReducer,
} from '@/store/uploads/uploadsSlice';
import { anUpload } from '../../support/uploadItem';

const [a, b, c] = [anUpload('a'), anUpload('b'), anUpload('c', { form: 'edit:p1' })];
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('');

it('begins empty and adds what is chosen at the end [UP-1]', () => {
  const empty = uploadsReducer(undefined, { type: 'other' });
  expect(empty).toEqual([]);
  expect(uploadsReducer(uploadsReducer(empty, photosChosen([a])), photosChosen([b]))).toEqual([a, b]);
});

it('changes one photo and leaves the others as they are [UP-1]', () => {
  const next = uploadsReducer([a, b], uploadProgressed({ id: 'b', progress: 40 }));
  expect(next[0]).toBe(a);
  expect(next[1]).toEqual({ ...b, progress: 40 });
});

it('replaces the photos of one form alone [EDIT-4]', () => {
  const next = uploadsReducer([a, b, c], photosListed({ form: 'post', items: [anUpload('d')] }));
  expect(ids(next)).toBe('cd');
});

it.each([
  ['b before a', { item: b, before: 'a' }, 'bac'],
  ['a before c', { item: a, before: 'c' }, 'bac'],
  ['a to the end', { item: a, before: null }, 'bca'],
  ['a before one that is gone', { item: a, before: 'z' }, 'bca'],
])('moves %s [EDIT-4]', (_what, to, order) => {
  expect(ids(uploadsReducer([a, b, c], photoMoved(to)))).toBe(order);
});

it('removes a photo, and puts it back where it was [UP-6]', () => {
  const without = uploadsReducer([a, b, c], photoRemoved('b'));
  expect(ids(without)).toBe('ac');
  expect(uploadsReducer(without, photoPutBack({ item: b, before: 'c' }))).toEqual([a, b, c]);
});
