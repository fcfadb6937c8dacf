import { IMAGE_CATEGORIES, imageGroups, POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';

describe('imageGroups', () => {
  it('has the ten posting categories in their order [WIZ-11]', () => {
    expect(POSTING_IMAGE_CATEGORIES.map(({ label }) => label)).toEqual([
      'Main Image',
      'Exterior View',
      'Living Room',
      'Bedrooms',
      'Bathrooms',
      'Kitchen',
      'Floor Plan',
      'Master Plan',
      'Location Map',
      'Others',
    ]);
  });

  it('reaches every image list of a listing [PDET-12]', () => {
    const source = Object.fromEntries(IMAGE_CATEGORIES.map(({ key }) => [key, [`/uploads/${key}.jpg`]]));
    expect(imageGroups(source).map(({ key }) => key)).toEqual(IMAGE_CATEGORIES.map(({ key }) => key));
    expect(IMAGE_CATEGORIES.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['projectImages', 'floorPlans', 'parkingPlan']),
    );
  });

  it('puts the main pictures first, shows none twice and leaves out empty groups [PDET-12]', () => {
    expect(
      imageGroups({ others: ['/b.jpg', '/a.jpg'], kitchen: [], propertyMainImage: '/a.jpg', bedrooms: null }),
    ).toEqual([
      { key: 'propertyMainImage', label: 'Main Image', urls: ['/a.jpg'] },
      { key: 'others', label: 'Others', urls: ['/b.jpg'] },
    ]);
  });

  it('leaves a framed and a foreign map out of the pictures [PDET-12, JDET-6, FMT-4]', () => {
    const groups = imageGroups({
      locationMap: ['https://www.google.com/maps/embed?pb=1', 'https://evil.example/map', '/map.jpg'],
    });
    expect(groups).toEqual([{ key: 'locationMap', label: 'Location Map', urls: ['/map.jpg'] }]);
  });
});
