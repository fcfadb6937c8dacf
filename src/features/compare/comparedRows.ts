import type { PropertyRecord } from '@/api/records';
import { amenityLabels } from '@/domain/amenities';
import { areaIn } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { propertyTypeLabel } from '@/domain/headlines';
import { joined, type Known } from '@/domain/known';
import { placeLabel } from '@/domain/names';
import { parkingWords } from '@/domain/parking';
import { possessionLabel } from '@/domain/possession';
import { detailPrice, pricePerSqft } from '@/domain/price';
import { hasBedrooms } from '@/domain/subtypes';
import { plural, equalsIgnoreCase } from '@/domain/text';

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
const worded = (value: Known, words: (value: string | number) => string | null): Value =>
  value === null || value === undefined || value === '' ? joined([value], '') : words(value) || null;

function rooms(listing: PropertyRecord): Value {
  if (!hasBedrooms(listing.selectedSubtype)) return null;
  return joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');
}

type Read = (listing: PropertyRecord, unit: AreaUnit) => Value;
const area = (field: 'builtUpArea' | 'carpetArea' | 'plotArea'): Read => {
  return (listing, unit) => worded(listing[field], (sqft) => areaIn(sqft, unit));
};

const ROWS: readonly (readonly [label: string, read: Read])[] = [
  ['Price', ({ expectedPrice }) => (expectedPrice === undefined ? undefined : detailPrice(expectedPrice))],
  ['Place', (listing) => (listing.city === undefined ? undefined : placeLabel(listing) || null)],
  ['Price per sq ft', (listing) => worded(listing.pricePerSqft, pricePerSqft)],
  ['Built-up area', area('builtUpArea')],
  ['Carpet area', area('carpetArea')],
  ['Plot area', area('plotArea')],
  ['Type', propertyTypeLabel],
  ['BHK', rooms],
  ['Bathrooms', ({ bathroom }) => joined([bathroom], '')],
  ['Facing', ({ facing }) => joined([facing], '')],
  ['Furnishing', ({ furnishingType }) => joined([furnishingType], '')],
  ['Possession', ({ possessionStatus }) => worded(possessionStatus, (status) => possessionLabel(String(status)))],
  ['Age', ({ age }) => worded(age, (years) => (Number(years) > 0 ? plural(Number(years), 'year', 'years') : 'New'))],
  [
    'Floor',
    ({ propertyFloorNo, noOfFloors }) =>
      propertyFloorNo ? joined([propertyFloorNo, noOfFloors], ' of ') : propertyFloorNo,
  ],
  ['Parking', parkingWords],
  ['Sale type', ({ saleType }) => joined([saleType], '')],
];

function differ(values: readonly Value[]): boolean {
  const [first, ...others] = values.filter((value) => value !== undefined);
  return others.some((other) => other !== first && !equalsIgnoreCase(other, first));
}

/** Rows in which one value is better than another, and how to weigh it: the most is best. */
const WEIGHTS: Readonly<Record<string, (listing: PropertyRecord) => number>> = {
  Price: ({ expectedPrice }) => -(expectedPrice || NaN),
  'Price per sq ft': ({ pricePerSqft }) => -(pricePerSqft || NaN),
  'Built-up area': ({ builtUpArea }) => builtUpArea || NaN,
  'Carpet area': ({ carpetArea }) => carpetArea || NaN,
  'Plot area': ({ plotArea }) => plotArea || NaN,
  Bathrooms: ({ bathroom }) => parseInt(String(bathroom), 10),
  Age: ({ age }) => -(age ?? NaN),
};

const placesOf = <T>(values: readonly T[], sought: T): readonly number[] =>
  values.flatMap((value, place) => (value === sought ? [place] : []));

/** Which of the listings weigh most; none unless one of them weighs less. */
function bestOf(listings: readonly (PropertyRecord | undefined)[], label: string): readonly number[] {
  const weigh = WEIGHTS[label];
  if (weigh === undefined) return [];
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
  const all = known.flat().filter((label, place, labels) => !has(labels.slice(0, place), label));
  const rows = all.map((label) => {
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
  const rows = ROWS.map(([label, read]) => {
    const values = listings.map((listing) => listing && read(listing, unit));
    return { label, values, differs: differ(values), better: bestOf(listings, label), isAmenity: false };
  });
  return [...rows, ...amenityRows(listings)].filter(({ values }) => values.some((value) => value !== null));
}
