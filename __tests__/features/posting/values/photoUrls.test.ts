import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { countPhotos, photoCategories, photosOf } from '@/features/posting/values/photoUrls';

describe('the photos of a form', () => {
  it('has ten categories, and the main image alone for land [WIZ-11]', () => {
    expect(photoCategories('Villa').map(({ label }) => label)).toEqual(
      POSTING_IMAGE_CATEGORIES.map(({ label }) => label),
    );
    for (const land of ['Plot/land', 'Agricultural Land'])
      expect(photoCategories(land).map(({ key }) => key)).toEqual(['propertyMainImage']);
  });

  it('starts an edit with all that there are [EDIT-1, EDIT-4]', () => {
    const record = { _id: 'p1', selectedSubtype: 'Plot/land', propertyMainImage: ['/1.jpg'], others: ['/2.jpg'] };
    expect(photosOf({ ...record, kitchen: null })).toEqual({ propertyMainImage: ['/1.jpg'], others: ['/2.jpg'] });
  });

  it('counts those of its kind', () => {
    const photos = { propertyMainImage: ['/1.jpg'], others: ['/2.jpg', '/3.jpg'] };
    expect([countPhotos(photos, 'Villa'), countPhotos(photos, 'Plot/land')]).toEqual([3, 1]);
  });
});
