import type { ListingField, PICTURE_FIELDS } from '@/contract/listingFields';
import * as words from '@/words/fieldLabels';
import { PARKING_LABELS } from './parking';

/**
 * What the fields of a listing are called: in the forms, and to their owner when one of them has to change. Those that no
 * form asks for have names too, as they may be stored [WIZ-6, WIZ-7, WIZ-14, API-18].
 */
export const FIELD_LABELS = {
  ...words.labels,
  ...PARKING_LABELS,
} satisfies Record<Exclude<ListingField, keyof typeof PICTURE_FIELDS | 'termsAccepted'>, string>;

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(FIELD_LABELS));

/** What a field is called, by any name that a stored listing may have; null for one that no listing has. */
export const labelOfField = (field: string): string | null => BY_NAME.get(field) ?? null;
