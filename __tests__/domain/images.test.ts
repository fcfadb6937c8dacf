import { imageList, safeImage } from '@/domain/images';

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
