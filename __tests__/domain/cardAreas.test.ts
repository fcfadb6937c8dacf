import { cardAreas } from '@/domain/cardAreas';

it('names the areas a card shows: plot and built-up, else carpet [PLIST-7]', () => {
  const shown = (listing: Parameters<typeof cardAreas>[0]) =>
    cardAreas(listing).map(({ label, value }) => `${value} ${label}`);
  expect(shown({ plotArea: 1800, builtUpArea: 1275, carpetArea: 990 })).toEqual([
    '1,800 sq ft plot area',
    '1,275 sq ft built-up area',
  ]);
  expect(shown({ plotArea: 0, builtUpArea: '1275', carpetArea: 990 })).toEqual(['1,275 sq ft built-up area']);
  expect(shown({ plotArea: 1800, carpetArea: 990 })).toEqual(['1,800 sq ft plot area']);
  expect(shown({ plotArea: null, carpetArea: 990 })).toEqual(['990 sq ft carpet area']);
  expect(shown({})).toEqual([]);
  expect(cardAreas({ plotArea: 1800 }, 'sqyd')).toEqual([{ label: 'plot area', value: '200 sq yd' }]);
});
