import fc from 'fast-check';
import { parseSort, SORTS, sortProjects, sortProperties, withSort, type Sort } from '@/domain/sorting';

const sorts = fc.constantFrom<Sort>(...SORTS.map(({ value }) => value));
const price = fc.option(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom('3', '₹ 4', 'on request', '')));
const day = fc.option(fc.constantFrom('2026-01-01', '2026-05-01T10:00:00Z', 'yesterday', ''));
const properties = fc.array(
  fc.record({ createdAt: day, expectedPrice: price, pricePerSqft: price }, { requiredKeys: [] }),
);
const at = (records: readonly object[], all: readonly object[]) => records.map((record) => all.indexOf(record));

describe('sortProperties', () => {
  const flat = { n: 'flat', expectedPrice: 50, pricePerSqft: 3, createdAt: '2026-01-02T00:00:00Z' };
  const villa = { n: 'villa', expectedPrice: '1,20,000', pricePerSqft: '2', createdAt: '2026-03-02T00:00:00Z' };
  const asked = { n: 'on request', expectedPrice: 0, pricePerSqft: null };
  const names = (sort: Sort) => sortProperties([asked, flat, villa], sort).map(({ n }) => n);

  it.each<[Sort, string[]]>([
    ['', ['on request', 'flat', 'villa']],
    ['newest', ['villa', 'flat', 'on request']],
    ['priceUp', ['flat', 'villa', 'on request']],
    ['priceDown', ['villa', 'flat', 'on request']],
    ['perSqft', ['villa', 'flat', 'on request']],
  ])('orders by "%s", what is not known last [PLIST-18]', (sort, wanted) => expect(names(sort)).toEqual(wanted));

  it('keeps every listing once and changes nothing that it was given [PLIST-18]', () => {
    fc.assert(
      fc.property(properties, sorts, (all, sort) => {
        const before = [...all];
        const result = sortProperties(all, sort);
        expect(all).toEqual(before);
        expect(at(result, all).sort((a, b) => a - b)).toEqual(all.map((_record, index) => index));
      }),
    );
  });

  it('is stable, and sorting twice is sorting once [PLIST-18]', () => {
    fc.assert(
      fc.property(properties, sorts, (all, sort) => {
        const once = sortProperties(all, sort);
        expect(at(sortProperties(once, sort), all)).toEqual(at(once, all));
        const alike = once.filter(({ expectedPrice }) => expectedPrice === 3);
        if (sort === 'priceUp' || sort === 'priceDown') {
          const places = at(alike, all);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('never puts an unknown price before a known one [PLIST-18]', () => {
    const isKnown = (value: unknown) => Number(String(value ?? '').replace('₹ ', '')) > 0;
    fc.assert(
      fc.property(properties, fc.constantFrom<Sort>('priceUp', 'priceDown'), (all, sort) => {
        const known = sortProperties(all, sort).map(({ expectedPrice }) => isKnown(expectedPrice));
        expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

describe('sortProjects', () => {
  const wide = { n: 'wide', unitPriceRangeFrom: 10, unitPriceRangeTo: 90 };
  const one = { n: 'one price', unitPriceRangeTo: 20 };
  const turned = { n: 'turned', unitPriceRangeFrom: 95, unitPriceRangeTo: 5 };
  const none = { n: 'none', unitPriceRangeFrom: null };
  const names = (sort: Sort) => sortProjects([none, one, wide, turned], sort).map(({ n }) => n);

  it('goes up by the lowest and down by the highest price [PLIST-18]', () => {
    expect(names('priceUp')).toEqual(['turned', 'wide', 'one price', 'none']);
    expect(names('priceDown')).toEqual(['turned', 'wide', 'one price', 'none']);
    expect(names('newest')).toEqual(['none', 'one price', 'wide', 'turned']);
  });
});

it('reads an order from an address, and anything else as the order of the server [PLIST-18]', () => {
  fc.assert(
    fc.property(fc.string(), (word) => expect(parseSort(word)).toBe(SORTS.some((s) => s.value === word) ? word : '')),
  );
  expect([parseSort(null), parseSort('priceUp')]).toEqual(['', 'priceUp']);
});

it('adds an order to a query string [PLIST-18]', () => {
  expect(withSort('city=A', '')).toBe('city=A');
  expect(withSort('', 'newest')).toBe('sort=newest');
  expect(withSort('city=A', 'newest')).toBe('city=A&sort=newest');
});
