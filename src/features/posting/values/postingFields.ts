import { LISTING_FIELDS, namesWhere, type AskedField, type AskedIn } from '@/contract/listingFields';

/** A field of the posting forms; the box that opens the further prices is no field of a listing [WIZ-14]. */
export type PostingField = AskedField | 'morePricing';

/** The fields that the forms ask for in these places. */
export const fieldsAsked = (...places: readonly AskedIn[]): readonly AskedField[] =>
  namesWhere<AskedField>(LISTING_FIELDS, ({ asked }) => asked !== undefined && places.includes(asked));

/** Every field that a form asks for. */
export const ASKED_FIELDS = namesWhere<AskedField>(LISTING_FIELDS, ({ asked }) => asked !== undefined);
