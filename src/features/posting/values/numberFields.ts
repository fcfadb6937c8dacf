import {
  isNumberKind,
  LISTING_FIELDS,
  namesWhere,
  type AskedIn,
  type ListingFields,
  type NamesOf,
  type NumberKind,
} from '@/contract/listingFields';
import { plainNumber } from '@/domain/plainNumber';
import type { PostingValues } from './postingValues';

/** A field of the forms that holds a number; the other ones are texts. */
export type NumberField = NamesOf<ListingFields, { readonly asked: AskedIn; readonly kind: NumberKind }>;

const NUMBER_FIELDS: ReadonlySet<string> = new Set(
  namesWhere<NumberField>(LISTING_FIELDS, ({ asked, kind }) => asked !== undefined && isNumberKind(kind)),
);
export const isNumberField = (field: string): field is NumberField => NUMBER_FIELDS.has(field);

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
