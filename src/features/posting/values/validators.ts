import type { Validator } from '@/components/fields/validators';
import { plainNumber } from './numberFields';

/** The largest price that can be said in words, rupees [FMT-3]. */
const MOST_RUPEES = 99_999_999_999;
const MOST_AREA = 1_000_000_000;
const MOST_YEARS = 500;
const MOST_UNITS = 100_000;

const WORDS = {
  rupees: 'Please give the amount in rupees, such as 45,00,000 or 45 lakh',
  rupeesMost: 'Please give at most ₹99,99,99,99,999',
  area: 'Please give the area in sq ft, such as 1275',
  feet: 'Please give the length in feet, such as 30',
  years: 'Please give the age in years, such as 5',
  percent: 'Please give the per cent, such as 2',
  percentMost: 'Please give at most 100 per cent',
  units: 'Please give a whole number, such as 120',
  large: 'This is more than we can take',
} as const;

interface Limits {
  readonly most: number;
  readonly unreadable: string;
  readonly tooMuch: string;
  readonly whole?: boolean;
}

const numberField = ({ most, unreadable, tooMuch, whole = false }: Limits): Validator => {
  return (value) => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const number = plainNumber(value);
    if (number === null || (whole && !Number.isInteger(number))) return unreadable;
    return number > most ? tooMuch : undefined;
  };
};

/** An amount of money that can be sent, or nothing. */
export const rupeesField = numberField({
  most: MOST_RUPEES,
  unreadable: WORDS.rupees,
  tooMuch: WORDS.rupeesMost,
});
/** Square feet, or nothing. */
export const areaField = numberField({
  most: MOST_AREA,
  unreadable: WORDS.area,
  tooMuch: WORDS.large,
});
/** Feet, or nothing. */
export const feetField = numberField({ most: MOST_AREA, unreadable: WORDS.feet, tooMuch: WORDS.large });
/** Years, or nothing. */
export const yearsField = numberField({
  most: MOST_YEARS,
  unreadable: WORDS.years,
  tooMuch: WORDS.large,
});
/** Units of a project, or nothing. */
export const unitsField = numberField({
  most: MOST_UNITS,
  unreadable: WORDS.units,
  tooMuch: WORDS.large,
  whole: true,
});

const percentField = numberField({
  most: 100,
  unreadable: WORDS.percent,
  tooMuch: WORDS.percentMost,
});
/** The brokerage: rupees, or per cent where that was chosen [WIZ-15]. */
export const brokerageField: Validator = (value, all) =>
  (all['brokerChargesType'] === 'percentage' ? percentField : rupeesField)(value, all);

/** The most characters that the texts may have. */
export const MOST_CHARACTERS = {
  city: 120,
  locality: 120,
  address: 400,
  name: 200,
  reraId: 60,
  flatNumber: 40,
  propertyFloorNo: 16,
  about: 5000,
  video: 500,
  priceIncludes: 400,
  customAmenity: 60,
} as const;

/** The most amenities of one's own. */
export const MOST_CUSTOM_AMENITIES = 50;
