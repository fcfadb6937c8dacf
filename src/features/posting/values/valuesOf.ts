import type { PropertyRecord } from '@/api/records';
import {
  LISTING_FIELDS,
  type AskedField,
  type FieldKind,
  type ListingFields,
  type NamesOf,
} from '@/contract/listingFields';
import { bhkCount, bhkLabel } from '@/domain/bhk';
import { possessionNamed } from '@/domain/possession';
import { equalsIgnoreCase } from '@/domain/text';
import { canonicalSubtype, COMMERCIAL_SUBTYPES } from '@/domain/subtypes';
import { ASKED_FIELDS } from './postingFields';
import { UNTOUCHED, type PostingValues } from './postingValues';

/** Fields that are read each in its own way. */
const READ_APART = ['propertyType', 'selectedSubtype', 'type', 'transactionType', 'brokerChargesType'] as const;
type ReadApart = (typeof READ_APART)[number];
type PlainRow = { readonly kind: Exclude<FieldKind, 'flag' | 'yesNoFlag' | 'amenities' | 'texts'> };
/** Fields that are one text in the form, and a text or a number in the record. */
type Plain = Exclude<NamesOf<ListingFields, PlainRow> & AskedField, ReadApart>;
type Tick = NamesOf<ListingFields, { readonly kind: 'flag' }> & AskedField;

const NOT_PLAIN: ReadonlySet<FieldKind> = new Set<Exclude<FieldKind, PlainRow['kind']>>([
  'flag',
  'yesNoFlag',
  'amenities',
  'texts',
]);
const kindOfField = (field: AskedField): FieldKind => LISTING_FIELDS[field].kind;
const READ = ASKED_FIELDS.filter((field) => !READ_APART.some((each) => each === field));
const PLAIN = READ.filter((field): field is Plain => !NOT_PLAIN.has(kindOfField(field)));
const TICKS = READ.filter((field): field is Tick => kindOfField(field) === 'flag');

const given = (value: string | number | null | undefined): string | undefined => {
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : text;
};

/** From so many bedrooms on a choice says only that there are more: "5+ BHK". */
const MOST_CHOSEN = 5;

/** The choice that says as much as a stored text: "3" is "3 BHK"; "6 BHK" is more than a choice says and stays. */
function bedroom({ bedroom: stored, bhk }: PropertyRecord): string | undefined {
  const text = given(stored) ?? given(bhk);
  const count = bhkCount(text);
  return count !== null && count < MOST_CHOSEN && /^\s*\d+\s*(?:bhk\s*)?$/i.test(text ?? '') ? bhkLabel(count) : text;
}

function yesNo(text: string | null | undefined): string | undefined {
  if (equalsIgnoreCase(text, 'yes')) return 'Yes';
  return equalsIgnoreCase(text, 'no') ? 'No' : undefined;
}

function brokerage({ chargeBrokerage, brokerChargesType: kind }: PropertyRecord): Partial<PostingValues> {
  return {
    ...(typeof chargeBrokerage === 'boolean' ? { chargeBrokerage: chargeBrokerage ? 'Yes' : 'No' } : {}),
    ...(kind === 'fixed' || kind === 'percentage' ? { brokerChargesType: kind } : {}),
  };
}

const present = (values: Readonly<Record<string, string | boolean | undefined>>): Partial<PostingValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * The kind of a listing as the form shows it; the defaults for a word that no form knows. Which of the two it is follows
 * from the subtype where it is not said.
 */
export function propertyKindOf(record: PropertyRecord): Pick<PostingValues, 'propertyType' | 'selectedSubtype'> {
  const selectedSubtype = canonicalSubtype(record.selectedSubtype) ?? UNTOUCHED.selectedSubtype;
  const isCommercial =
    given(record.propertyType) === undefined
      ? COMMERCIAL_SUBTYPES.includes(selectedSubtype)
      : equalsIgnoreCase(record.propertyType, 'Commercial');
  return { propertyType: isCommercial ? 'Commercial' : UNTOUCHED.propertyType, selectedSubtype };
}

/** What an edit form starts with; who agreed to the terms when posting need not do so again [EDIT-1, WIZ-21]. */
export function valuesOf(record: PropertyRecord): PostingValues {
  const texts = Object.fromEntries(PLAIN.map((field) => [field, given(record[field])]));
  const ticks = Object.fromEntries(TICKS.map((field) => [field, record[field] ?? undefined]));
  const more = PLAIN.some((field) => LISTING_FIELDS[field].asked === 'more' && given(record[field]) !== undefined);
  return {
    ...propertyKindOf(record),
    type: given(record.type) ?? UNTOUCHED.type,
    ...present({
      ...texts,
      ...ticks,
      bedroom: bedroom(record),
      gatedCommunity: yesNo(record.gatedCommunity),
      transactionType: given(record.saleType),
      possessionStatus: given(possessionNamed(record.possessionStatus)),
      launchDate: given(record.launchDate)?.replace(/^(\d{4}-\d{2})-.*$/, '$1'),
      morePricing: more ? true : undefined,
      mark: given(record.mark),
    }),
    ...brokerage(record),
    amenities: record.amenities ?? {},
    customAmenities: record.customAmenities ?? [],
  };
}
