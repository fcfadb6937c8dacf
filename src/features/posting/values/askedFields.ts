import { LISTING_FIELDS, type AskedField } from '@/contract/listingFields';
import type { ListingPayload } from '@/contract/payloads';
import { writeAmenities } from '@/domain/amenities';
import { isNumberField, numberIn } from './numberFields';
import { ASKED_FIELDS } from './postingFields';
import type { PostingValues } from './postingValues';

/** What every payload says in the form's own words. */
const APART = [
  'propertyType',
  'selectedSubtype',
  'type',
  'city',
  'termsAccepted',
] as const satisfies readonly AskedField[];
type SentField = Exclude<AskedField, (typeof APART)[number]>;
const SENT = ASKED_FIELDS.filter((field): field is SentField => !APART.some((each) => each === field));

const text = (typed: unknown): string | null =>
  typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : null;

/** A field as it is sent; null where nothing is given, or nothing that can be read [WIZ-18]. */
function sentValue(values: PostingValues, field: SentField): unknown {
  if (isNumberField(field)) return numberIn(values, field);
  const value = values[field];
  switch (LISTING_FIELDS[field].kind) {
    case 'flag':
      return value ?? null;
    case 'yesNo':
      return value === 'Yes' || value === 'No' ? value : null;
    case 'yesNoFlag':
      return value === undefined ? null : value === 'Yes';
    case 'amenities':
      return writeAmenities(values.amenities);
    case 'texts':
      return [...values.customAmenities];
    default:
      return text(value);
  }
}

/** Every asked field as it is sent. The kind, the photos and the extent are made apart. */
export const askedFields = (values: PostingValues): Required<Pick<ListingPayload, SentField>> =>
  Object.fromEntries(SENT.map((field) => [field, sentValue(values, field)])) as Required<
    Pick<ListingPayload, SentField>
  >;
