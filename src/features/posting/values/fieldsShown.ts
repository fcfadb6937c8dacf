import { LISTING_FIELDS, type AskedField, type AskedOf, type FieldRow } from '@/contract/listingFields';
import { samePossession, UNFINISHED } from '@/domain/possession';
import { COMMERCIAL_SUBTYPES, isPlot, isWholeHouse, type Subtype } from '@/domain/subtypes';
import { fieldsAsked, type PostingField } from './postingFields';
import type { PostingValues } from './postingValues';

/** What every form asks of everything that is sold. */
const ALWAYS: readonly PostingField[] = [
  ...fieldsAsked('kind', 'place', 'all', 'media', 'terms', 'price'),
  'morePricing',
];

const COMMERCIAL: ReadonlySet<Subtype> = new Set(COMMERCIAL_SUBTYPES);

const IS: Readonly<Record<AskedOf, (subtype: Subtype) => boolean>> = {
  homes: (subtype) => !COMMERCIAL.has(subtype),
  flats: (subtype) => !COMMERCIAL.has(subtype) && !isWholeHouse(subtype),
  floors: (subtype) => !isWholeHouse(subtype),
  farms: (subtype) => subtype === 'Agricultural Land',
};
const isAsked = (field: AskedField, subtype: Subtype): boolean => {
  const { only }: FieldRow = LISTING_FIELDS[field];
  return only === undefined || IS[only](subtype);
};

/**
 * The fields that a form shows for its kind and for what is chosen [WIZ-6, WIZ-7, WIZ-14, WIZ-15]. What is typed into
 * another one stays in the form and is not sent. Houses and villas stand on land of their own.
 */
export function fieldsShown(
  values: Pick<PostingValues, 'selectedSubtype' | 'possessionStatus' | 'morePricing' | 'chargeBrokerage'>,
): ReadonlySet<PostingField> {
  const { selectedSubtype, possessionStatus, morePricing, chargeBrokerage } = values;
  const details = isPlot(selectedSubtype)
    ? fieldsAsked('land')
    : [
        ...fieldsAsked('building'),
        ...(isWholeHouse(selectedSubtype) ? (['plotArea'] as const) : []),
        ...(samePossession(possessionStatus, UNFINISHED) ? fieldsAsked('unfinished') : []),
      ];
  return new Set<PostingField>([
    ...ALWAYS,
    ...details.filter((field) => isAsked(field, selectedSubtype)),
    ...(morePricing === true ? fieldsAsked('more') : []),
    ...(chargeBrokerage === 'Yes' ? fieldsAsked('brokerage') : []),
  ]);
}
