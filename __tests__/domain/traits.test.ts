import { floorApplies } from '@/domain/traits';

it('has no floor to choose of land and of whole houses, but of a mix with flats [PLIST-4]', () => {
  expect(['', 'Flat/Apartment', 'Office', 'Villa|Flat/Apartment'].map(floorApplies)).toEqual([true, true, true, true]);
  expect(['Open plot', 'Agricultural Land', 'Villas', 'Independent House|Plot'].map(floorApplies)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
