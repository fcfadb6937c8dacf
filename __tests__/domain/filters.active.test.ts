import { NO_FILTERS, activeFilters, withoutFilter, type PropertyFilters } from '@/domain/filters';
import { chosen, EVERYTHING } from '../support/filters';

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

  it('names each of several values, and takes one of them away [PLIST-6]', () => {
    const several = chosen({ selectedSubtype: 'Villa|Retail shop', bhkType: '2|3' });
    const active = activeFilters(several, 'property');
    expect(active.map(({ label }) => label)).toEqual(['Villa', 'Shop/Showroom', '2 BHK', '3 BHK']);
    const left = active.reduce((f, filter, at) => (at === 1 || at === 2 ? withoutFilter(f, filter) : f), several);
    expect(left).toEqual(chosen({ selectedSubtype: 'Villa', bhkType: '3' }));
  });

  it('takes them away one by one until none is left [PLIST-6, PLIST-9]', () => {
    let left = EVERYTHING;
    for (const { key } of activeFilters(EVERYTHING, 'property')) {
      left = withoutFilter(left, { key });
      expect(activeFilters(left, 'property').map((each) => each.key)).not.toContain(key);
    }
    expect(left).toEqual(NO_FILTERS);
    expect(withoutFilter(EVERYTHING, { key: 'budget' })).toEqual({ ...EVERYTHING, minPrice: 0, maxPrice: 0 });
  });
});
