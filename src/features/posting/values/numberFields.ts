import {
  isNumberKind,
  LISTING_FIELDS,
  namesWhere,
  type AskedIn,
  type ListingFields,
  type NamesOf,
  type NumberKind,
} from '@/contract/listingFields';
import type { PostingValues } from './postingValues';

/** A field of the forms that holds a number; the other ones are texts. */
export type NumberField = NamesOf<ListingFields, { readonly asked: AskedIn; readonly kind: NumberKind }>;

const NUMBER_FIELDS: ReadonlySet<string> = new Set(
  namesWhere<NumberField>(LISTING_FIELDS, ({ asked, kind }) => asked !== undefined && isNumberKind(kind)),
);
export const isNumberField = (field: string): field is NumberField => NUMBER_FIELDS.has(field);

/** More digits than these cannot be counted exactly. */
const MOST_DIGITS = 15;

/** The number that plain digits say, as the fields keep what was typed into them; null for every other text. */
export const plainNumber = (kept: string): number | null =>
  /^\d+(?:\.\d+)?$/.test(kept.trim()) && (kept.trim().split('.')[0] ?? '').length <= MOST_DIGITS ? Number(kept) : null;

/** Fields that count pieces. */
export const isWhole = (field: string): boolean => isNumberField(field) && LISTING_FIELDS[field].kind === 'units';

/** The number that a text says in a field, in its unit; null when it says none that fits there. */
export function numberSaid(field: string, kept: string): number | null {
  const number = plainNumber(kept);
  return number !== null && isWhole(field) && !Number.isInteger(number) ? null : number;
}

/** The number that a field holds, in its unit; null when it holds none. */
export const numberIn = (values: Readonly<Partial<PostingValues>>, field: NumberField): number | null =>
  numberSaid(field, values[field] ?? '');
