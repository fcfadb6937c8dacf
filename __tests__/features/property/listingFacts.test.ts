import { pictureCount } from '@/domain/imageGroups';
import {
  bathroomsOf,
  bedroomsOf,
  floorWords,
  listedAgo,
  marksOf,
  stillForSale,
  yearsInTheField,
} from '@/features/property/listingFacts';
import type * as facts from '@/features/property/listingFacts';

it('counts the pictures it has, or those the server counted', () => {
  expect(pictureCount({ propertyMainImage: ['/a.jpg'], kitchen: ['/b.jpg'] })).toBe(2);
  expect(pictureCount({ propertyMainImage: ['/a.jpg'], pictureCount: 12 })).toBe(12);
});

it('says when it was listed [PDET-3]', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(listedAgo('2026-11-17T10:00:00Z', now)).toBe('listed 3 days ago');
  expect(listedAgo('2026-11-19T10:00:00Z', now)).toBe('listed yesterday');
  expect(listedAgo('2026-11-20T13:00:00Z', now)).toBe('listed today');
  expect(listedAgo('2026-09-26T10:00:00Z', now)).toBe('listed on 26 Sept 2026');
  // By India's clock it was the next day already.
  expect(listedAgo('2026-09-26T20:00:00Z', now)).toBe('listed on 27 Sept 2026');
  expect(listedAgo(null, now)).toBe('');
  expect(listedAgo('soon', now)).toBe('');
});

it('says when its owner confirmed that it is still for sale, on cards for a month [PDET-3, PLIST-7]', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const confirmed = (renewedAt: string | null) => ({ _id: '1', renewedAt });
  expect(stillForSale(confirmed('2026-11-24T10:00:00Z'))).toBe('still for sale on 24 Nov 2026');
  expect(stillForSale(confirmed(null))).toBe('');
  expect(stillForSale({ _id: '1' })).toBe('');
  expect(marksOf(confirmed('2026-11-26T10:00:00Z'), now)).toEqual(['Confirmed today']);
  expect(marksOf(confirmed('2026-11-24T10:00:00Z'), now)).toEqual(['Confirmed 2 days ago']);
  expect(marksOf(confirmed('2026-10-28T10:00:00Z'), now)).toEqual(['Confirmed 28 Oct 2026']);
  expect(marksOf(confirmed('2026-10-27T10:00:00Z'), now)).toEqual([]);
  expect(marksOf(confirmed(null), now)).toEqual([]);
});

it('tells the years in the field [PDET-4]', () => {
  expect(yearsInTheField({ _id: '1', realEstateExperience: 1 })).toBe('1 year');
  expect(yearsInTheField({ _id: '1', realEstateExperience: null })).toBeNull();
});

it('says rooms and floor of what has them [PLIST-7, PDET-3]', () => {
  const flat = { _id: '1', selectedSubtype: 'Flat/Apartment', bedroom: '3 BHK', bathroom: '2', propertyFloorNo: '3' };
  expect([bedroomsOf(flat), bathroomsOf(flat), floorWords({ ...flat, noOfFloors: '5' })]).toEqual([
    3,
    '2',
    'Floor 3 of 5',
  ]);
  const plot = { ...flat, selectedSubtype: 'Plot/land', noOfFloors: '5' };
  expect([bedroomsOf(plot), bathroomsOf(plot), floorWords(plot)]).toEqual([null, null, '']);
  const office = { ...flat, selectedSubtype: 'Office' };
  expect([bedroomsOf(office), bathroomsOf(office)]).toEqual([null, '2']);
  expect(floorWords({ _id: '1', propertyFloorNo: 'Ground', noOfFloors: '2' })).toBe('Ground floor of 2');
  expect(floorWords({ _id: '1', noOfFloors: '2' })).toBe('2 floors');
  expect(floorWords({ _id: '1' })).toBe('');
});

it.each([
  ['te', '3వ అంతస్తు (మొత్తం 5)', '12వ అంతస్తు', 'అంతస్తు: Top'],
  ['hi', 'तीसरी मंज़िल (कुल 5)', '12वीं मंज़िल', 'मंज़िल: Top'],
])('counts the floors as people do in %s, and leaves one that is a text [PDET-3]', (language, third, twelfth, top) => {
  jest.doMock('@/words/property', (): unknown => jest.requireActual(`../../../src/words/built/${language}/property`));
  jest.resetModules();
  const own = jest.requireActual<typeof facts>('@/features/property/listingFacts');
  expect(own.floorWords({ _id: '1', propertyFloorNo: '3', noOfFloors: '5' })).toBe(third);
  expect(own.floorWords({ _id: '1', propertyFloorNo: '12' })).toBe(twelfth);
  expect(own.floorWords({ _id: '1', propertyFloorNo: 'Top' })).toBe(top);
});
