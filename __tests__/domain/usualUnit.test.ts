import { unitFor } from '@/domain/usualUnit';

it.each([
  ['a flat in square feet', { selectedSubtype: 'Flat/Apartment', plotArea: 4_000 }, 'sqft'],
  ['a plot in square yards, by any of its names', { selectedSubtype: 'Open Plot', plotArea: 1_800 }, 'sqyd'],
  ['farm land in acres', { selectedSubtype: 'Agricultural Land', plotArea: 141_570 }, 'acres'],
  ['farm land below an acre in cents', { selectedSubtype: 'Agricultural Land', plotArea: '21,780' }, 'cents'],
  ['what a list of farm land is filtered by in acres', { selectedSubtype: 'Agricultural Land' }, 'acres'],
  ['a project of plots in square yards', { propertyType: 'Venture' }, 'sqyd'],
  ['a list of several kinds in square feet', { selectedSubtype: 'Villa|Plot/land' }, 'sqft'],
])('measures %s as is usual, until a unit is chosen [PLIST-7, PDET-3]', (_what, measured, unit) => {
  expect(unitFor('usual', measured)).toBe(unit);
  expect(unitFor('ankanam', measured)).toBe('ankanam');
});
