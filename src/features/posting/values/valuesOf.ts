import type { PropertyRecord } from '@/api/records';
import { bhkCount, bhkLabel } from '@/domain/bhk';
import { possessionLabel } from '@/domain/possession';
import { sameWord } from '@/domain/text';
import { canonicalSubtype } from '@/domain/subtypes';
import { FIELDS, type PostingField } from './postingFields';
import { UNTOUCHED, type PostingValues } from './postingValues';

/** Fields that are one text in the form, and a text or a number in the record. */
const PLAIN = [
  ...FIELDS.place,
  'address',
  ...FIELDS.commonTexts,
  ...FIELDS.buildingTexts,
  ...FIELDS.landTexts,
  ...FIELDS.projectTexts,
  ...FIELDS.media,
  ...FIELDS.priceTexts,
  ...FIELDS.morePrices,
  'brokerage',
] as const satisfies readonly (PostingField & keyof PropertyRecord)[];

const TICKS = [...FIELDS.priceTicks, 'brokerageNegotiable'] as const;

const given = (value: string | number | null | undefined): string | undefined => {
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : text;
};

const MOST_CHOSEN = 5;

/** The choice that says as much as a stored text: "3" is "3 BHK"; "6 BHK" is more than a choice says and stays. */
function bedroom({ bedroom: stored, bhk }: PropertyRecord): string | undefined {
  const text = given(stored) ?? given(bhk);
  const count = bhkCount(text);
  return count !== null && count < MOST_CHOSEN && /^\s*\d+\s*(?:bhk)?\s*$/i.test(text ?? '') ? bhkLabel(count) : text;
}

function yesNo(text: string | null | undefined): string | undefined {
  if (sameWord(text, 'yes')) return 'Yes';
  return sameWord(text, 'no') ? 'No' : undefined;
}

function brokerage({ chargeBrokerage, brokerChargesType: kind }: PropertyRecord): Partial<PostingValues> {
  return {
    ...(typeof chargeBrokerage === 'boolean' ? { chargeBrokerage: chargeBrokerage ? 'Yes' : 'No' } : {}),
    ...(kind === 'fixed' || kind === 'percentage' ? { brokerChargesType: kind } : {}),
  };
}

const present = (values: Readonly<Record<string, string | boolean | undefined>>): Partial<PostingValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The kind of a listing as the form shows it; the defaults for a word that no form knows. */
export function kindOf(record: PropertyRecord): Pick<PostingValues, 'propertyType' | 'selectedSubtype'> {
  return {
    propertyType: sameWord(record.propertyType, 'Commercial') ? 'Commercial' : UNTOUCHED.propertyType,
    selectedSubtype: canonicalSubtype(record.selectedSubtype) ?? UNTOUCHED.selectedSubtype,
  };
}

/** What an edit form starts with; the terms are agreed to anew [EDIT-1, WIZ-21]. */
export function valuesOf(record: PropertyRecord): PostingValues {
  const texts = Object.fromEntries(PLAIN.map((field) => [field, given(record[field])]));
  const ticks = Object.fromEntries(TICKS.map((field) => [field, record[field] ?? undefined]));
  const more = FIELDS.morePrices.some((field) => given(record[field]) !== undefined);
  return {
    ...kindOf(record),
    type: given(record.type) ?? UNTOUCHED.type,
    ...present({
      ...texts,
      ...ticks,
      bedroom: bedroom(record),
      gatedCommunity: yesNo(record.gatedCommunity),
      transactionType: given(record.saleType),
      possessionStatus: given(possessionLabel(record.possessionStatus)),
      morePricing: more ? true : undefined,
    }),
    ...brokerage(record),
    amenities: record.amenities ?? {},
    customAmenities: record.customAmenities ?? [],
  };
}
