import { NO_FILTERS, canonicalFilters } from '@/domain/filters';

it('writes aliases in their one spelling and leaves out what filters nothing', () => {
  expect(
    canonicalFilters(
      {
        ...NO_FILTERS,
        city: 'tirupati',
        selectedSubtype: 'villas',
        maxPrice: 5000000,
        transactionType: 'resale',
        possessionStatus: 'READY_TO_MOVE',
      },
      'property',
    ),
  ).toEqual({
    ...NO_FILTERS,
    city: 'tirupati',
    selectedSubtype: 'Villa',
    maxPrice: 5000000,
    transactionType: 'Resale',
    possessionStatus: 'Ready to move',
  });
});

it('leaves out the BHK type where the type of the home hides it', () => {
  const { bhkType } = canonicalFilters({ ...NO_FILTERS, selectedSubtype: 'showroom', bhkType: '2' }, 'property') ?? {};
  expect(bhkType).toBe('');
});

it('writes several values in one order, shops and showrooms as one', () => {
  const several = { selectedSubtype: 'villas|showroom|Retail shop', bhkType: '3|2', locality: 'Korlagunta|Alipiri' };
  expect(canonicalFilters({ ...NO_FILTERS, ...several }, 'property')).toEqual({
    ...NO_FILTERS,
    selectedSubtype: 'Retail shop|Villa',
    bhkType: '2|3',
    locality: 'Alipiri|Korlagunta',
  });
  expect(canonicalFilters({ ...NO_FILTERS, selectedSubtype: 'Villa|Castle' }, 'property')).toBeNull();
});

it('knows no sale type for projects', () => {
  expect(canonicalFilters({ ...NO_FILTERS, transactionType: 'Resale' }, 'project')).toEqual(NO_FILTERS);
});

it.each([{ selectedSubtype: 'Castle' }, { transactionType: 'Stolen' }, { possessionStatus: 'Haunted' }])(
  'has no spelling for %p',
  (strange) => {
    expect(canonicalFilters({ ...NO_FILTERS, ...strange }, 'property')).toBeNull();
  },
);
