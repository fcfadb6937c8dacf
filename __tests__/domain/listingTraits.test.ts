import { floorOf } from '@/domain/listingTraits';

it('finds the floor in what people write [PLIST-8]', () => {
  const floors = ['Ground', 'G', 0, '3', '3rd of 5', 4, '9', '12A', '10+'];
  expect(floors.map((propertyFloorNo) => floorOf({ propertyFloorNo }))).toEqual([
    ...['ground', 'ground', 'ground', '1-3', '1-3', '4-9', '4-9', '10+', '10+'],
  ]);
  for (const propertyFloorNo of [null, undefined, '', 'top', '-1', 'Garden view'])
    expect(floorOf({ propertyFloorNo })).toBe('');
});
