import fc from 'fast-check';
import { configurationPrice, detailPrice, listPrice, pricePerSqft, priceRange, toNumber } from '@/domain/price';

describe('toNumber', () => {
  it.each([
    [4500000, 4500000],
    ['4500000', 4500000],
    ['1,20,000', 120000],
    [' ₹ 45,000.50 ', 45000.5],
    ['Rs. 999', 999],
    ['1.2e7', 12000000],
    ['-5', -5],
    ['12abc', null],
    ['1.5 Cr', null],
    ['0x10', null],
    ['', null],
    [null, null],
    [true, null],
    [[5], null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['1e999', null],
  ])('reads %p as %p', (value, number) => expect(toNumber(value)).toBe(number));
});

describe('prices', () => {
  it.each([
    [12_500_000, '₹1.3 Cr', '₹1.25 Cr'],
    [10_000_000, '₹1.0 Cr', '₹1.00 Cr'],
    [9_999_999, '₹100 L', '₹100.00 L'],
    [4_500_000, '₹45 L', '₹45.00 L'],
    ['4550000', '₹45.5 L', '₹45.50 L'],
    [100_000, '₹1 L', '₹1.00 L'],
    [99_999, '₹99,999', '₹99,999'],
    ['1,500', '₹1,500', '₹1,500'],
    [7, '₹7', '₹7'],
  ])('shows %p as %p on lists and %p on details [FMT-1]', (value, list, detail) => {
    expect(listPrice(value)).toBe(list);
    expect(detailPrice(value)).toBe(detail);
  });

  it.each([[0], ['0'], [-1], [0.001], [Number.NaN], [null], [undefined], ['call me'], [{}]])(
    'shows %p as "Price on request" [FMT-1]',
    (value) => {
      expect([listPrice(value), detailPrice(value), priceRange(value, value)]).toEqual(
        Array(3).fill('Price on request'),
      );
      expect(pricePerSqft(value)).toBeNull();
    },
  );

  it('never shows NaN and always the rupee sign for a price [FMT-1]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e15, noNaN: true }), (rupees) => {
        expect(listPrice(rupees)).toMatch(/^₹(\d+\.\d Cr|\d+(\.[1-9])? L|\d[\d,]*(\.\d{1,2})?)$/);
        expect(detailPrice(rupees)).toMatch(/^₹(\d+\.\d\d (Cr|L)|\d[\d,]*(\.\d{1,2})?)$/);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => expect(listPrice(value)).not.toMatch(/NaN|undefined|Infinity/)));
  });

  it('shows a price per square foot with Indian grouping [PLIST-7]', () => {
    expect(pricePerSqft('4900')).toBe('₹4,900');
    expect(pricePerSqft(123456)).toBe('₹1,23,456');
  });

  it('shows a range, and one price where the ends are one [JLIST-4]', () => {
    expect(priceRange(4_500_000, '12000000')).toBe('₹45 L – ₹1.2 Cr');
    expect(priceRange(12_000_000, 4_500_000, 'detail')).toBe('₹45.00 L – ₹1.20 Cr');
    expect(priceRange(4_500_000, 0)).toBe('₹45 L');
    expect(priceRange(null, 4_500_000)).toBe('₹45 L');
    expect(priceRange(4_500_000, 4_500_001)).toBe('₹45 L');
  });
});

describe('configurationPrice', () => {
  it('is the area range times the price per square foot [JLIST-5]', () => {
    expect(configurationPrice(1000, '1,500', '5000', 1, 2)).toBe('₹50 L – ₹75 L');
    expect(configurationPrice(1000, null, 5000, 1, 2)).toBe('₹50 L');
  });

  it('falls back to the unit price range, then to a request [JLIST-5]', () => {
    expect(configurationPrice(1000, 1500, null, 4_500_000, 9_000_000)).toBe('₹45 L – ₹90 L');
    expect(configurationPrice(0, null, 5000, 4_500_000, 9_000_000)).toBe('₹45 L – ₹90 L');
    expect(configurationPrice(1000, 1500, 0, null, null)).toBe('Price on request');
  });
});
