import { floorApplies, floorOf } from '@/domain/traits';

it('finds the floor in what people write [PLIST-8]', () => {
  const floors = ['Ground', 'G', 0, '3', '3rd of 5', 4, '9', '12A', '10+'];
  expect(floors.map((propertyFloorNo) => floorOf({ propertyFloorNo }))).toEqual([
    ...['ground', 'ground', 'ground', '1-3', '1-3', '4-9', '4-9', '10+', '10+'],
  ]);
  for (const propertyFloorNo of [null, undefined, '', 'top', '-1', 'Garden view'])
    expect(floorOf({ propertyFloorNo })).toBe('');
});

it('has no floor to choose of land and of whole houses, but of a mix with flats [PLIST-4]', () => {
  expect(['', 'Flat/Apartment', 'Office', 'Villa|Flat/Apartment'].map(floorApplies)).toEqual([true, true, true, true]);
  expect(['Open plot', 'Agricultural Land', 'Villas', 'Independent House|Plot'].map(floorApplies)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
