import { UNTOUCHED } from '@/features/posting/values/postingValues';
import { suggestedRate } from '@/features/posting/values/suggestedRate';

describe('the price per sq.ft. that is suggested', () => {
  it('is price by area, in whole rupees [WIZ-14]', () => {
    expect(suggestedRate({ ...UNTOUCHED, expectedPrice: '4500000', builtUpArea: '1275' })).toBe('3529');
    expect(suggestedRate({ ...UNTOUCHED, expectedPrice: '4500000', carpetArea: '1000' })).toBe('4500');
  });
  it('takes no property area of 0 for one [WIZ-14]', () => {
    const values = { ...UNTOUCHED, expectedPrice: '4500000', builtUpArea: '0', carpetArea: '1000' };
    expect(suggestedRate(values)).toBe('4500');
  });
  it('takes the plot of land [WIZ-14]', () => {
    const values = { ...UNTOUCHED, selectedSubtype: 'Plot/land', expectedPrice: '1000000', plotArea: '2000' } as const;
    expect(suggestedRate({ ...values, builtUpArea: '10' })).toBe('500');
  });
  it('is nothing without both [WIZ-14]', () => {
    expect(suggestedRate({ ...UNTOUCHED, expectedPrice: '4500000' })).toBeNull();
    expect(suggestedRate({ ...UNTOUCHED, builtUpArea: '1000' })).toBeNull();
    expect(suggestedRate({ ...UNTOUCHED, expectedPrice: '4500000', builtUpArea: '0' })).toBeNull();
  });
});
