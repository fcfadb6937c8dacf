import type { PropertyRecord } from '@/api/records';
import { amenityLabels } from '@/domain/amenities';
import { areaIn } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { kindOf } from '@/domain/headlines';
import { joined, type Known } from '@/domain/known';
import { possessionLabel } from '@/domain/possession';
import { detailPrice, pricePerSqft } from '@/domain/price';
import { saysRooms } from '@/domain/subtypes';
import { plural, sameWord } from '@/domain/text';

/** What a listing says in a row: null is what it lacks, undefined what no answer has brought yet. */
type Value = string | null | undefined;

export interface ComparedRow {
  readonly label: string;
  /** One of each listing, in their order. */
  readonly values: readonly Value[];
  readonly differs: boolean;
}

/** The words for a value that is there. */
const worded = (value: Known, words: (value: string | number) => string | null): Value =>
  value === null || value === undefined || value === '' ? joined([value], '') : words(value) || null;

function rooms(listing: PropertyRecord): Value {
  if (!saysRooms(listing.selectedSubtype)) return null;
  return joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');
}

type Read = (listing: PropertyRecord, unit: AreaUnit) => Value;
const area = (field: 'builtUpArea' | 'carpetArea' | 'plotArea'): Read => {
  return (listing, unit) => worded(listing[field], (sqft) => areaIn(sqft, unit));
};

const ROWS: readonly (readonly [label: string, read: Read])[] = [
  ['Price', ({ expectedPrice }) => (expectedPrice === undefined ? undefined : detailPrice(expectedPrice))],
  ['Price per sq ft', (listing) => worded(listing.pricePerSqft, pricePerSqft)],
  ['Built-up area', area('builtUpArea')],
  ['Carpet area', area('carpetArea')],
  ['Plot area', area('plotArea')],
  ['Type', kindOf],
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
  [
    'Parking',
    ({ coveredParking, openParking }) =>
      joined(
        [worded(coveredParking, (count) => `${count} covered`), worded(openParking, (count) => `${count} open`)],
        ', ',
      ),
  ],
  ['Sale type', ({ saleType }) => joined([saleType], '')],
];

function differ(values: readonly Value[]): boolean {
  const [first, ...others] = values.filter((value) => value !== undefined);
  return others.some((other) => other !== first && !sameWord(other, first));
}

/** Amenities that all have, and of each listing those that not all the others have too. */
function amenityRows(listings: readonly (PropertyRecord | undefined)[]): readonly ComparedRow[] {
  const had = listings.map((listing) =>
    listing?.amenities ? amenityLabels(listing.amenities, listing.customAmenities ?? []) : undefined,
  );
  const known = had.filter((labels) => labels !== undefined);
  const shared = (label: string) => known.every((labels) => labels.some((other) => sameWord(other, label)));
  const row = (label: string, wanted: (amenity: string) => boolean, differs: boolean): ComparedRow => ({
    label,
    values: had.map((labels) => labels && (labels.filter(wanted).join(', ') || null)),
    differs: differs && known.some((labels) => labels.some(wanted)),
  });
  if (known.length < 2) return [row('Amenities', () => true, false)];
  return [row('Amenities not all have', (label) => !shared(label), true), row('Amenities all have', shared, false)];
}

/** The properties row by row, their areas in a unit; a row that none has anything for is left out. */
export function comparedRows(
  listings: readonly (PropertyRecord | undefined)[],
  unit: AreaUnit,
): readonly ComparedRow[] {
  const rows = ROWS.map(([label, read]) => {
    const values = listings.map((listing) => listing && read(listing, unit));
    return { label, values, differs: differ(values) };
  });
  return [...rows, ...amenityRows(listings)].filter(({ values }) => values.some((value) => value !== null));
}
