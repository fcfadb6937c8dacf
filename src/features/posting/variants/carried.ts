import { isRaw } from '@/api/readers/coerce';
import { distinctTexts } from '@/domain/amenityFlags';
import { canonicalSubtype } from '@/domain/subtypes';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { MOST_CUSTOM_AMENITIES } from '../values/validators';

/** The texts that a static variant asks for (STAT-1). */
const TEXTS = [
  'city',
  'locality',
  'name',
  'noOfUnits',
  'noOfFloors',
  'propertyFloorNo',
  'facing',
  'noOfOpenSides',
  'widthOfTheRoad',
  'plotArea',
  'transactionType',
  'possessionStatus',
  'balconies',
  'bedroom',
  'bathroom',
  'furnishingType',
  'gatedCommunity',
  'video',
] as const satisfies readonly (keyof PostingValues)[];

const LONGEST = 500;

/** The navigation state that takes the values of a static variant into the wizard, for the user who filled it in (STAT-5). */
export const carriedState = (values: PostingValues, userId: string | null) => ({ carried: values, by: userId });

function textsOf(carried: Readonly<Record<string, unknown>>): Partial<Record<(typeof TEXTS)[number], string>> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = carried[name];
      return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST ? [[name, value]] : [];
    }),
  );
}

function flagsOf(value: unknown): PostingValues['amenities'] {
  const flags = isRaw(value) ? Object.entries(value) : [];
  return Object.fromEntries(flags.flatMap(([name, flag]) => (typeof flag === 'boolean' ? [[name, flag]] : [])));
}

/**
 * The values that a navigation's state carries into the wizard, as the wizard begins with them; null when it carries
 * none of this user's (STAT-5). The state comes from the history, which outlives a login: what is not of the right shape
 * is left out.
 */
export function carriedFrom(state: unknown, userId: string | null): PostingValues | null {
  if (!isRaw(state) || userId === null || state['by'] !== userId) return null;
  const { carried } = state;
  if (!isRaw(carried)) return null;
  const { propertyType, selectedSubtype, amenities, customAmenities } = carried;
  const subtype = typeof selectedSubtype === 'string' ? canonicalSubtype(selectedSubtype) : null;
  return {
    ...UNTOUCHED,
    ...textsOf(carried),
    propertyType: propertyType === 'Commercial' ? 'Commercial' : 'Residential',
    selectedSubtype: subtype ?? UNTOUCHED.selectedSubtype,
    amenities: flagsOf(amenities),
    customAmenities: distinctTexts(Array.isArray(customAmenities) ? customAmenities : []).slice(
      0,
      MOST_CUSTOM_AMENITIES,
    ),
  };
}
