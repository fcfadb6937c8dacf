import fc from 'fast-check';
import { pictureUrl, pictureVariants, storedWidths } from '@/domain/pictures';

describe('pictures', () => {
  it('stores the smaller standard widths and its own', () => {
    expect(storedWidths(1600)).toEqual([320, 640, 1280, 1600]);
    expect(storedWidths(640)).toEqual([320, 640]);
    expect(storedWidths(100)).toEqual([100]);
  });

  it('names the siblings of an own picture [PLIST-7]', () => {
    expect(pictureVariants('/uploads/a1-b2-800x600.jpg')).toEqual({
      src: '/uploads/a1-b2-800x600.jpg',
      smallest: '/uploads/a1-b2-320.webp',
      srcSet: '/uploads/a1-b2-320.webp 320w, /uploads/a1-b2-640.webp 640w, /uploads/a1-b2-800.webp 800w',
      width: 800,
      height: 600,
    });
  });

  it('reads back every address it makes', () => {
    const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
    const pixels = fc.integer({ min: 1, max: 20000 });
    fc.assert(
      fc.property(id, pixels, pixels, (name, width, height) => {
        const variants = pictureVariants(pictureUrl(name, width, height));
        expect(variants).toMatchObject({ width, height });
        expect(variants?.srcSet.endsWith(`/uploads/${name}-${width}.webp ${width}w`)).toBe(true);
      }),
    );
  });

  it.each([
    ['https://cdn.example/uploads/a-800x600.jpg'],
    ['/uploads/../a-800x600.jpg'],
    ['/uploads/a-800x600.png'],
    ['/uploads/a-0x600.jpg'],
    ['/uploads/a.jpg'],
    [''],
  ])('has no variants for %p', (url) => expect(pictureVariants(url)).toBeNull());
});
