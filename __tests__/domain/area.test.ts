import fc from 'fast-check';
import {
  amountIn,
  AREA_UNITS,
  areaIn,
  convertArea,
  formatArea,
  formatAreaRange,
  sqftOf,
  squareFeet,
} from '@/domain/area';

describe('area', () => {
  it('shows square feet with Indian grouping, and nothing for no area [PLIST-7]', () => {
    expect(squareFeet(1275)).toBe('1,275 sq ft');
    expect(squareFeet('1,20,000')).toBe('1,20,000 sq ft');
    expect(squareFeet('200 sq yards')).toBe('200 sq yards');
    expect([0, -1, null, 'large', '0 sqft', Number.NaN].map(squareFeet)).toEqual(['', '', '', '', '', '']);
  });

  it('converts into the units of the region', () => {
    expect(AREA_UNITS.map(({ unit }) => formatArea(43560, unit))).toEqual([
      '43,560 sq ft',
      '4,840 sq yd',
      '4,047 sq m',
      '100 cents',
      '1,210 ankanam',
      '1 acre',
    ]);
    expect(convertArea(72, 'ankanam')).toBe(2);
    expect(formatArea(1089, 'cents')).toBe('2.5 cents');
    expect(formatArea(0, 'acres')).toBe('');
  });

  it('gives back what was typed in any unit, and never another area than the one that is kept [PLIST-10]', () => {
    expect([amountIn(sqftOf(2.5, 'acres'), 'acres'), amountIn(sqftOf(200, 'sqm'), 'sqm')]).toEqual([2.5, 200]);
    fc.assert(
      fc.property(fc.constantFrom(...AREA_UNITS), fc.integer({ min: 0, max: 20_000_000 }), ({ unit }, sqft) => {
        expect(sqftOf(amountIn(sqft, unit), unit)).toBe(sqft);
      }),
    );
  });

  it('says something of a flat in acres, and joins what reads the same in a large unit', () => {
    expect(formatArea(1200, 'acres')).toBe('0.028 acres');
    expect(formatArea(8000, 'acres')).toBe('0.18 acres');
    expect(formatArea(1, 'acres')).toBe('0.000023 acres');
    expect(formatAreaRange(1100, 1900, 'sqft')).toBe('1,100 – 1,900 sq ft');
    expect(formatAreaRange(1100, 1110, 'acres')).toBe('0.025 acres');
  });

  it('shows what a listing gives in the chosen unit, but words with a unit of their own as they are', () => {
    expect(areaIn('1,800', 'ankanam')).toBe('50 ankanam');
    expect(areaIn(1800.5, 'sqft')).toBe('1,800.5 sq ft');
    expect(areaIn('200 sq yards', 'cents')).toBe('200 sq yards');
    expect(areaIn(null, 'cents')).toBe('');
  });
});
