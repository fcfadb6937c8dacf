import {
  headline,
  listedAgo,
  pictureCount,
  sellerName,
  whatItIs,
  yearsInTheField,
} from '@/features/listing/listingFacts';

describe('what a listing is', () => {
  it('says BHK and subtype [PLIST-7]', () => {
    expect(whatItIs({ _id: '1', bedroom: '2 BHK', selectedSubtype: 'Apartment' })).toBe('2 BHK Flat/Apartment');
    expect(whatItIs({ _id: '1', bhk: '3', selectedSubtype: 'Retail shop' })).toBe('Shop/Showroom');
    expect(whatItIs({ _id: '1', selectedSubtype: 'Open plot' })).toBe('Plot/land');
    expect(whatItIs({ _id: '1' })).toBe('Property');
  });
  it('makes a headline where the name is missing [PDET-3]', () => {
    const house = {
      _id: '1',
      bedroom: '3 BHK',
      selectedSubtype: 'Independent House',
      locality: 'Alipiri',
      city: 'Tirupati',
    };
    expect(headline(house)).toBe('3 BHK Independent House in Alipiri');
    expect(headline({ ...house, locality: null })).toBe('3 BHK Independent House in Tirupati');
    expect(headline({ ...house, name: ' Garuda Nilayam ' })).toBe('Garuda Nilayam');
  });
});

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
