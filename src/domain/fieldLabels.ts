import type { ListingField, PICTURE_FIELDS } from '@/contract/listingFields';
import * as words from '@/words/fieldLabels';
import * as numbers from '@/words/numbers';
import { parkingLabels } from './parking';

type LabelledField = Exclude<ListingField, keyof typeof PICTURE_FIELDS | 'termsAccepted'>;

/** What the fields are called in the language of these words. */
export const fieldLabelsOf = (labels: typeof words.labels, parking: typeof numbers.parking) =>
  ({ ...labels, ...parkingLabels(parking) }) satisfies Readonly<Record<LabelledField, string>>;

/**
 * What the fields of a listing are called: in the forms, and to their owner when one of them has to change. Those that no
 * form asks for have names too, as they may be stored [WIZ-6, WIZ-7, WIZ-14, API-18].
 */
export const FIELD_LABELS = fieldLabelsOf(words.labels, numbers.parking);

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(FIELD_LABELS));

/** What a field is called, by any name that a stored listing may have; null for one that no listing has. */
export const labelOfField = (field: string): string | null => BY_NAME.get(field) ?? null;
