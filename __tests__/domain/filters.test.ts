import fc from 'fast-check';
import {
  NO_FILTERS,
  activeFilters,
  countedValues,
  extrasIn,
  extrasToQuery,
  filtersToQuery,
  filtersToSearch,
  parseFilters,
  withoutFilter,
  type PropertyFilters,
} from '@/domain/filters';
import { chosen, EVERYTHING } from '../support/filters';

const parse = (search: string): PropertyFilters => parseFilters(new URLSearchParams(search));

describe('parseFilters', () => {
  it('reads the eight parameters [ROUTE-2, ROUTE-17]', () => {
    expect(parse(filtersToSearch(EVERYTHING))).toEqual(EVERYTHING);
  });

  it('knows who asks to rent in any letters [PLIST-1]', () =>
    expect(parse('transactionType=rent').transactionType).toBe('Rent'));

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

describe('the filters beside the 29 calls’ own [PLIST-3]', () => {
  const more = chosen({
    city: 'Tirupati',
    withRera: '1',
    withPhotos: '1',
    furnishingType: 'Semi Furnished',
    facing: 'North-East',
    floor: '4-9',
    minArea: 900,
    maxArea: 1500,
  });

  it('stand in the address, in the product’s spelling, and nothing else does [ROUTE-17]', () => {
    expect(parse(filtersToSearch(more))).toEqual(more);
    expect(parse('furnishingType=semi-furnished&facing=north+east')).toEqual(
      chosen({ furnishingType: 'Semi Furnished', facing: 'North-East' }),
    );
    expect(parse('withRera=yes&withPhotos=0&furnishingType=some&facing=up&floor=5&minArea=-3&maxArea=big')).toEqual(
      NO_FILTERS,
    );
  });

  it('are no part of what any server is asked, and are asked apart', () => {
    expect(filtersToQuery(more, 'property')).toBe('city=Tirupati');
    expect(extrasToQuery(more, 'property')).toBe(
      'withRera=1&withPhotos=1&furnishingType=Semi%20Furnished&facing=North-East&floor=4-9&minArea=900&maxArea=1500',
    );
    expect(extrasIn(chosen({ city: 'Tirupati' }), 'property')).toEqual([]);
  });

  it('are none of projects, and land has no furnishing, floor or possession [PLIST-4]', () => {
    expect(extrasToQuery(more, 'project')).toBe('');
    const land = { ...more, selectedSubtype: 'Plot/land', withRera: '', withPhotos: '', minArea: 0, maxArea: 0 };
    expect(extrasIn(land, 'property')).toEqual(['facing']);
    const built = { selectedSubtype: 'Plot/land|Villa', possessionStatus: 'Ready to move' };
    expect(countedValues(chosen({ ...built, selectedSubtype: 'Plot/land' }), 'possessionStatus', 'property')).toEqual(
      [],
    );
    expect(countedValues(chosen(built), 'possessionStatus', 'property')).toEqual(['Ready to move']);
    expect(countedValues(chosen({ ...built, selectedSubtype: 'Venture' }), 'possessionStatus', 'project')).toEqual([
      'Ready to move',
    ]);
  });

  it('are said in words, both bounds of the area as one [PLIST-6]', () => {
    const words = activeFilters(more, 'property').map(({ label }) => label);
    expect(words).toEqual([
      'Tirupati',
      'RERA registered',
      'With photos',
      'Semi Furnished',
      'North-East facing',
      'Floors 4–9',
      '900 – 1,500 sq ft',
    ]);
    expect(withoutFilter(more, { key: 'area' })).toEqual({ ...more, minArea: 0, maxArea: 0 });
  });
});

describe('several values of one filter', () => {
  const several = chosen({
    city: 'Tirupati',
    selectedSubtype: 'Villa|Office',
    bhkType: '2|3',
    locality: 'Alipiri|K T Road',
  });

  it('stand in the address, each once and without what is no choice [ROUTE-17]', () => {
    expect(parse(filtersToSearch(several))).toEqual(several);
    expect(parse('bhkType=3+BHK|9|3|1&selectedSubtype=ALL|Villa|villa')).toEqual(
      chosen({ bhkType: '3|1', selectedSubtype: 'Villa' }),
    );
  });

  it('are asked of a server that has named them, any other is asked for the broader list [PLIST-3, JLIST-3]', () => {
    expect(filtersToQuery(several, 'property')).toBe('city=Tirupati');
    expect(extrasToQuery(several, 'property')).toBe(
      'types=Villa%7COffice&bhks=2%7C3&localities=Alipiri%7CK%20T%20Road',
    );
    expect(extrasIn(several, 'property')).toEqual(['types', 'bhks', 'localities']);
    expect(filtersToQuery(several, 'project')).toBe('propertyType=&city=Tirupati');
    expect(extrasIn({ ...several, locality: 'Alipiri' }, 'project')).toEqual(['types', 'bhks']);
  });

  it('keep the BHK as long as one of the types has it [PLIST-4]', () => {
    expect(extrasIn(chosen({ selectedSubtype: 'Office|Showroom', bhkType: '2' }), 'property')).toEqual(['types']);
    expect(filtersToQuery(chosen({ selectedSubtype: 'Office|Villa', bhkType: '2' }), 'property')).toBe('bhkType=2');
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

describe('a budget band sent by a form without a script', () => {
  it.each([
    ['budget=50L-1Cr', 5_000_000, 10_000_000],
    ['budget=50L-1Cr&minPrice=100&maxPrice=200', 5_000_000, 10_000_000],
    ['budget=&minPrice=100&maxPrice=200', 0, 0],
    ['budget=From+100&minPrice=100', 100, 0],
  ])('is its two bounds, before those of the address: %s [PLIST-10]', (search, minPrice, maxPrice) => {
    expect(parseFilters(new URLSearchParams(search))).toMatchObject({ minPrice, maxPrice });
  });
});
