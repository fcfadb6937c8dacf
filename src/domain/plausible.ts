import {
  LISTING_FIELDS,
  namesWhere,
  type FieldKind,
  type ListingFields,
  type NamesOf,
  type NumberKind,
} from '@/contract/listingFields';
import { toNumber } from './price';
import { hasBedrooms, isPlot, isWholeHouse } from './subtypes';
import { floorNumber } from './listingTraits';

/** What is counted: rupees, square feet, feet, years, per cent of the price, floors above the ground, or pieces. */
export type Measure = NumberKind | 'percent' | 'floor';

/** The numbers that make sense; both ends do. */
interface Limit {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
}

const upTo = (measure: Measure, most: number): Limit => ({ measure, least: 0, most });

const SHARE = upTo('percent', 100);
/** A flat, a house or a villa is not smaller than 100 sq ft, nor larger than 10,00,000. */
const AREA_OF_HOME: Limit = { measure: 'area', least: 100, most: 1_000_000 };

type MeasuredKind = NumberKind | 'floor';
const LIMITS: Readonly<Record<MeasuredKind, Limit>> = {
  /** The largest amount that is put into words [FMT-3]. */
  rupees: upTo('rupees', 99_999_999_999),
  area: upTo('area', 1_000_000_000),
  feet: upTo('feet', 1_000_000_000),
  years: upTo('years', 200),
  units: upTo('units', 100_000),
  floor: { measure: 'floor', least: -5, most: 100 },
};
const isMeasured = (kind: FieldKind): kind is MeasuredKind => kind in LIMITS;

/**
 * A field that holds a number which visitors read. One that makes no sense keeps nobody from posting: it is asked about
 * beside its field, and looked at by a person before visitors see it [WIZ-18, API-18].
 */
export type LimitedField = NamesOf<ListingFields, { readonly kind: MeasuredKind }>;

/** The facts of a listing that decide which values make sense in it; areas in sq ft, sides in feet. */
export interface ListingKindFacts {
  readonly selectedSubtype?: unknown;
  readonly brokerChargesType?: unknown;
  readonly builtUpArea?: unknown;
  readonly plotArea?: unknown;
  readonly noOfFloors?: unknown;
  readonly plotLength?: unknown;
  readonly plotWidth?: unknown;
}

const OF_HOMES: ReadonlySet<LimitedField> = new Set(['builtUpArea', 'carpetArea', 'plotArea']);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Less than ₹1 lakh no property is sold for; "72" or "7200" may be 72 lakh. */
const LEAST_PRICE = 100_000;

/** A house of which nobody says how many floors it has, has no more. */
const MOST_FLOORS_OF_HOUSE = 10;

/** The largest carpet area that a listing has room for, sq ft: its built-up area, of a house the floors on its plot. */
function mostCarpet({ selectedSubtype, builtUpArea, plotArea, noOfFloors }: ListingKindFacts): number {
  const builtUp = toNumber(builtUpArea) ?? 0;
  const plot = isWholeHouse(textOf(selectedSubtype)) ? (toNumber(plotArea) ?? 0) : 0;
  const floors = Math.max(1, toNumber(noOfFloors) ?? MOST_FLOORS_OF_HOUSE);
  // An area of 0 is not given.
  return Math.min(builtUp > 0 ? builtUp : Infinity, plot > 0 ? plot * floors : Infinity);
}

/** What makes sense of a field in a listing of this kind. */
export function limitOf(field: LimitedField, { selectedSubtype, brokerChargesType }: ListingKindFacts): Limit {
  if (field === 'brokerage' && brokerChargesType === 'percentage') return SHARE;
  if (field === 'expectedPrice') return { ...LIMITS.rupees, least: LEAST_PRICE };
  if (field === 'noOfFloors') return { ...LIMITS.floor, least: 0 };
  const isHome = OF_HOMES.has(field) && hasBedrooms(textOf(selectedSubtype));
  return isHome ? AREA_OF_HOME : LIMITS[LISTING_FIELDS[field].kind];
}

/** The number that a stored value says. */
const numberOf = (value: unknown, measure: Measure): number | null =>
  measure === 'floor' ? floorNumber(value) : toNumber(value);

/** How many floors the building of a floor has: those that its own text says ("12 of 3"), else the listing's; 0 for unknown. */
export function floorsOf(text: unknown, { noOfFloors }: ListingKindFacts): number {
  const said = typeof text === 'string' ? /\bof\s+(\d+)/i.exec(text)?.[1] : undefined;
  // Of "G+2" it is not sure what is counted; 0 floors are not given.
  return toNumber(said) ?? toNumber(noOfFloors) ?? 0;
}
const isAboveHouse = (floor: number, floors: number): boolean => floors > 0 && floor > floors;

/** The area that a plot's sides make, sq ft to the hundredth; 0 where one is not given. */
export const areaOfSides = ({ plotLength, plotWidth }: ListingKindFacts): number =>
  Math.round((toNumber(plotLength) ?? 0) * (toNumber(plotWidth) ?? 0) * 100) / 100;

/** A plot of three sides has half of what its length and width make; so many times off, one of them is wrong. */
const SIDES_OFF = 2;

/** So far off, in parts of what the sides make, is worth a word; an uneven plot may well be. */
const SIDES_DIFFER = 1.1;

const isOff = (area: number, facts: ListingKindFacts, times: number): boolean => {
  const made = isPlot(textOf(facts.selectedSubtype)) ? areaOfSides(facts) : 0;
  return area > 0 && made > 0 && (area > made * times || area < made / times);
};

/** Whether a plot says another area than its sides make, by about a tenth: told beside the field, and no more than that. */
export const differsFromSides = (facts: ListingKindFacts): boolean =>
  isOff(toNumber(facts.plotArea) ?? 0, facts, SIDES_DIFFER);

/** Ten digits as mobile numbers have them: as an amount it would be 600 crore and more, and such a one is round. */
const isMobile = (number: number): boolean => /^[6-9]\d{9}$/.test(String(number)) && number % 1000 !== 0;

/** Far from what is usual of its field, more than the listing itself has room for, above its building, or not what its sides make. */
type Oddity = 'far' | 'cramped' | 'above' | 'sides';

/** Why a value is a number that makes no sense there; null for one that does, and for texts and gaps. */
export function oddityOf(field: LimitedField, value: unknown, facts: ListingKindFacts): Oddity | null {
  const { measure, least, most } = limitOf(field, facts);
  const number = numberOf(value, measure);
  if (number === null) return null;
  // A 0 says that nothing is given.
  if ((number < least && number !== 0) || number > most || isMobile(number)) return 'far';
  if (field === 'propertyFloorNo' && isAboveHouse(number, floorsOf(value, facts))) return 'above';
  if (field === 'plotArea' && isOff(number, facts, SIDES_OFF)) return 'sides';
  return field === 'carpetArea' && number > mostCarpet(facts) ? 'cramped' : null;
}

export const LIMITED_FIELDS = namesWhere<LimitedField>(LISTING_FIELDS, ({ kind }) => isMeasured(kind));

/** The fields of a listing whose numbers make no sense, for this reason. */
export const oddFields = (
  listing: ListingKindFacts & Readonly<Record<string, unknown>>,
  oddity: Oddity,
): readonly LimitedField[] => LIMITED_FIELDS.filter((field) => oddityOf(field, listing[field], listing) === oddity);
