import { listedAgo, pictureCount, sellerName, yearsInTheField } from '@/features/listing/listingFacts';

it('counts the pictures it has, or those the server counted', () => {
  expect(pictureCount({ _id: '1', propertyMainImage: ['/a.jpg'], kitchen: ['/b.jpg'] })).toBe(2);
  expect(pictureCount({ _id: '1', propertyMainImage: ['/a.jpg'], pictureCount: 12 })).toBe(12);
});

it('says when it was listed [PDET-3]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(listedAgo('2026-11-17T10:00:00Z', now)).toBe('listed 3 days ago');
  expect(listedAgo('2026-11-19T10:00:00Z', now)).toBe('listed yesterday');
  expect(listedAgo('2026-11-20T13:00:00Z', now)).toBe('listed today');
  expect(listedAgo(null, now)).toBe('');
  expect(listedAgo('soon', now)).toBe('');
});

it('names the seller and the years in the field [PDET-4]', () => {
  expect(sellerName({ _id: '1', username: 'Lakshmi', name: 'L. Naidu' })).toBe('Lakshmi');
  expect(sellerName(undefined)).toBe('Seller');
  expect(yearsInTheField({ _id: '1', realEstateExperience: 1 })).toBe('1 year');
  expect(yearsInTheField({ _id: '1', realEstateExperience: null })).toBeNull();
});
