import { LISTING_FIELDS, type FieldKind } from '@/contract/listingFields';
import type { ListingPayload } from '@/contract/payloads';

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(LISTING_FIELDS).map(([name, { kind }]) => [name, kind]),
);
type Empty = null | '' | false | readonly never[];
/** What is not named here says nothing by null: numbers and choices. */
const EMPTY: Readonly<Partial<Record<FieldKind, Empty>>> = {
  text: '',
  name: '',
  link: '',
  word: '',
  words: '',
  flag: false,
  texts: [],
  pictures: [],
  pictureList: [],
};

/** What a field of the payload says when it says nothing [WIZ-16]. */
const emptyValue = (field: string): Empty => EMPTY[KINDS.get(field) ?? 'choice'] ?? null;

/** The same fields, each with a value: one that says nothing is empty in its own way, so that every key goes out. */
export const withEmpties = (fields: Partial<ListingPayload>): Partial<ListingPayload> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? emptyValue(field)]));
