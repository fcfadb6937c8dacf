import { imageList, isPicture, safeImage } from '@/domain/images';

describe('imageList', () => {
  it('reads one address, a list or nothing, and drops unsafe ones [PDET-12]', () => {
    expect(imageList('/uploads/a.jpg')).toEqual(['/uploads/a.jpg']);
    expect(imageList(['/uploads/a.jpg', 'javascript:alert(1)', null, 7])).toEqual(['/uploads/a.jpg']);
    expect(imageList(null)).toEqual([]);
    expect(imageList({ length: 1 })).toEqual([]);
  });
});

describe('safeImage', () => {
  it('keeps web addresses and own paths', () => {
    expect(safeImage(' https://cdn.example/a b.jpg ')).toBe('https://cdn.example/a b.jpg');
    expect(safeImage('/uploads/a-640x480.jpg')).toBe('/uploads/a-640x480.jpg');
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg/>'],
    ['//evil.example/a.jpg'],
    ['/\\evil.example/a.jpg'],
    ['/\t/evil.example/a.jpg'],
    ['https:///a.jpg'],
    ['uploads/a.jpg'],
    [''],
    [null],
    [5],
  ])('drops %p', (value) => expect(safeImage(value)).toBeNull());
});

describe('isPicture', () => {
  it.each([['/uploads/map-1-800x600.jpg'], ['https://cdn.example/a/map.PNG?w=1'], ['http://cdn.example/map.webp#x']])(
    'takes %s for a picture [JDET-6]',
    (url) => expect(isPicture(url)).toBe(true),
  );
  it.each([['https://evil.example/map'], ['https://evil.example/?a=b.jpg'], ['//evil.example/a.jpg'], ['']])(
    'takes %p for somebody’s page [FMT-4]',
    (url) => expect(isPicture(url)).toBe(false),
  );
});
