import { sizeWords, sortFiles } from '@/store/uploads/accepts';

const file = (name: string, type = 'image/jpeg', size = 10) => new File(['x'.repeat(size)], name, { type });
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

it('takes everything but empty files when nothing else is said [UP-3]', () => {
  const { taken, refused } = sortFiles([file('a.exe', ''), file('b.jpg', 'image/jpeg', 0)], { queueLimit: 9 }, 0);
  expect(names(taken)).toEqual(['a.exe']);
  expect(refused).toEqual([{ name: 'b.jpg', reason: 'The file is empty.' }]);
});

it('refuses by kind, MIME type and size, and loses no other file [UP-3]', () => {
  const files = [
    file('a.jpg'),
    file('b.pdf', 'application/pdf'),
    file('c.webp', 'image/webp'),
    file('d.jpg', 'image/jpeg', 3 * 1024 * 1024),
    file('e.jpg'),
  ];
  const accepts = {
    queueLimit: 9,
    fileTypes: ['image'],
    mimeTypes: ['image/jpeg', 'application/pdf'],
    maxSize: 2 * 1024 * 1024,
  } as const;
  const { taken, refused } = sortFiles(files, accepts, 0);
  expect(names(taken)).toEqual(['a.jpg', 'e.jpg']);
  expect(refused).toEqual([
    { name: 'b.pdf', reason: 'This is not a photo. Use JPG, GIF, BMP, PNG or WebP.' },
    { name: 'c.webp', reason: 'Files of type image/webp are not accepted.' },
    { name: 'd.jpg', reason: 'It is larger than 2 MB.' },
  ]);
});

it('takes as many as the queue may hold, with those in it; a refused file takes no place [UP-3]', () => {
  const files = [file('a.pdf', 'application/pdf'), file('b.jpg'), file('c.jpg'), file('d.jpg')];
  const { taken, refused } = sortFiles(files, { queueLimit: 5, fileTypes: ['image'] }, 3);
  expect(names(taken)).toEqual(['b.jpg', 'c.jpg']);
  expect(refused.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'a.pdf: This is not a photo. Use JPG, GIF, BMP, PNG or WebP.',
    'd.jpg: You can add at most 5 files.',
  ]);
});

it.each([
  [1, '1 KB'],
  [2048, '2 KB'],
  [1024 * 1024, '1 MB'],
  [4.25 * 1024 * 1024, '4.3 MB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
