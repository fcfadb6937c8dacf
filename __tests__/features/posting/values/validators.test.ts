import { numeric, rupees } from '@/contract/primitives';
import { inSquareFeet, readNumber, readRupees } from '@/features/posting/details/readTyped';
import { plainNumber } from '@/features/posting/values/numberFields';
import {
  areaField,
  brokerageField,
  feetField,
  rupeesField,
  unitsField,
  yearsField,
} from '@/features/posting/values/validators';

describe('numbers that the fields keep', () => {
  it.each([
    ['4500000', 4_500_000],
    ['₹ 45,00,000/-', 4_500_000],
    ['Rs.45,00,000', 4_500_000],
    ['4.35 Lakhs', 435_000],
    ['2 crores', 20_000_000],
    ['99,99,99,99,999', 99_999_999_999],
  ])('the price typed as %s is taken by form and server [WIZ-14, WIZ-16]', (typed, wanted) => {
    const kept = readRupees(typed);
    expect(rupeesField(kept, {})).toBeUndefined();
    expect(plainNumber(kept)).toBe(wanted);
    expect(rupees.safeParse(wanted).success).toBe(true);
  });

  it.each(['-5', 'ask me', '45-50 lakh', '100000000000', '45 lakh', 'NaN', 'Infinity', '1e5'])(
    'refuse the price %s with a kind word [WIZ-16]',
    (kept) => {
      expect(rupeesField(kept, {})).toMatch(/^Please give /);
    },
  );

  it('refuse areas, lengths and ages that are none or too large [WIZ-16]', () => {
    expect(areaField(inSquareFeet('200', 'sqyd'), {})).toBeUndefined();
    expect(areaField('200 sq yards', {})).toBe('Please give the area in sq ft, such as 1275');
    expect(areaField('2000000000', {})).toBe('This is more than we can take');
    expect(feetField(readNumber('30 ft'), {})).toBeUndefined();
    expect(feetField('30 m', {})).toMatch(/in feet/);
    expect(yearsField('501', {})).toBe('This is more than we can take');
    expect(numeric(500).safeParse(500).success).toBe(true);
    expect(unitsField('1.5', {})).toMatch(/whole number/);
  });

  it('are judged by the kind of brokerage [WIZ-15]', () => {
    expect(brokerageField('2', { brokerChargesType: 'percentage' })).toBeUndefined();
    expect(brokerageField('120', { brokerChargesType: 'percentage' })).toMatch(/at most 100/);
    expect(brokerageField('2 %', { brokerChargesType: 'fixed' })).toMatch(/in rupees/);
    expect(brokerageField('50000', { brokerChargesType: 'fixed' })).toBeUndefined();
  });

  it('are asked of nobody [WIZ-18]', () => {
    for (const field of [rupeesField, areaField, feetField, yearsField, unitsField, brokerageField]) {
      expect(field(undefined, {})).toBeUndefined();
      expect(field('  ', {})).toBeUndefined();
    }
  });
});
