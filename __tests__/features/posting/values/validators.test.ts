import { rupees } from '@/contract/primitives';
import { inSquareFeet, readNumber, readRupees } from '@/domain/readTyped';
import { plainNumber } from '@/domain/plainNumber';
import { checkMonth, checkOf, checkRera } from '@/features/posting/values/validators';
import { LIMITED_FIELDS, limitOf, type LimitedField } from '@/domain/plausible';
import { labelOfField } from '@/domain/fieldLabels';
import { reviewReason } from '../../../support/server/reviewReason';

const FLAT = { selectedSubtype: 'Flat/Apartment' };
const LAND = { selectedSubtype: 'Plot/land' };
const of =
  (field: LimitedField, sold: object = FLAT) =>
  (kept: string) =>
    checkOf(field)(kept, sold);
const rupeesCheck = of('expectedPrice');
const percentCheck = of('brokerage', { brokerChargesType: 'percentage' });
const areaCheck = of('carpetArea');
const feetCheck = of('widthOfTheRoad');
const yearsCheck = of('age');
const unitsCheck = of('noOfUnits');

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
    expect(rupeesCheck(kept)).toBeUndefined();
    expect(plainNumber(kept)).toBe(wanted);
    expect(rupees.safeParse(wanted).success).toBe(true);
  });

  it.each(['-5', 'ask me', '45-50 lakh', '45 lakh', 'NaN', 'Infinity', '1e5', '9'.repeat(16)])(
    'that cannot be read say so, and that they are left out: %s [WIZ-18]',
    (kept) => {
      expect(rupeesCheck(kept)).toMatch(/^We cannot read this, so it is left out\. .* 45 lakh\.$/);
      expect(plainNumber(kept)).toBeNull();
    },
  );

  it('that make no sense are asked about, and taken by form and server [WIZ-18]', () => {
    expect(rupeesCheck('100000000000')).toBe('This is more than ₹99,99,99,99,999. Is this right?');
    expect(percentCheck('150')).toBe('This is more than the whole price. Is this right?');
    const usual = 'This is far from what is usual. Is this right?';
    expect([areaCheck('1000001'), feetCheck('2000000000'), yearsCheck('201')]).toEqual([usual, usual, usual]);
    expect(unitsCheck('100001')).toBe(usual);
    for (const kept of ['100000000000', '9'.repeat(15)]) expect(rupees.safeParse(plainNumber(kept)).success).toBe(true);
  });

  it('ask about a RERA number of another form than a project’s [WIZ-6, WIZ-18]', () => {
    for (const fine of ['', 'P10150050061', 'Applied for']) expect(checkRera(fine, FLAT)).toBeUndefined();
    expect(checkRera('P1015005006', FLAT)).toMatch(/P and 11 digits.*Is this right\?$/);
  });

  it('are given in the unit of their field [WIZ-14, WIZ-15]', () => {
    expect(areaCheck(inSquareFeet('200', 'sqyd'))).toBeUndefined();
    expect(areaCheck('200 sq yards')).toMatch(/in sq ft, such as 1275/);
    expect(feetCheck(readNumber('30 ft'))).toBeUndefined();
    expect(feetCheck('30 m')).toMatch(/in feet/);
    expect(percentCheck('2 %')).toMatch(/in per cent/);
    expect(percentCheck('2.5')).toBeUndefined();
    expect(unitsCheck(readNumber('2.5'))).toMatch(/as a whole number/);
  });

  it('are asked of nobody [WIZ-18]', () => {
    for (const check of [rupeesCheck, areaCheck, feetCheck, yearsCheck, unitsCheck, percentCheck]) {
      expect(check('')).toBeUndefined();
      expect(check('  ')).toBeUndefined();
    }
  });
});

describe('a number that makes no sense', () => {
  const SOLD = [FLAT, LAND, { ...FLAT, brokerChargesType: 'percentage' }, { selectedSubtype: 'Office' }];
  const ROWS = LIMITED_FIELDS.flatMap((field) =>
    SOLD.map((sold) => [field, { ...sold, ...limitOf(field, sold) }] as const),
  );
  const reasonOf = (field: LimitedField, sold: object, value: unknown) =>
    reviewReason({ city: 'Tirupati', expectedPrice: 4_500_000, ...sold, [field]: value });

  it.each(ROWS)('as %s of %j is asked about beside its field and waits for a person [WIZ-18, API-18]', (field, row) => {
    const { least, most, measure, ...sold } = row;
    const check = of(field, sold);
    const ends = [least, most];
    for (const right of ends) {
      if (right >= 0 || measure === 'floor') expect(check(String(right))).toBeUndefined();
      expect([reasonOf(field, sold, right), reasonOf(field, sold, String(right))]).toEqual([null, null]);
    }
    const odd = [most + 1, ...(measure === 'floor' ? [least - 1] : []), 999_999_999_999_999];
    for (const number of odd) {
      expect(check(String(number))).toMatch(/\. Is this right\?$/);
      const reason = `Please check “${labelOfField(field)}”. It is far from what is usual.`;
      expect([reasonOf(field, sold, number), reasonOf(field, sold, String(number))]).toEqual([reason, reason]);
    }
  });

  it.each(['1', '72', '7200', '99999'])(
    'as a whole price of ₹%s is asked about and waits for a person [WIZ-18, API-18]',
    (price) => {
      expect(of('expectedPrice', FLAT)(price)).toBe('This is far from what is usual. Is this right?');
      expect(reasonOf('expectedPrice', FLAT, price)).toMatch(/far from what is usual/);
    },
  );

  it.each<[object, number, boolean]>([
    [{ ...FLAT, builtUpArea: 1275 }, 1276, true],
    [{ ...FLAT, builtUpArea: '1275' }, 1275, false],
    // 0 says nothing.
    [{ ...FLAT, builtUpArea: 0 }, 20_000, false],
    [{ selectedSubtype: 'Office', builtUpArea: '1275' }, 1276, true],
    [{ selectedSubtype: 'Independent House', builtUpArea: 0, plotArea: 1200 }, 20_000, true],
    [{ selectedSubtype: 'Independent House', plotArea: '1200', noOfFloors: '2' }, 2401, true],
    [{ selectedSubtype: 'Villa', plotArea: '1200', noOfFloors: '2' }, 2400, false],
    [{ selectedSubtype: 'Villa', plotArea: '1200', noOfFloors: 'G+2' }, 3600, false],
    [{ ...FLAT, plotArea: '1200', noOfFloors: '2' }, 2401, false],
  ])('as the carpet area of %j: %d is asked about and waits for a person: %s [WIZ-18, API-18]', (sold, area, odd) => {
    const tooMuch = 'more than the property area, or more than the plot and floors have room for.';
    expect(of('carpetArea', sold)(String(area))).toBe(odd ? `This is ${tooMuch} Is this right?` : undefined);
    const reason = `Please check “Carpet area”. It is ${tooMuch}`;
    for (const value of [area, String(area)]) expect(reasonOf('carpetArea', sold, value)).toBe(odd ? reason : null);
  });

  it.each<[LimitedField, object, string, boolean]>([
    ['propertyFloorNo', { ...FLAT, noOfFloors: '3' }, '12', true],
    ['propertyFloorNo', { ...FLAT, noOfFloors: 3 }, '3', false],
    ['propertyFloorNo', FLAT, '12 of 3', true],
    ['propertyFloorNo', FLAT, '3 of 5', false],
    // How many floors these are is not sure.
    ['propertyFloorNo', { ...FLAT, noOfFloors: 'G+2' }, '3', false],
    ['propertyFloorNo', { ...FLAT, noOfFloors: '0' }, '3', false],
    ['propertyFloorNo', { ...FLAT, noOfFloors: '3' }, 'Ground', false],
  ])(
    'as the %s beside %j: %s is asked about and waits for a person: %s [WIZ-18, API-18]',
    (field, sold, value, odd) => {
      expect(of(field, sold)(value)).toBe(odd ? 'The building has 3 floors. Is this right?' : undefined);
      const reason = `Please check “${labelOfField(field)}”. The building has fewer floors.`;
      expect(reasonOf(field, sold, value)).toBe(odd ? reason : null);
    },
  );

  it.each<[object, number, boolean]>([
    [{ ...LAND, plotLength: 60, plotWidth: '500' }, 200, true],
    [{ ...LAND, plotLength: '60', plotWidth: '40' }, 4801, true],
    [{ ...LAND, plotLength: 60, plotWidth: 40 }, 4800, false],
    // A plot of three sides.
    [{ ...LAND, plotLength: 60, plotWidth: 40 }, 1200, false],
    [{ ...LAND, plotLength: 60, plotWidth: 0 }, 200, false],
    [{ ...LAND, plotLength: 60 }, 200, false],
    [{ ...LAND, plotLength: 60, plotWidth: 40 }, 0, false],
    [{ selectedSubtype: 'Villa', plotLength: 60, plotWidth: 500 }, 200, false],
  ])(
    'as the area of %j, %d sq ft, is asked about and waits for a person: %s [WIZ-7, WIZ-18, API-18]',
    (sold, area, odd) => {
      expect(of('plotArea', sold)(String(area))).toEqual(
        odd ? expect.stringMatching(/^60 × (500 ft are 30,000|40 ft are 2,400) sq ft\. Is this right\?$/) : undefined,
      );
      const reason = 'Please check “Plot area”. It does not fit the length and the width.';
      for (const value of [area, String(area)]) expect(reasonOf('plotArea', sold, value)).toBe(odd ? reason : null);
    },
  );

  it('as a carpet area that no home has is far from usual, whatever the home has room for [WIZ-18, API-18]', () => {
    const flat = { ...FLAT, builtUpArea: 1275 };
    expect(of('carpetArea', flat)('1000001')).toBe('This is far from what is usual. Is this right?');
    const reason = 'Please check “Carpet area”. It is far from what is usual.';
    expect(reasonOf('carpetArea', flat, 1_000_001)).toBe(reason);
  });

  it('is what was settled: floors, ages, the areas of homes [WIZ-18]', () => {
    const bounds = (field: LimitedField, sold: object) => {
      const { least, most } = limitOf(field, sold);
      return [least, most];
    };
    expect(bounds('propertyFloorNo', FLAT)).toEqual([-5, 100]);
    expect(bounds('noOfFloors', FLAT)).toEqual([0, 100]);
    expect(bounds('age', FLAT)[1]).toBe(200);
    expect(bounds('builtUpArea', FLAT)[1]).toBe(1_000_000);
    expect(bounds('plotArea', LAND)[1]).toBe(1_000_000_000);
    expect(bounds('brokerage', { brokerChargesType: 'percentage' })[1]).toBe(100);
  });

  it.each(['Ground', '12A', '3 of 5', '5+', '-3', ''])('is not the floor %p [WIZ-6, WIZ-18]', (floor) => {
    expect([of('propertyFloorNo')(floor), reasonOf('propertyFloorNo', FLAT, floor)]).toEqual([undefined, null]);
  });
});

it('asks about a month that cannot be read or is over [WIZ-18]', () => {
  const thisMonth = new Date().toISOString().slice(0, 7);
  expect(['', thisMonth, '2099-12'].map((kept) => checkMonth(kept, FLAT))).toEqual([undefined, undefined, undefined]);
  for (const kept of ['June 2099', '2099', '2099-13', '2099-6'])
    expect(checkMonth(kept, FLAT)).toBe('Write the year and the month, such as 2027-06.');
  expect(checkMonth('2020-01', FLAT)).toBe('This month is over. When will it be ready?');
});
