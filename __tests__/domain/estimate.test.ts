import { estimateValue } from '@/domain/estimate';

describe('estimateValue', () => {
  it('takes the middle half of the known rates times the area', () => {
    expect(estimateValue([4000, null, 5000, 6000, undefined, 0, 7000, 8000], 1000)).toEqual({
      low: 5_000_000,
      middle: 6_000_000,
      high: 7_000_000,
      rate: 6000,
      count: 5,
    });
  });

  it('lies between two rates where it must', () => {
    expect(estimateValue([4000, 5000, 6000, 7000], 10)?.middle).toBe(55_000);
  });

  it('says nothing from too few rates, or for no area', () => {
    expect(estimateValue([4000, 5000], 1000)).toBeNull();
    expect(estimateValue([4000, 5000, 6000], 0)).toBeNull();
    expect(estimateValue([4000, 5000, Number.NaN], 1000)).toBeNull();
  });
});
