import type { PropertyRecord } from '@/api/records';
import { makePropertyPredicate, NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { makeSelectPropertyList } from '@/features/listing/selectPropertyList';

const stateOf = (records: readonly PropertyRecord[]) => ({
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
  expect(makeSelectPropertyList()(stateOf(records), ids, where(filters))).toEqual(visible);
});

it('leaves out ids without a record', () => {
  expect(makeSelectPropertyList()(stateOf(records), ['a', 'gone'], NO_FILTERS)).toEqual(['a']);
});

it('gives the same array as long as it says the same [PLIST-8]', () => {
  const select = makeSelectPropertyList();
  const state = stateOf(records);
  const first = select(state, ids, where({ city: 'Tirupati' }));
  expect(select(state, ids, where({ city: 'Tirupati' }))).toBe(first);
  expect(select(stateOf([...records, record('d')]), ids, where({ city: 'Tirupati' }))).toBe(first);
  expect(select(stateOf(records), [...ids], where({ city: 'tirupati' }))).toBe(first);
  expect(select(stateOf([record('a', { city: 'Chittoor' }), record('b')]), ids, where({ city: 'Tirupati' }))).toEqual([
    'b',
  ]);
});

it('filters 10,000 listings at about the price of a bare array.filter [PLIST-8]', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    record(`p${at}`, {
      city: at % 2 ? 'Tirupati' : 'Chittoor',
      expectedPrice: at * 1000,
      selectedSubtype: at % 3 ? 'Villa' : 'Office',
    }),
  );
  const state = stateOf(many);
  const all = many.map(({ _id }) => _id);
  const select = makeSelectPropertyList();
  select(state, all, NO_FILTERS);
  const filters = (turn: number) => where({ city: 'Tirupati', minPrice: 1_000_000 + turn, selectedSubtype: 'Villa' });
  const fastest = (work: (turn: number) => unknown): number => {
    let best = Infinity;
    for (let turn = 1; turn <= 60; turn += 1) {
      const start = performance.now();
      work(turn);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const bare = fastest((turn) => many.filter(makePropertyPredicate(filters(turn))));
  const selected = fastest((turn) => select(state, all, filters(turn)));
  // 1.3 on a quiet machine; shared ones add noise.
  expect(selected / bare).toBeLessThan(2);
});
