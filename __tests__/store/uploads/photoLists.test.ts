import { isOnItsWay, photosForgotten, photosShown, photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import { anUpload } from '../../support/uploadItem';

const uploads = [
  anUpload('a', { state: 'success', url: '/a' }),
  anUpload('b', { form: 'edit:p1' }),
  anUpload('c', { state: 'error' }),
];

it('selects the photos of one form, the same list as long as nothing changes', () => {
  const first = selectPhotos({ uploads }, 'post');
  expect(first.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(selectPhotos({ uploads }, 'post')).toBe(first);
  expect(selectPhotos({ uploads }, 'edit:p1').map(({ id }) => id)).toEqual(['b']);
  expect(selectPhotos({ uploads: [...uploads] }, 'post')).not.toBe(first);
});

it('gives addresses by category in their order, of photos that are there alone [WIZ-12]', () => {
  const items = [
    anUpload('1', { category: 'kitchen', state: 'success', url: '/k2' }),
    anUpload('2', { category: 'kitchen', state: 'success', url: '/k1' }),
    anUpload('3', { category: 'kitchen' }),
    anUpload('4', { category: 'propertyMainImage', state: 'success', url: '/m' }),
    anUpload('5', { category: 'others', state: 'cancelled' }),
  ];
  expect(photoUrls(items)).toEqual({ kitchen: ['/k2', '/k1'], propertyMainImage: ['/m'] });
});

it('knows whether a photo is on its way [UP-1]', () => {
  const states = ['ready', 'uploading', 'success', 'error', 'cancelled'] as const;
  expect(states.filter((state) => isOnItsWay({ state }))).toEqual(['ready', 'uploading']);
});

it('shows the photos that a listing has as uploaded ones without a file [EDIT-4]', () => {
  const { payload } = photosShown({ form: 'edit:p1', photos: { kitchen: ['/uploads/k.jpg?x=1', '/uploads/l.jpg'] } });
  expect(payload.items).toMatchObject([
    { category: 'kitchen', name: 'Kitchen 1', state: 'success', url: '/uploads/k.jpg?x=1', size: 0, progress: 100 },
    { category: 'kitchen', name: 'Kitchen 2' },
  ]);
  expect(new Set(payload.items.map(({ id }) => id)).size).toBe(2);
  expect(photosForgotten('post').payload).toEqual({ form: 'post', items: [] });
});
