import { floorOf, rateOf } from '@/domain/listingTraits';

it('finds the floor in what people write [PLIST-8]', () => {
  const floors = ['Ground', 'G', 0, '3', '3rd of 5', 4, '9', '12A', '10+'];
  expect(floors.map((propertyFloorNo) => floorOf({ propertyFloorNo }))).toEqual([
    ...['ground', 'ground', 'ground', '1-3', '1-3', '4-9', '4-9', '10+', '10+'],
  ]);
  for (const propertyFloorNo of [null, undefined, '', 'top', '-1', 'Garden view'])
    expect(floorOf({ propertyFloorNo })).toBe('');
});

it('rates a listing by what it says, else by its price and area [PLIST-7, PDET-3]', () => {
  const flat = { selectedSubtype: 'Flat/Apartment', expectedPrice: 6_000_000, builtUpArea: 1200, plotArea: 10 };
  expect(rateOf(flat)).toBe(5000);
  expect(rateOf({ ...flat, pricePerSqft: '4,900' })).toBe(4900);
  expect(rateOf({ ...flat, pricePerSqft: 0 })).toBe(5000);
  expect(rateOf({ selectedSubtype: 'Plot/land', expectedPrice: 2_400_000, plotArea: 2400 })).toBe(1000);
  for (const unknown of [{ expectedPrice: null }, { builtUpArea: null }, { expectedPrice: -5 }, { expectedPrice: 1 }])
    expect(rateOf({ ...flat, ...unknown })).toBeNull();
});
