import fc from 'fast-check';
import { bandOf, BUDGET_BANDS, isWithin, rangeOverlaps } from '@/domain/budget';

describe('budget', () => {
  it('has six bands without a gap from 0 to 50,000,000 [PLIST-10]', () => {
    expect(BUDGET_BANDS.map(({ label }) => label)).toEqual(['0-50L', '50L-1Cr', '1-2Cr', '2-3Cr', '3-4Cr', '4-5Cr']);
    expect(BUDGET_BANDS.map(({ min }) => min)).toEqual([0, 5e6, 1e7, 2e7, 3e7, 4e7]);
    expect(BUDGET_BANDS.map(({ max }) => max)).toEqual([5e6, 1e7, 2e7, 3e7, 4e7, 5e7]);
  });

  it('finds a band by its bounds alone [PLIST-10]', () => {
    for (const band of BUDGET_BANDS) expect(bandOf(band.min, band.max)).toBe(band);
    expect(bandOf(0, 0)).toBeNull();
    expect(bandOf(5e6, 2e7)).toBeNull();
  });

  it('is inclusive at both ends; 0 is no bound [PLIST-10, PLIST-8]', () => {
    expect([4_999_999, 5e6, 1e7, 10_000_001].map((price) => isWithin(price, 5e6, 1e7))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithin(9e9, 5e6, 0)).toBe(true);
    expect(isWithin(1, 0, 5e6)).toBe(true);
    expect(isWithin(null, 0, 0)).toBe(true);
    expect(isWithin(null, 0, 5e6)).toBe(false);
  });

  it('takes a project whose price range overlaps the band [PLIST-10, JLIST-8]', () => {
    expect(rangeOverlaps(4e6, 6e6, 5e6, 1e7)).toBe(true);
    expect(rangeOverlaps(1e7, 2e7, 5e6, 1e7)).toBe(true);
    expect(rangeOverlaps(1.1e7, 2e7, 5e6, 1e7)).toBe(false);
    expect(rangeOverlaps(null, 6e6, 5e6, 1e7)).toBe(true);
    expect(rangeOverlaps(null, null, 5e6, 1e7)).toBe(false);
    expect(rangeOverlaps(null, null, 0, 0)).toBe(true);
  });

  it('agrees with a price in the range, whichever way round the ends stand [JLIST-8]', () => {
    const rupees = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(rupees, rupees, rupees, rupees, (from, to, a, b) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const low = Math.min(from, to);
        const all = Array.from({ length: Math.abs(from - to) + 1 }, (_, step) => low + step);
        expect(rangeOverlaps(from, to, min, max)).toBe(all.some((price) => isWithin(price, min, max)));
      }),
    );
  });
});
