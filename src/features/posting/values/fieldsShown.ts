import { COMMERCIAL_SUBTYPES, isPlot, type Subtype } from '@/domain/subtypes';
import { FIELDS, type PostingField } from './postingFields';
import type { PostingValues } from './postingValues';

/** What every form asks of everything that is sold. */
const ALWAYS: readonly PostingField[] = [
  ...FIELDS.kind,
  ...FIELDS.place,
  ...FIELDS.commonTexts,
  ...FIELDS.community,
  ...FIELDS.media,
  ...FIELDS.terms,
  ...FIELDS.priceTexts,
  ...FIELDS.priceTicks,
  ...FIELDS.more,
  ...FIELDS.charge,
];

const BUILDING: readonly PostingField[] = [...FIELDS.buildingTexts, ...FIELDS.buildingChoices];

const WHOLE_HOUSES: ReadonlySet<Subtype> = new Set(['Independent House', 'Villa']);
const COMMERCIAL: ReadonlySet<Subtype> = new Set(COMMERCIAL_SUBTYPES);

function isHidden(field: PostingField, subtype: Subtype): boolean {
  if (WHOLE_HOUSES.has(subtype)) return field === 'propertyFloorNo' || field === 'flatNumber';
  if (COMMERCIAL.has(subtype)) return field === 'bedroom' || field === 'balconies' || field === 'flatNumber';
  return false;
}

/**
 * The fields that a form shows for its kind and for what is ticked [WIZ-6, WIZ-7, WIZ-14, WIZ-15]. What is typed into
 * another one stays in the form and is not sent. `edit` adds the address [EDIT-1].
 */
export function fieldsShown(
  values: Pick<PostingValues, 'selectedSubtype' | 'morePricing' | 'chargeBrokerage'>,
  edit = false,
): ReadonlySet<PostingField> {
  const { selectedSubtype, morePricing, chargeBrokerage } = values;
  const details = isPlot(selectedSubtype)
    ? FIELDS.landTexts
    : BUILDING.filter((field) => !isHidden(field, selectedSubtype));
  return new Set<PostingField>([
    ...ALWAYS,
    ...(edit ? (['address'] as const) : []),
    ...details,
    ...(morePricing === true ? FIELDS.morePrices : []),
    ...(chargeBrokerage === 'Yes' ? FIELDS.brokerage : []),
  ]);
}
