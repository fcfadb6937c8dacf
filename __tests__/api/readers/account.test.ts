import { readFiles } from '@/api/readers/account';

const meta = { status: 200, next: null, total: null, sorts: null, bands: null };
const filesIn = (body: unknown) => readFiles(body, meta).result.images;

it('takes one uploaded picture as a text, and nothing that is no address [API-19, UP-5]', () => {
  expect(filesIn({ images: '/uploads/a.jpg' })).toEqual(['/uploads/a.jpg']);
  expect(filesIn({ images: ['/uploads/a.jpg', null, {}] })).toEqual(['/uploads/a.jpg']);
  expect(filesIn({ images: null })).toEqual([]);
});
