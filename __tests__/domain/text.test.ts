import fc from 'fast-check';
import {
  ABOUT_LIMIT,
  includesIgnoreCase,
  encodeText,
  indianNumber,
  langOf,
  plural,
  equalsIgnoreCase,
  truncate,
} from '@/domain/text';

describe('truncate', () => {
  it('cuts at 150, 200, 100 and 30 characters [FMT-2]', () => {
    expect(ABOUT_LIMIT).toEqual({ property: 150, project: 200, agentListing: 100, builderCard: 30 });
    const about = 'a'.repeat(150);
    expect(truncate(about, ABOUT_LIMIT.property)).toEqual({ text: about, cut: false });
    expect(truncate(`${about}b`, ABOUT_LIMIT.property)).toEqual({ text: about, cut: true });
  });

  it('trims the space before the cut, and does not count what is blank as left out [FMT-2]', () => {
    expect(truncate('near the temple', 5)).toEqual({ text: 'near', cut: true });
    expect(truncate('near   \n', 4)).toEqual({ text: 'near', cut: false });
  });

  it('counts code points and never halves one [FMT-2]', () => {
    expect(truncate('🏡🏡🏡', 2)).toEqual({ text: '🏡🏡', cut: true });
    expect(truncate('🏡🏡', 2)).toEqual({ text: '🏡🏡', cut: false });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
        const result = truncate(text, max);
        expect(text.startsWith(result.text)).toBe(true);
        expect([...result.text].length).toBeLessThanOrEqual(max);
        expect(/\p{Surrogate}/u.test(result.text)).toBe(false);
        expect(result.cut).toBe(text.trimEnd() !== result.text.trimEnd());
      }),
    );
  });
});

describe('words', () => {
  it('compares words without case and outer spaces', () => {
    expect(equalsIgnoreCase(' New', 'new ')).toBe(true);
    expect(equalsIgnoreCase('New', 'Resale')).toBe(false);
    expect(equalsIgnoreCase(null, null)).toBe(false);
    expect(equalsIgnoreCase(undefined, '')).toBe(false);
  });

  it('finds a city or locality by a part of it in any case [PLIST-8]', () => {
    expect(includesIgnoreCase('Tirupati Rural', ' tirUPati')).toBe(true);
    expect(includesIgnoreCase('Chittoor', 'tirupati')).toBe(false);
    expect(includesIgnoreCase(null, 'tirupati')).toBe(false);
    expect(includesIgnoreCase(null, ' ')).toBe(true);
  });

  it('encodes half a surrogate pair instead of throwing', () => {
    expect(encodeText('a\uD83C b')).toBe('a%EF%BF%BD%20b');
    expect(encodeText('🏡')).toBe(encodeURIComponent('🏡'));
  });
});

describe('indianNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99999, '99,999'],
    [100000, '1,00,000'],
    [1234567, '12,34,567'],
    [99999999999, '99,99,99,99,999'],
    [-123456.5, '-1,23,456.5'],
    [-0.001, '0'],
    [1275.256, '1,275.26'],
    [Number.NaN, ''],
  ])('groups %p as %p [FMT-1]', (n, text) => expect(indianNumber(n)).toBe(text));

  it('loses no digit, and groups as the locale en-IN does [FMT-1]', () => {
    const locale = new Intl.NumberFormat('en-IN');
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => expect(indianNumber(n)).toBe(locale.format(n))));
    expect(indianNumber(1e21)).toBe(locale.format(1e21));
  });

  it('counts things', () => {
    expect(plural(1, 'property', 'properties')).toBe('1 property');
    expect(plural(0, 'property', 'properties')).toBe('0 properties');
    expect(plural(1204, 'property', 'properties')).toBe('1,204 properties');
  });
});

it.each([
  ['అలిపిరి దగ్గర 2 BHK ఫ్లాట్', 'te'],
  ['तिरुपति में घर', 'hi'],
  ['2 BHK flat, అలిపిరి', undefined],
  ['₹45 L, 1,200', undefined],
  ['', undefined],
  [null, undefined],
])('says that %j is %s [WCAG 3.1.2]', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
