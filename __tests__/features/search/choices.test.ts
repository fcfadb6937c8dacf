import { budgetOfBand } from '@/domain/budget';
import { budgetValue, BHK_OPTIONS, BUDGET_OPTIONS, typeChoices, typeValue } from '@/features/search/choices';
import { NO_FILTERS } from '@/domain/filters';

describe('types', () => {
  it('offers the project types on the projects list [JLIST-1]', () => {
    expect(typeChoices('project').map(({ value }) => value)).toEqual(['Villa', 'Venture', 'Apartment', 'Commercial']);
  });
  it('finds the option of an alias and keeps an unknown word [PLIST-1]', () => {
    expect(typeValue('Open plot', 'property')).toBe('Plot/land');
    expect(typeValue('commercial', 'property')).toBe('Commercial');
    expect(typeValue('Villas', 'project')).toBe('Villa');
    expect(typeValue('Flat/Apartment', 'project')).toBe('Apartment');
    expect(typeValue('Houseboat|Showroom', 'property')).toBe('Houseboat|Retail shop');
    expect(typeValue('', 'property')).toBe('');
  });
});

describe('budget', () => {
  it('offers the six bands and turns each into its bounds in rupees [PLIST-10]', () => {
    expect(BUDGET_OPTIONS.map(({ label }) => label)).toEqual(['0-50L', '50L-1Cr', '1-2Cr', '2-3Cr', '3-4Cr', '4-5Cr']);
    expect(budgetOfBand('0-50L')).toEqual({ minPrice: 0, maxPrice: 5_000_000 });
    expect(budgetOfBand('4-5Cr')).toEqual({ minPrice: 40_000_000, maxPrice: 50_000_000 });
    expect(budgetOfBand('')).toEqual({ minPrice: 0, maxPrice: 0 });
  });
  it('keeps bounds that are no band, in words', () => {
    const value = budgetValue({ ...NO_FILTERS, maxPrice: 8_000_000 });
    expect(value).toBe('Up to ₹80 L');
    expect(budgetOfBand(value)).toBeNull();
  });
});

it('offers BHK 1 to 5, the last as five or more [PLIST-11]', () => {
  expect(BHK_OPTIONS.map(({ label }) => label)).toEqual(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK']);
});
