import { makeListings } from '@/server/db/seed/listings';
import { makePeople } from '@/server/db/seed/people';
import { reviewReason } from '@/server/rules/moderation';

const FINE = { city: 'Tirupati', expectedPrice: 100, name: 'A flat' };

it('lets a listing with a city and a price pass', () => {
  expect(reviewReason(FINE)).toBeNull();
  expect(reviewReason({ ...FINE, expectedPrice: '4500000' })).toBeNull();
});

it.each<[Record<string, unknown>, RegExp]>([
  [{ city: ' ' }, /city/],
  [{ city: undefined }, /city/],
  [{ expectedPrice: 0 }, /price/],
  [{ expectedPrice: undefined }, /price/],
  [{ name: 'Call 9849012345' }, /phone number from the name/],
  [{ about: 'More on www.example.in' }, /link or e-mail address from the description/],
  [{ customAmenities: ['Lift', '9849012345'] }, /amenities/],
  [{ amenities: { lift: true, 'call 9849012345': true } }, /amenities/],
  [{ bedroom: '9849012345' }, /details/],
  [{ locality: '98490-12345' }, /locality/],
])('keeps %j under review and says why [API-18]', (fields, reason) => {
  expect(reviewReason({ ...FINE, ...fields })).toMatch(reason);
});

it('does not take the numbers of pictures, links and registrations for phone numbers', () => {
  const fields = {
    reraId: 'P10119849012345',
    propertyMainImage: '/uploads/9849012345-80x60.jpg',
    kitchen: ['/uploads/9849012345-80x60.jpg'],
    video: 'https://youtu.be/abcdefghijk',
    projectBrochure: 'https://drive.google.com/file/d/1234567890abc',
  };
  expect(reviewReason({ ...FINE, ...fields })).toBeNull();
});

it('finds no contact in any listing of the demo', () => {
  const reasons = [...makeListings('demo', makePeople(0, new Map()), 0)]
    .map(({ doc }) => reviewReason({ expectedPrice: 1, ...(JSON.parse(doc) as object) }))
    .filter((reason) => reason !== null);
  expect(reasons).toEqual([]);
});
