import { SUBTYPES, type Subtype } from '@/domain/subtypes';
import { completeness } from '@/features/posting/values/completeness';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';

const FULL: PostingValues = {
  ...UNTOUCHED,
  city: 'Tirupati',
  locality: 'Alipiri',
  name: 'Sunny flat',
  expectedPrice: '4500000',
  builtUpArea: '1275',
  plotArea: '2000',
  plotLength: '50',
  plotWidth: '40',
  widthOfTheRoad: '30',
  noOfOpenSides: '2',
  boundaryWall: 'Yes',
  about: 'A bright flat on the third floor with a view of the seven hills.',
  bedroom: '3 BHK',
  bathroom: '2',
  facing: 'East',
  possessionStatus: 'Ready to move',
  transactionType: 'Resale',
  furnishingType: 'Unfurnished',
  approvedType: 'Tuda',
  amenities: { lift: true },
};
const PHOTOS = { propertyMainImage: ['/1.jpg'], livingRoom: ['/2.jpg', '/3.jpg'], kitchen: ['/4.jpg', '/5.jpg'] };
const words = (values: PostingValues, photos = {}) => completeness(values, photos).missing.map((each) => each.words);

describe('how complete a listing is', () => {
  it('is nothing at the start, and names price, photos and size first', () => {
    const { percent, missing } = completeness(UNTOUCHED, {});
    expect(percent).toBe(0);
    expect(missing.slice(0, 3)).toEqual([
      expect.objectContaining({ words: 'Add the price', step: 4 }),
      expect.objectContaining({ words: 'Add five photos', step: 3 }),
      expect.objectContaining({ words: 'Add the area', step: 2 }),
    ]);
    const gains = missing.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  it.each(SUBTYPES)('is 100 for %s when everything its form shows is there [WIZ-6, WIZ-7]', (selectedSubtype) => {
    expect(completeness({ ...FULL, selectedSubtype }, PHOTOS)).toEqual({ percent: 100, missing: [] });
  });

  it('counts only what the form shows [WIZ-6, WIZ-7]', () => {
    const of = (selectedSubtype: Subtype) => words({ ...UNTOUCHED, selectedSubtype });
    expect(of('Office')).not.toContain('Say how many bedrooms it has');
    expect(of('Villa')).toContain('Say how many bedrooms it has');
    expect(of('Plot/land')).toContain('Say how wide the road is');
    expect(of('Plot/land')).not.toContain('Add five photos');
    expect(of('Plot/land').filter((each) => each === 'Add the area of the land')).toHaveLength(1);
  });

  it('rises by about what it promises', () => {
    const before = completeness(UNTOUCHED, {});
    const after = completeness({ ...UNTOUCHED, expectedPrice: '4500000' }, {});
    expect(Math.abs(after.percent - before.percent - (before.missing[0]?.gain ?? 0))).toBeLessThanOrEqual(1);
  });

  it('counts some photos and half a description in part, and none that its kind has no place for [WIZ-11]', () => {
    const some = completeness(FULL, { propertyMainImage: ['/1.jpg'], livingRoom: ['/2.jpg'] });
    expect(some.percent).toBeLessThan(100);
    expect(some.missing).toEqual([
      { words: 'Add 3 more photos', field: 'photos', step: 3, gain: expect.any(Number) as number },
    ]);
    expect(words(FULL, { ...PHOTOS, kitchen: ['/4.jpg'] })).toEqual(['Add one more photo']);
    const short = completeness({ ...FULL, about: 'Bright.' }, PHOTOS);
    expect(short.missing.map((each) => each.words)).toEqual(['Describe it in a sentence or two']);
    expect(words({ ...FULL, selectedSubtype: 'Plot/land' }, { livingRoom: ['/2.jpg'] })).toEqual(['Add a main image']);
  });

  it('does not take a price that nobody can read', () => {
    expect(words({ ...FULL, expectedPrice: 'ask me' }, PHOTOS)).toEqual(['Add the price']);
  });
});
