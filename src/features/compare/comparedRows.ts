import type { PropertyRecord } from '@/api/records';
import { amenityLabels } from '@/domain/amenities';
import { areaIn } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { bedroomsIn } from '@/domain/bhk';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { approvedBy, chosen, FURTHER_FACTS, type FactOf } from '@/domain/furtherFacts';
import { aboutAMonth, usualLoanOf } from '@/domain/emi';
import { listingTypeLabel, propertyTypeLabel } from '@/domain/headlines';
import { label } from '@/domain/label';
import { joined, plain, type Known } from '@/domain/known';
import { ratedBy, rateOf } from '@/domain/listingTraits';
import { placeLabel } from '@/domain/names';
import { parkingWords } from '@/domain/parking';
import { possessionWords } from '@/domain/possessionWords';
import { detailPrice } from '@/domain/price';
import { rateIn } from '@/domain/rate';
import { hasBedrooms, isPlot } from '@/domain/subtypes';
import { distinctTexts, equalsIgnoreCase, indianNumber } from '@/domain/text';
import * as words from '@/words/compare';
import { onCard } from '@/words/numbers';

/** What a listing says in a row: null is what it lacks, undefined what no answer has brought yet. */
type Value = string | null | undefined;

export interface ComparedRow {
  readonly label: string;
  /** One of each listing, in their order. */
  readonly values: readonly Value[];
  /** What stands below each value; '' is nothing. */
  readonly notes?: readonly string[];
  readonly differs: boolean;
  /** The places of the better values; none where they are alike, or no value is better than another. */
  readonly better: readonly number[];
  readonly isAmenity: boolean;
  /** Only the one piece of land among buildings can have it and does, or the one building beside land. */
  readonly isOfOne: boolean;
}
type Listings = readonly (PropertyRecord | undefined)[];

/** The words for a value that is there. */
const worded = (value: Known, say: (value: string | number) => string | null): Value =>
  value === null || value === undefined || value === '' ? plain(value) : say(value) || null;

function rooms(listing: PropertyRecord): Value {
  if (!hasBedrooms(listing.selectedSubtype)) return null;
  return joined([bedroomsIn(listing)], '') ?? joined([listing.bedroom, listing.bhk], '');
}

type Read = (listing: PropertyRecord, unit: AreaUnit) => Value;
const area = (field: 'builtUpArea' | 'carpetArea' | 'plotArea'): Read => {
  return (listing, unit) => worded(listing[field], (sqft) => areaIn(sqft, unit));
};

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

const rateWords: Read = (listing, unit) =>
  worded(rateOf(listing) ?? listing.pricePerSqft, (rate) => rateIn(rate, unit, 'detail'));

const RATED_BY = { plotArea: onCard.plot, builtUpArea: onCard.builtUp, carpetArea: onCard.carpet };

/** What the rows are called: as the fields are wherever a listing's own name for one fits. */
const NAMES = {
  ...words.rows,
  carpet: FIELD_LABELS.carpetArea,
  plot: FIELD_LABELS.plotArea,
  bathrooms: FIELD_LABELS.bathroom,
  facing: FIELD_LABELS.facing,
  furnishing: FIELD_LABELS.furnishingType,
  balconies: FIELD_LABELS.balconies,
  approved: FIELD_LABELS.approvedType,
  gated: FIELD_LABELS.gatedCommunity,
  flooring: FIELD_LABELS.flooring,
} as const;
type RowKey = keyof typeof NAMES;

const ROWS: readonly (readonly [key: RowKey, read: Read, of?: FactOf])[] = [
  ['price', ({ expectedPrice }) => (expectedPrice === undefined ? undefined : detailPrice(expectedPrice))],
  ['emi', instalment],
  ['place', (listing) => (listing.city === undefined ? undefined : placeLabel(listing) || null)],
  ['rate', rateWords],
  // How large each one is stands in the table itself.
  ['builtUp', area('builtUpArea')],
  ['carpet', area('carpetArea'), 'building'],
  ['plot', area('plotArea')],
  ['type', propertyTypeLabel],
  ['bhk', rooms, 'building'],
  ['bathrooms', ({ bathroom }) => plain(bathroom), 'building'],
  ['facing', ({ facing }) => chosen(facing)],
  ['furnishing', ({ furnishingType }) => chosen(furnishingType), 'building'],
  [
    'possession',
    ({ possessionStatus, launchDate }) =>
      worded(possessionStatus, (status) => possessionWords(String(status), launchDate)),
    'building',
  ],
  ['age', ({ age }) => worded(age, ageWords), 'building'],
  ['floor', floorOf, 'building'],
  ['parking', parkingWords, 'building'],
  ['saleType', ({ saleType }) => chosen(saleType)],
  ['balconies', ({ balconies }) => plain(balconies), 'building'],
  ['flooring', ({ flooring }) => plain(flooring), 'building'],
  ['approved', approvedBy],
  ['gated', ({ gatedCommunity }) => chosen(gatedCommunity)],
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
function bestOf(listings: Listings, key: RowKey): readonly number[] {
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

const landOrBuilding = ({ selectedSubtype }: PropertyRecord): FactOf => (isPlot(selectedSubtype) ? 'land' : 'building');

/**
 * Whether only the one piece of land among buildings, or the one building beside land, can have it and does: what the
 * other could have said too shows what it lacks.
 */
function isOfOne(listings: Listings, values: readonly Value[], of: FactOf | undefined): boolean {
  const kinds = listings.flatMap((listing, place) =>
    listing ? [{ kind: landOrBuilding(listing), has: Boolean(values[place]) }] : [],
  );
  const [having, ...others] = kinds.filter(({ has }) => has);
  const alike = kinds.filter(({ kind }) => kind === of);
  return having?.kind === of && others.length === 0 && alike.length === 1 && kinds.length > 1;
}

/** Each amenity in a row of its own, those that not all have first; land, which has none, is no worse for it. */
function amenityRows(listings: Listings): readonly ComparedRow[] {
  const had = listings.map((listing) =>
    listing?.amenities ? amenityLabels(listing.amenities, listing.customAmenities ?? []) : undefined,
  );
  const known = had.filter((labels) => labels !== undefined);
  const has = (labels: readonly string[], label: string) => labels.some((other) => equalsIgnoreCase(other, label));
  const rows = distinctTexts(known.flat()).map((label) => {
    const values = had.map((labels) => labels && (has(labels, label) ? HAS : null));
    const isLacked = listings.some((listing, place) => values[place] === null && !isPlot(listing?.selectedSubtype));
    const better = isLacked ? placesOf(values, HAS) : [];
    const ofOne = isOfOne(listings, values, 'building');
    return { label, values, differs: values.includes(null), better, isAmenity: true, isOfOne: ofOne };
  });
  return [...rows.filter(({ better }) => better.length > 0), ...rows.filter(({ better }) => better.length === 0)];
}

/**
 * What stands below the rates: each by its own usual unit, where they are brought to one, and where land stands beside a
 * building of which area each is.
 */
function rateNotes(listings: Listings, units: readonly AreaUnit[], inOne: AreaUnit): readonly string[] {
  const isMixed = new Set(listings.flatMap((listing) => (listing ? [landOrBuilding(listing)] : []))).size > 1;
  return listings.map((listing, place) => {
    const [unit = inOne, of] = [units[place], listing && ratedBy(listing)];
    const own = listing && unit !== inOne && rateWords(listing, unit);
    return [own || '', isMixed && of ? RATED_BY[of] : ''].filter((part) => part !== '').join(' · ');
  });
}

/**
 * The properties row by row, each with its areas in its own unit, and all rates in one; a row that none has anything for
 * is left out. Whether areas differ shows in one unit.
 */
export function comparedRows(listings: Listings, units: readonly AreaUnit[]): readonly ComparedRow[] {
  const [unit = 'sqft', ...others] = new Set(units);
  const inOne = others.length === 0 ? unit : 'sqft';
  const rows = ROWS.map(([key, read, of]) => {
    const alike = listings.map((listing) => listing && read(listing, inOne));
    const isRate = key === 'rate';
    const values = isRate ? alike : listings.map((listing, place) => listing && read(listing, units[place] ?? unit));
    return {
      label: NAMES[key],
      values,
      ...(isRate && { notes: rateNotes(listings, units, inOne) }),
      differs: differ(alike),
      better: bestOf(listings, key),
      isAmenity: false,
      isOfOne: isOfOne(listings, values, of),
    };
  });
  const further = FURTHER_FACTS.map(([label, read, of]) => {
    const values = listings.map((listing) => listing && read(listing));
    const ofOne = isOfOne(listings, values, of);
    return { label, values, differs: differ(values), better: [], isAmenity: false, isOfOne: ofOne };
  });
  return [...rows, ...further, ...amenityRows(listings)].filter(({ values }) => values.some((value) => value !== null));
}
