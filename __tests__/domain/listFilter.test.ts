import fc from 'fast-check';
import type { PropertyFilters } from '@/domain/filters';
import {
  makeProjectPredicate,
  makePropertyPredicate,
  type FilterableProject,
  type FilterableProperty,
} from '@/domain/listFilter';
import { chosen, EVERYTHING as USUAL } from '../support/filters';

const EVERYTHING = {
  ...USUAL,
  withRera: '1',
  withPhotos: '1',
  furnishingType: 'Semi Furnished',
  facing: 'North-East',
  floor: '4-9',
  minArea: 1250,
  maxArea: 1250,
};

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
    reraId: 'P10420042042',
    furnishingType: 'semi-furnished',
    facing: 'north east',
    propertyFloorNo: '4 of 9',
    builtUpArea: '1,250',
    pictureCount: 4,
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
    [{ furnishingType: 'Unfurnished' }],
    [{ facing: 'East' }],
    [{ floor: 'ground' }],
    [{ minArea: 1251 }],
    [{ maxArea: 1249 }],
  ])('drops a listing for %p alone, and one that lacks the field [PLIST-8]', (some) => {
    expect(takes(some)).toBe(false);
    expect(takes(some, {})).toBe(false);
    expect(makePropertyPredicate({ ...EVERYTHING, ...some })(flat)).toBe(false);
  });

  it('takes a number that a card has a tick for, and any picture, for RERA and photos [PLIST-8]', () => {
    for (const reraId of ['Applied for', 'RERA 2023', 'applied 12', 2023, 'P/10/42'])
      expect(takes({ withRera: '1' }, { reraId })).toBe(false);
    expect(takes({ withRera: '1' }, { reraId: 'p/101/5005-0061' })).toBe(true);
    expect(takes({ withPhotos: '1' }, { pictureCount: 0 })).toBe(false);
    expect(takes({ withPhotos: '1' }, { propertyMainImage: ['/a.jpg'] })).toBe(true);
  });

  it('looks at the plot area of land, at the built-up area of a building; land has no furnishing [PLIST-4, PLIST-8]', () => {
    const areas = { plotArea: 4000, builtUpArea: 1200 };
    expect(takes({ minArea: 3000 }, { ...areas, selectedSubtype: 'Villa' })).toBe(false);
    expect(takes({ minArea: 3000 }, { ...areas, selectedSubtype: 'Open plot' })).toBe(true);
    expect(takes({ maxArea: 1000 }, { carpetArea: 950 })).toBe(true);
    const plot = { selectedSubtype: 'Plot/land', furnishingType: 'Unfurnished' };
    expect(takes(plot, { selectedSubtype: 'Open plot' })).toBe(true);
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

  it('takes what any of several values takes [PLIST-8]', () => {
    expect(takes({ selectedSubtype: 'Villa|Flat/Apartment', bhkType: '2|3', locality: 'Renigunta|alipiri' })).toBe(
      true,
    );
    expect(takes({ bhkType: '2|5' }, { bedroom: '7 BHK' })).toBe(true);
    expect(takes({ locality: 'Renigunta|Korlagunta' })).toBe(false);
    expect(takes({ selectedSubtype: 'Villa|Commercial' }, { propertyType: 'Commercial' })).toBe(true);
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
      reraId: maybe('P10150050061', 'RERA 2023'),
      furnishingType: maybe('unfurnished', 'Semi Furnished'),
      facing: maybe('east', 'North'),
      propertyFloorNo: maybe<unknown>('Ground', 12),
      builtUpArea: maybe<unknown>(1200, '2,400'),
      pictureCount: maybe(0, 3),
    });
    const filters = fc.record({
      city: fc.constantFrom('', 'tiru'),
      selectedSubtype: fc.constantFrom('', 'Flat/Apartment', 'Commercial', 'Office|Villa', 'castle'),
      bhkType: fc.constantFrom('', '2', '3', '5'),
      minPrice: fc.constantFrom(0, 65e5),
      maxPrice: fc.constantFrom(0, 1e7),
      locality: fc.constantFrom('', 'road'),
      transactionType: fc.constantFrom('', 'New'),
      possessionStatus: fc.constantFrom('', 'Ready to move'),
      withRera: fc.constantFrom('', '1'),
      withPhotos: fc.constantFrom('', '1'),
      furnishingType: fc.constantFrom('', 'Unfurnished'),
      facing: fc.constantFrom('', 'East'),
      floor: fc.constantFrom('', '10+'),
      minArea: fc.constantFrom(0, 900),
      maxArea: fc.constantFrom(0, 2000),
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
