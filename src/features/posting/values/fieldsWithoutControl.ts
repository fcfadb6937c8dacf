import type { PropertyRecord } from '@/api/records';
import {
  LISTING_FIELDS,
  namesWhere,
  PICTURE_FIELDS,
  type AskedField,
  type ListingField,
} from '@/contract/listingFields';
import type { ListingPayload } from '@/contract/payloads';

/** Second names of fields that are asked for, and what is made of them. */
const MADE = ['bhk', 'saleType', 'unit', 'projectExtentArea'] as const satisfies readonly ListingField[];
type Uncontrolled = Exclude<ListingField, AskedField | (typeof MADE)[number]>;

const unasked = (isPosted: boolean): readonly Uncontrolled[] =>
  namesWhere<Uncontrolled>(
    LISTING_FIELDS,
    ({ asked, posted = true }) => asked === undefined && posted === isPosted,
  ).filter((field: string) => !MADE.some((each) => each === field));

/** Fields of the payload that no form has a control for [WIZ-16]; photos have their own. */
const WITHOUT_CONTROL = unasked(true).filter((field) => !(field in PICTURE_FIELDS));
/** Fields that listings show and the payload of a new one does not have. */
const STORED_ONLY = unasked(false);

/** What a new listing says of the fields without a control: nothing; the payload still names each one [WIZ-16]. */
export const emptyFieldsWithoutControl = (): Partial<ListingPayload> =>
  Object.fromEntries(WITHOUT_CONTROL.map((field) => [field, null]));

/**
 * All fields without a control as a record holds them: an edit sends them back, also to a server that replaces the whole
 * listing [EDIT-6].
 */
export const fieldsWithoutControl = (record: PropertyRecord): Partial<ListingPayload> =>
  Object.fromEntries([...WITHOUT_CONTROL, ...STORED_ONLY].map((field) => [field, record[field]]));
