import fc from 'fast-check';
import type { FilterableProject, FilterableProperty, PropertyFilters } from '@/domain/filters';
import {
  activeFilters,
  filtersToQuery,
  filtersToSearch,
  makeProjectPredicate,
  makePropertyPredicate,
  NO_FILTERS,
  parseFilters,
  withoutFilter,
} from '@/domain/filters';

const parse = (search: string): PropertyFilters => parseFilters(new URLSearchParams(search));
const chosen = (some: Partial<PropertyFilters>): PropertyFilters => ({ ...NO_FILTERS, ...some });

const EVERYTHING = chosen({
  city: 'Tirupati',
  selectedSubtype: 'Flat/Apartment',
  bhkType: '3',
  minPrice: 5e6,
  maxPrice: 1e7,
  locality: 'Alipiri Road',
  transactionType: 'New',
  possessionStatus: 'Ready to move',
});

describe('parseFilters', () => {
  it('reads the eight parameters [ROUTE-2, ROUTE-17]', () => {
    expect(parse(filtersToSearch(EVERYTHING))).toEqual(EVERYTHING);
  });

  it('takes ALL, junk and what is out of bounds for nothing chosen', () => {
    expect(parse('selectedSubtype=all&bhkType=7&minPrice=cheap&maxPrice=-5&transactionType=ALL')).toEqual(NO_FILTERS);
    expect(parse('bhkType=0').bhkType).toBe('');
    expect(parse('bhkType=3+BHK').bhkType).toBe('3');
    expect(parse('minPrice=1e99&maxPrice=Infinity')).toEqual(NO_FILTERS);
  });

  it('keeps a city called like the beginning of Allagadda', () => {
    expect(parse('city=All').city).toBe('All');
  });

  it('trims texts and cuts them at 80 characters', () => {
    expect(parse(`city=+Tirupati+&locality=${'x'.repeat(100)}`)).toMatchObject({
      city: 'Tirupati',
      locality: 'x'.repeat(80),
    });
  });

  it('never throws, and what it read stays the same when written and read again [ROUTE-17]', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...Object.keys(NO_FILTERS)),
        fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String)),
      ),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const filters = parseFilters(new URLSearchParams(entries));
        expect(parse(filtersToSearch(filters))).toEqual(filters);
        expect(() => [filtersToQuery(filters, 'property'), filtersToQuery(filters, 'project')]).not.toThrow();
      }),
    );
  });
});

describe('filtersToQuery', () => {
  it('sends a property only what is not empty or zero, in one order [PLIST-3]', () => {
    expect(filtersToQuery(NO_FILTERS, 'property')).toBe('');
    expect(filtersToQuery(chosen({ maxPrice: 5e6, city: ' Tirupati ' }), 'property')).toBe(
      'city=Tirupati&maxPrice=5000000',
    );
    expect(filtersToQuery(EVERYTHING, 'property')).toBe(
      'city=Tirupati&selectedSubtype=Flat%2FApartment&bhkType=3&minPrice=5000000&maxPrice=10000000' +
        '&locality=Alipiri%20Road&transactionType=New&possessionStatus=Ready%20to%20move',
    );
    expect(filtersToQuery(chosen({ selectedSubtype: 'ALL' }), 'property')).toBe('');
  });

  it('always sends projects a propertyType and never a sale type [JLIST-3]', () => {
    expect(filtersToQuery(NO_FILTERS, 'project')).toBe('propertyType=');
    expect(filtersToQuery({ ...EVERYTHING, selectedSubtype: 'Villa' }, 'project')).toBe(
      'propertyType=Villa&city=Tirupati&bhkType=3&minPrice=5000000&maxPrice=10000000' +
        '&locality=Alipiri%20Road&possessionStatus=Ready%20to%20move',
    );
  });

  it('does not send a hidden BHK, but keeps it in the address [PLIST-4, JLIST-2]', () => {
    const office = chosen({ selectedSubtype: 'Office', bhkType: '2' });
    expect(filtersToQuery(office, 'property')).toBe('selectedSubtype=Office');
    expect(filtersToSearch(office)).toBe('selectedSubtype=Office&bhkType=2');
    expect(filtersToQuery(chosen({ selectedSubtype: 'Venture', bhkType: '2' }), 'project')).toBe(
      'propertyType=Venture',
    );
    expect(filtersToQuery(chosen({ selectedSubtype: 'Plot/land', bhkType: '2' }), 'property')).toContain('bhkType=2');
  });

  it('says the same in the query as in the filters, whatever the texts hold [PLIST-3]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (city) => {
        const sent = new URLSearchParams(filtersToQuery(chosen({ city }), 'property'));
        expect(sent.get('city') ?? '').toBe(city.trim());
      }),
    );
  });
});

describe('activeFilters', () => {
  it('names each filter once, both price bounds as one budget [PLIST-6]', () => {
    expect(activeFilters(NO_FILTERS, 'property')).toEqual([]);
    expect(activeFilters(EVERYTHING, 'property')).toEqual([
      { key: 'city', label: 'Tirupati' },
      { key: 'selectedSubtype', label: 'Flat/Apartment' },
      { key: 'bhkType', label: '3 BHK' },
      { key: 'budget', label: '50L-1Cr' },
      { key: 'locality', label: 'Alipiri Road' },
      { key: 'transactionType', label: 'New' },
      { key: 'possessionStatus', label: 'Ready to move' },
    ]);
  });

  it('names only what filters this list [PLIST-4, JLIST-1, JLIST-2]', () => {
    const keys = (some: Partial<PropertyFilters>, kind: 'property' | 'project') =>
      activeFilters(chosen(some), kind).map(({ key }) => key);
    expect(keys({ selectedSubtype: 'Showroom', bhkType: '2' }, 'property')).toEqual(['selectedSubtype']);
    expect(keys({ selectedSubtype: 'Commercial', bhkType: '2', transactionType: 'New' }, 'project')).toEqual([
      'selectedSubtype',
    ]);
  });

  it('uses the label of a subtype, the alias as it was chosen, and words for open budgets [PLIST-6]', () => {
    const label = (some: Partial<PropertyFilters>) => activeFilters(chosen(some), 'property')[0]?.label;
    expect(label({ selectedSubtype: 'Retail shop' })).toBe('Shop/Showroom');
    expect(label({ selectedSubtype: 'Open plot' })).toBe('Open plot');
    expect(label({ minPrice: 5e6 })).toBe('From ₹50 L');
    expect(label({ maxPrice: 7e6 })).toBe('Up to ₹70 L');
    expect(label({ minPrice: 5e6, maxPrice: 7e6 })).toBe('₹50 L – ₹70 L');
  });

  it('takes them away one by one until none is left [PLIST-6, PLIST-9]', () => {
    let left = EVERYTHING;
    for (const { key } of activeFilters(EVERYTHING, 'property')) {
      left = withoutFilter(left, key);
      expect(activeFilters(left, 'property').map((each) => each.key)).not.toContain(key);
    }
    expect(left).toEqual(NO_FILTERS);
    expect(withoutFilter(EVERYTHING, 'budget')).toEqual({ ...EVERYTHING, minPrice: 0, maxPrice: 0 });
  });
});

describe('makePropertyPredicate', () => {
  const flat: FilterableProperty = {
    city: 'Tirupati',
    locality: 'Alipiri Road',
    selectedSubtype: 'Apartment',
    propertyType: 'Residential',
    bedroom: '3 BHK',
    expectedPrice: '75,00,000',
    saleType: 'New',
    possessionStatus: 'ready_to_move',
  };
  const takes = (some: Partial<PropertyFilters>, listing: FilterableProperty = flat): boolean =>
    makePropertyPredicate(chosen(some))(listing);

  it('passes a listing that meets every filter, and everything when none is set [PLIST-8]', () => {
    expect(makePropertyPredicate(EVERYTHING)(flat)).toBe(true);
    expect(takes({}, {})).toBe(true);
  });

  it.each<[Partial<PropertyFilters>]>([
    [{ city: 'Chittoor' }],
    [{ selectedSubtype: 'Villa' }],
    [{ bhkType: '2' }],
    [{ minPrice: 7_500_001 }],
    [{ maxPrice: 7_499_999 }],
    [{ locality: 'Renigunta' }],
    [{ transactionType: 'Resale' }],
    [{ possessionStatus: 'Under construction' }],
  ])('drops a listing for %p alone, and one that lacks the field [PLIST-8]', (some) => {
    expect(takes(some)).toBe(false);
    expect(takes(some, {})).toBe(false);
    expect(makePropertyPredicate({ ...EVERYTHING, ...some })(flat)).toBe(false);
  });

  it('looks for city and locality as parts in any case [PLIST-8]', () => {
    expect(takes({ city: 'tiru', locality: 'ALIPIRI' })).toBe(true);
    expect(takes({ possessionStatus: 'Ready' })).toBe(false);
  });

  it('reads BHK from bedroom or bhk and sale type under either name [PLIST-8]', () => {
    expect(takes({ bhkType: '2' }, { bhk: 2 })).toBe(true);
    expect(takes({ bhkType: '2' }, { bedroom: '', bhk: '2bhk' })).toBe(true);
    expect(takes({ bhkType: '3' }, { bedroom: 3, bhk: 2 })).toBe(true);
    expect(takes({ bhkType: '5' }, { bedroom: '7 BHK' })).toBe(true);
    expect(takes({ transactionType: 'New' }, { saleType: null, transactionType: 'new' })).toBe(true);
  });

  it('does not filter by a hidden BHK [PLIST-4]', () => {
    expect(takes({ selectedSubtype: 'Office', bhkType: '2' }, { selectedSubtype: 'Office' })).toBe(true);
  });

  it('takes every commercial listing for Commercial, in whatever order they come [PLIST-8]', () => {
    const predicate = makePropertyPredicate(chosen({ selectedSubtype: 'Commercial' }));
    const plot = { selectedSubtype: 'Plot/land' };
    const list = [plot, { ...plot, propertyType: 'Commercial' }, { selectedSubtype: 'Office' }, plot, {}];
    expect(list.map(predicate)).toEqual([false, true, true, false, false]);
  });

  it('answers the same for the hundredth listing as for the first [PLIST-8]', () => {
    const maybe = <T>(...values: T[]) => fc.constantFrom(null, undefined, ...values);
    const listing = fc.record({
      city: maybe('Tirupati', 'tirupati rural', 'Chittoor'),
      locality: maybe('Alipiri Road', 'Renigunta'),
      selectedSubtype: maybe('Apartment', 'Villa', 'Office', 'Castle'),
      propertyType: maybe('Residential', 'Commercial'),
      bedroom: maybe<unknown>('3 BHK', 2, '5+ BHK', ''),
      bhk: maybe<unknown>(3, '2'),
      expectedPrice: maybe<unknown>(6e6, '7000000', Number.NaN),
      saleType: maybe('New', ''),
      transactionType: maybe('Resale', 'New'),
      possessionStatus: maybe('ready_to_move', 'Under construction'),
    });
    const filters = fc.record({
      city: fc.constantFrom('', 'tiru'),
      selectedSubtype: fc.constantFrom('', 'Flat/Apartment', 'Commercial', 'Office', 'castle'),
      bhkType: fc.constantFrom('', '2', '3', '5'),
      minPrice: fc.constantFrom(0, 65e5),
      maxPrice: fc.constantFrom(0, 1e7),
      locality: fc.constantFrom('', 'road'),
      transactionType: fc.constantFrom('', 'New'),
      possessionStatus: fc.constantFrom('', 'Ready to move'),
    });
    fc.assert(
      fc.property(filters, fc.array(listing), (f, list) => {
        expect(list.filter(makePropertyPredicate(f))).toEqual(list.filter((each) => makePropertyPredicate(f)(each)));
      }),
    );
  });
});

describe('makeProjectPredicate', () => {
  const project: FilterableProject = {
    city: 'Tirupati',
    locality: 'Alipiri',
    propertyType: 'apartment',
    unitConfig: ['1bhk to 3bhk'],
    unitPriceRangeFrom: '4500000',
    unitPriceRangeTo: 9_000_000,
    possessionStatus: 'under_construction',
  };
  const takes = (some: Partial<PropertyFilters>, listing: FilterableProject = project): boolean =>
    makeProjectPredicate(chosen(some))(listing);

  it('takes a project whose prices overlap and that offers the BHK [JLIST-8]', () => {
    expect(takes({ minPrice: 5e6, maxPrice: 1e7, bhkType: '2', possessionStatus: 'Under construction' })).toBe(true);
    expect(takes({ selectedSubtype: 'Apartment', city: 'TIRU', locality: 'ali' })).toBe(true);
  });

  it.each<[Partial<PropertyFilters>]>([
    [{ city: 'Chittoor' }],
    [{ selectedSubtype: 'Villa' }],
    [{ bhkType: '4' }],
    [{ minPrice: 9_000_001 }],
    [{ maxPrice: 4_499_999 }],
    [{ locality: 'Renigunta' }],
    [{ possessionStatus: 'Ready to move' }],
  ])('drops a project for %p, and one that lacks the field [JLIST-8]', (some) => {
    expect(takes(some)).toBe(false);
    expect(takes(some, {})).toBe(false);
  });

  it('has no sale type, and no BHK for Venture and Commercial [JLIST-1, JLIST-2]', () => {
    expect(takes({ transactionType: 'Resale' })).toBe(true);
    expect(takes({ selectedSubtype: 'Venture', bhkType: '2' }, { propertyType: 'venture' })).toBe(true);
    expect(takes({ selectedSubtype: 'Commercial', bhkType: '2' }, { propertyType: 'Commercial' })).toBe(true);
  });
});
