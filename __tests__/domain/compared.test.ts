import { alikeIn, comparedIds } from '@/domain/compared';
import { paths } from '@/domain/paths';

it.each([
  ['', []],
  ['ids=', []],
  ['ids=a', ['a']],
  ['ids=a,%20b%20,a,,c,d', ['a', 'b', 'c']],
])('reads %j', (search, ids) => {
  expect(comparedIds(new URLSearchParams(search))).toEqual(ids);
});

it('reads what the address of a comparison was made of', () => {
  const { search } = new URL(paths.compare(['a&1', 'b']), 'http://app');
  expect(comparedIds(new URLSearchParams(search))).toEqual(['a&1', 'b']);
});

it.each([
  [['Flat/Apartment', 'Tirupati'], undefined, { city: 'Tirupati', selectedSubtype: 'Flat/Apartment' }],
  [
    ['Flat/Apartment', 'Tirupati'],
    ['Plot/land', 'tirupati'],
    { city: 'Tirupati', selectedSubtype: 'Flat/Apartment|Plot/land' },
  ],
  [['Villa', 'Tirupati'], ['Villa', 'Chandragiri'], { city: '', selectedSubtype: 'Villa' }],
  [[undefined, undefined], undefined, { city: '', selectedSubtype: '' }],
] as const)('finds more like %j and %j [PLIST-3]', (one, another, filters) => {
  const homes = [one, another].map((home) => home && { selectedSubtype: home[0], city: home[1] });
  expect(alikeIn(homes)).toEqual(filters);
});
