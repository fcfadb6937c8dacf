import type { PropertyRecord } from '@/api/records';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { LISTED_PROPERTIES, makeSelectFiltered } from '@/features/search/filteredList';

const stateOf = (records: readonly PropertyRecord[]) => ({
  projects: { ids: [], entities: {} },
  properties: {
    ids: records.map(({ _id }) => _id),
    entities: Object.fromEntries(records.map((record) => [record._id, record])),
  },
});
const record = (_id: string, more: Partial<PropertyRecord> = {}): PropertyRecord => ({
  _id,
  city: 'Tirupati',
  ...more,
});
const where = (filters: Partial<PropertyFilters>): PropertyFilters => ({ ...NO_FILTERS, ...filters });

const records = [
  record('a', { selectedSubtype: 'Villa', bedroom: '3 BHK', expectedPrice: 5_000_000, saleType: 'New' }),
  record('b', { selectedSubtype: 'Flat/Apartment', bedroom: '2 BHK', expectedPrice: 5_000_001, locality: 'Alipiri' }),
  record('c', { city: 'Chittoor', possessionStatus: 'Ready to move', expectedPrice: 9_000_000, bedroom: '6 BHK' }),
];
const ids = ['c', 'a', 'b'];

it.each([
  [{}, ['c', 'a', 'b']],
  [{ selectedSubtype: 'Villas' }, ['a']],
  [{ bhkType: '5' }, ['c']],
  [{ maxPrice: 5_000_000 }, ['a']],
  [{ minPrice: 5_000_000, maxPrice: 10_000_000 }, ['c', 'a', 'b']],
  [{ city: 'tiru' }, ['a', 'b']],
  [{ locality: 'ALI' }, ['b']],
  [{ transactionType: 'New' }, ['a']],
  [{ possessionStatus: 'Ready to move' }, ['c']],
])('filters the returned list again: %j [PLIST-8]', (filters, visible) => {
  expect(makeSelectFiltered(LISTED_PROPERTIES)(stateOf(records), ids, where(filters))).toEqual(visible);
});

it('leaves out ids without a record', () => {
  expect(makeSelectFiltered(LISTED_PROPERTIES)(stateOf(records), ['a', 'gone'], NO_FILTERS)).toEqual(['a']);
});

it('gives the same array as long as it says the same [PLIST-8]', () => {
  const select = makeSelectFiltered(LISTED_PROPERTIES);
  const state = stateOf(records);
  const first = select(state, ids, where({ city: 'Tirupati' }));
  expect(select(state, ids, where({ city: 'Tirupati' }))).toBe(first);
  expect(select(stateOf([...records, record('d')]), ids, where({ city: 'Tirupati' }))).toBe(first);
  expect(select(stateOf(records), [...ids], where({ city: 'tirupati' }))).toBe(first);
  expect(select(stateOf([record('a', { city: 'Chittoor' }), record('b')]), ids, where({ city: 'Tirupati' }))).toEqual([
    'b',
  ]);
});
