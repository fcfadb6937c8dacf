import { COMMERCIAL_SUBTYPES, isPlot, isWholeHouse, type Subtype } from '@/domain/subtypes';
import { fieldsAsked, type PostingField } from './postingFields';
import type { PostingValues } from './postingValues';

/** What every form asks of everything that is sold. */
const ALWAYS: readonly PostingField[] = [
  ...fieldsAsked('kind', 'place', 'all', 'media', 'terms', 'price'),
  'morePricing',
];

const COMMERCIAL: ReadonlySet<Subtype> = new Set(COMMERCIAL_SUBTYPES);

function isHidden(field: PostingField, subtype: Subtype): boolean {
  if (field === 'waterSource') return subtype !== 'Agricultural Land';
  if (isWholeHouse(subtype)) return field === 'propertyFloorNo' || field === 'flatNumber';
  if (COMMERCIAL.has(subtype)) return field === 'bedroom' || field === 'balconies' || field === 'flatNumber';
  return false;
}

/**
 * The fields that a form shows for its kind and for what is ticked [WIZ-6, WIZ-7, WIZ-14, WIZ-15]. What is typed into
 * another one stays in the form and is not sent. Houses and villas stand on land of their own.
 */
export function fieldsShown(
  values: Pick<PostingValues, 'selectedSubtype' | 'morePricing' | 'chargeBrokerage'>,
): ReadonlySet<PostingField> {
  const { selectedSubtype, morePricing, chargeBrokerage } = values;
  const details: readonly PostingField[] = isPlot(selectedSubtype)
    ? fieldsAsked('land')
    : [...fieldsAsked('building'), ...(isWholeHouse(selectedSubtype) ? (['plotArea'] as const) : [])];
  return new Set<PostingField>([
    ...ALWAYS,
    ...details.filter((field) => !isHidden(field, selectedSubtype)),
    ...(morePricing === true ? fieldsAsked('more') : []),
    ...(chargeBrokerage === 'Yes' ? fieldsAsked('brokerage') : []),
  ]);
}
