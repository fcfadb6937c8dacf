import { HOME_COLLECTIONS, HOME_TYPE_CHOICES } from '@/domain/homeChoices';
import {
  bhkApplies,
  hasBedrooms,
  canonicalSubtype,
  COMMERCIAL_SUBTYPES,
  isPlot,
  LIST_TYPE_CHOICES,
  matchesSubtype,
  PROJECT_TYPES,
  projectBhkApplies,
  subtypeLabel,
  SUBTYPES,
  subtypesOfChoice,
} from '@/domain/subtypes';

describe('canonicalSubtype', () => {
  it.each([
    ['Apartment', 'Flat/Apartment'],
    ['flat/apartment', 'Flat/Apartment'],
    ['Independent house', 'Independent House'],
    ['Independent houses', 'Independent House'],
    ['Independent/Builder floor', 'Independent/Builder Floor'],
    ['Villas', 'Villa'],
    ['Open plot', 'Plot/land'],
    [' Open Plot ', 'Plot/land'],
    ['PLOT', 'Plot/land'],
    ['Agricultural land', 'Agricultural Land'],
    ['Shop/Showroom', 'Retail shop'],
    ['Showroom', 'Showroom'],
    ['Castle', null],
    ['', null],
    [null, null],
  ])('reads %p as %p [PLIST-8]', (text, subtype) => expect(canonicalSubtype(text)).toBe(subtype));

  it('shows Retail shop as Shop/Showroom [WIZ-3]', () => {
    expect(subtypeLabel('Retail shop')).toBe('Shop/Showroom');
    expect(subtypeLabel('Villa')).toBe('Villa');
  });
});

describe('choices', () => {
  it('offers every subtype and Commercial in the list, shops and showrooms as one [PLIST-1]', () => {
    const others = SUBTYPES.filter((subtype) => subtype !== 'Showroom');
    expect(LIST_TYPE_CHOICES.map(({ value }) => value)).toEqual([...others, 'Commercial']);
    expect(LIST_TYPE_CHOICES).toContainEqual({ value: 'Retail shop', label: 'Shop/Showroom' });
    expect(new Set(LIST_TYPE_CHOICES.map(({ label }) => label)).size).toBe(LIST_TYPE_CHOICES.length);
  });

  it('offers Home words that filter, except ALL [HOME-3, HOME-8]', () => {
    expect(HOME_TYPE_CHOICES).toEqual(['ALL', 'Independent House', 'Flat/Apartment', 'Open plot', 'Commercial']);
    expect(HOME_COLLECTIONS).toEqual(['Independent houses', 'Apartment', 'Open Plot', 'Villas']);
    const sizes = [...HOME_TYPE_CHOICES, ...HOME_COLLECTIONS].map((choice) => subtypesOfChoice(choice)?.length);
    expect(sizes).toEqual([undefined, 1, 1, 1, 4, 1, 1, 1, 1]);
  });

  it('names the four kinds of project [JLIST-1]', () => {
    expect(PROJECT_TYPES).toEqual(['Villa', 'Venture', 'Apartment', 'Commercial']);
  });

  it('reads a choice as the subtypes it stands for [PLIST-8]', () => {
    expect(subtypesOfChoice('')).toBeNull();
    expect(subtypesOfChoice('all')).toBeNull();
    expect(subtypesOfChoice('commercial')).toBe(COMMERCIAL_SUBTYPES);
    expect(subtypesOfChoice('Open Plot')).toEqual(['Plot/land']);
    expect(subtypesOfChoice('Castle')).toEqual([]);
  });
});

describe('matchesSubtype', () => {
  it('takes aliases on both sides [PLIST-8]', () => {
    expect(matchesSubtype({ selectedSubtype: 'Plot' }, 'Open plot')).toBe(true);
    expect(matchesSubtype({ selectedSubtype: 'Independent houses' }, 'Independent House')).toBe(true);
    expect(matchesSubtype({ selectedSubtype: 'Villa' }, 'Flat/Apartment')).toBe(false);
  });

  it('finds shops and showrooms under each of their names [PLIST-8]', () => {
    for (const choice of ['Retail shop', 'Showroom', 'Shop/Showroom'])
      for (const selectedSubtype of ['Retail shop', 'Showroom', 'Office'])
        expect(matchesSubtype({ selectedSubtype }, choice)).toBe(selectedSubtype !== 'Office');
  });

  it('takes the commercial subtypes and the propertyType for Commercial [PLIST-8]', () => {
    for (const selectedSubtype of COMMERCIAL_SUBTYPES)
      expect(matchesSubtype({ selectedSubtype }, 'Commercial')).toBe(true);
    expect(matchesSubtype({ selectedSubtype: 'Plot/land', propertyType: 'commercial' }, 'Commercial')).toBe(true);
    expect(matchesSubtype({ selectedSubtype: 'Plot/land', propertyType: 'Residential' }, 'Commercial')).toBe(false);
  });

  it('fails a listing without a subtype, and passes all when nothing is chosen [PLIST-8]', () => {
    expect(matchesSubtype({}, 'Villa')).toBe(false);
    expect(matchesSubtype({ selectedSubtype: null }, 'ALL')).toBe(true);
    expect(matchesSubtype({ selectedSubtype: 'Farm house' }, 'farm house')).toBe(true);
  });
});

describe('what depends on the type', () => {
  it('hides BHK for exactly six types of property [PLIST-4]', () => {
    const hidden = ['', 'ALL', 'Commercial', ...SUBTYPES].filter((choice) => !bhkApplies(choice));
    expect(hidden.sort()).toEqual(
      [
        'Independent/Builder Floor',
        'Showroom',
        'Office',
        'Retail shop',
        'Warehouse/Godown',
        'Agricultural Land',
      ].sort(),
    );
    expect(bhkApplies('agricultural land')).toBe(false);
  });

  it('hides BHK for Venture and Commercial projects [JLIST-2]', () => {
    expect(['', ...PROJECT_TYPES].filter(projectBhkApplies)).toEqual(['', 'Villa', 'Apartment']);
    expect(projectBhkApplies('venture')).toBe(false);
  });

  it('says rooms of homes alone, and of a word it does not know [PLIST-7]', () => {
    expect([...SUBTYPES, 'Farm house'].filter(hasBedrooms)).toEqual([
      'Flat/Apartment',
      'Independent House',
      'Independent/Builder Floor',
      'Villa',
      'Farm house',
    ]);
    expect(['shop/showroom', 'open plot'].filter(hasBedrooms)).toEqual([]);
  });

  it('knows land from buildings [WIZ-7]', () => {
    expect(SUBTYPES.filter(isPlot)).toEqual(['Plot/land', 'Agricultural Land']);
    expect(isPlot('open plot')).toBe(true);
    expect(isPlot(undefined)).toBe(false);
  });
});
