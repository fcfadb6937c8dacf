import type { PropertyRecord } from '@/api/records';
import { amenityLabels } from '@/domain/amenities';
import { areaIn } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { aboutAMonth, usualLoanOf } from '@/domain/emi';
import { listingTypeLabel, propertyTypeLabel } from '@/domain/headlines';
import { label } from '@/domain/label';
import { joined, type Known } from '@/domain/known';
import { rateOf } from '@/domain/listingTraits';
import { placeLabel } from '@/domain/names';
import { parkingWords } from '@/domain/parking';
import { possessionWords } from '@/domain/possessionWords';
import { detailPrice } from '@/domain/price';
import { rateIn } from '@/domain/rate';
import { hasBedrooms } from '@/domain/subtypes';
import { distinctTexts, equalsIgnoreCase, indianNumber } from '@/domain/text';
import * as words from '@/words/compare';

/** What a listing says in a row: null is what it lacks, undefined what no answer has brought yet. */
type Value = string | null | undefined;

export interface ComparedRow {
  readonly label: string;
  /** One of each listing, in their order. */
  readonly values: readonly Value[];
  readonly differs: boolean;
  /** The places of the better values; none where they are alike, or no value is better than another. */
  readonly better: readonly number[];
  readonly isAmenity: boolean;
}

/** The words for a value that is there. */
const worded = (value: Known, say: (value: string | number) => string | null): Value =>
  value === null || value === undefined || value === '' ? joined([value], '') : say(value) || null;

function rooms(listing: PropertyRecord): Value {
  if (!hasBedrooms(listing.selectedSubtype)) return null;
  return joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');
}

type Read = (listing: PropertyRecord, unit: AreaUnit) => Value;
const area = (field: 'builtUpArea' | 'carpetArea' | 'plotArea'): Read => {
  return (listing, unit) => worded(listing[field], (sqft) => areaIn(sqft, unit));
};

/** A stored choice in the page's language. */
const chosen = (value: Known): Value => worded(value, (text) => label(String(text)));

const ageWords = (years: string | number): string =>
  Number(years) > 0 ? words.years({ n: Number(years) }) : words.newlyBuilt;

const floorOf: Read = ({ propertyFloorNo: floor, noOfFloors: total }) =>
  floor && total ? words.floorOf({ floor: label(floor), total }) : floor && label(floor);

/** What the usual loan for its price costs a month; of farm land, for which none is given, nothing. */
const instalment: Read = ({ expectedPrice, selectedSubtype }) => {
  if (expectedPrice === undefined) return undefined;
  const loan = usualLoanOf(expectedPrice, selectedSubtype);
  return loan && `₹${indianNumber(aboutAMonth(loan))}`;
};

type RowKey = keyof typeof words.rows;

const ROWS: readonly (readonly [key: RowKey, read: Read])[] = [
  ['price', ({ expectedPrice }) => (expectedPrice === undefined ? undefined : detailPrice(expectedPrice))],
  ['emi', instalment],
  ['place', (listing) => (listing.city === undefined ? undefined : placeLabel(listing) || null)],
  ['rate', (listing, unit) => worded(rateOf(listing) ?? listing.pricePerSqft, (rate) => rateIn(rate, unit, 'detail'))],
  ['builtUp', area('builtUpArea')],
  ['carpet', area('carpetArea')],
  ['plot', area('plotArea')],
  ['type', propertyTypeLabel],
  ['bhk', rooms],
  ['bathrooms', ({ bathroom }) => joined([bathroom], '')],
  ['facing', ({ facing }) => chosen(facing)],
  ['furnishing', ({ furnishingType }) => chosen(furnishingType)],
  [
    'possession',
    ({ possessionStatus, launchDate }) =>
      worded(possessionStatus, (status) => possessionWords(String(status), launchDate)),
  ],
  ['age', ({ age }) => worded(age, ageWords)],
  ['floor', floorOf],
  ['parking', parkingWords],
  ['saleType', ({ saleType }) => chosen(saleType)],
];

function differ(values: readonly Value[]): boolean {
  const [first, ...others] = values.filter((value) => value !== undefined);
  return others.some((other) => other !== first && !equalsIgnoreCase(other, first));
}

/** Rows in which one value is better than another, and how to weigh it: the most is best. */
const WEIGHTS: { readonly [K in RowKey]?: (listing: PropertyRecord) => number } = {
  price: ({ expectedPrice }) => -(expectedPrice || NaN),
  rate: (listing) => -(rateOf(listing) ?? NaN),
  builtUp: ({ builtUpArea }) => builtUpArea || NaN,
  carpet: ({ carpetArea }) => carpetArea || NaN,
  plot: ({ plotArea }) => plotArea || NaN,
  bathrooms: ({ bathroom }) => parseInt(String(bathroom), 10),
  age: ({ age }) => -(age ?? NaN),
};

/** What must be the same of all for one of them to be the better one: a smaller home is no better for costing less. */
const ALIKE: { readonly [K in RowKey]?: (listing: PropertyRecord) => string } = {
  price: listingTypeLabel,
  rate: propertyTypeLabel,
};

const placesOf = <T>(values: readonly T[], sought: T): readonly number[] =>
  values.flatMap((value, place) => (value === sought ? [place] : []));

/** Which of the listings weigh most; none unless one of them weighs less. */
function bestOf(listings: readonly (PropertyRecord | undefined)[], key: RowKey): readonly number[] {
  const weigh = WEIGHTS[key];
  if (weigh === undefined) return [];
  const kindOf = ALIKE[key];
  if (kindOf && new Set(listings.flatMap((listing) => (listing ? [kindOf(listing)] : []))).size > 1) return [];
  const weights = listings.map((listing) => (listing ? weigh(listing) : NaN));
  const known = weights.filter((weight) => Number.isFinite(weight));
  const most = Math.max(...known);
  if (known.every((weight) => weight === most)) return [];
  return placesOf(weights, most);
}

/** Has it: a tick in the table. */
export const HAS = '✓';

/** Each amenity in a row of its own, those that not all have first. */
function amenityRows(listings: readonly (PropertyRecord | undefined)[]): readonly ComparedRow[] {
  const had = listings.map((listing) =>
    listing?.amenities ? amenityLabels(listing.amenities, listing.customAmenities ?? []) : undefined,
  );
  const known = had.filter((labels) => labels !== undefined);
  const has = (labels: readonly string[], label: string) => labels.some((other) => equalsIgnoreCase(other, label));
  const rows = distinctTexts(known.flat()).map((label) => {
    const values = had.map((labels) => labels && (has(labels, label) ? HAS : null));
    const differs = values.includes(null);
    return { label, values, differs, better: differs ? placesOf(values, HAS) : [], isAmenity: true };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

/** The properties row by row, their areas in a unit; a row that none has anything for is left out. */
export function comparedRows(
  listings: readonly (PropertyRecord | undefined)[],
  unit: AreaUnit,
): readonly ComparedRow[] {
  const rows = ROWS.map(([key, read]) => {
    const values = listings.map((listing) => listing && read(listing, unit));
    return { label: words.rows[key], values, differs: differ(values), better: bestOf(listings, key), isAmenity: false };
  });
  return [...rows, ...amenityRows(listings)].filter(({ values }) => values.some((value) => value !== null));
}
