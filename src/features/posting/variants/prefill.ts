import { isRaw } from '@/api/readers/coerce';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { canonicalSubtype } from '@/domain/subtypes';
import type { UploadItem } from '@/store/uploads/uploadItem';
import { fieldsAsked, type PostingField } from '../values/postingFields';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { MOST_CUSTOM_AMENITIES } from '../values/validators';
import { VARIANT_GROUPS } from './groups';
import { distinctTexts } from '@/domain/text';

/** The texts that a static variant asks for (STAT-1). */
const TEXTS: readonly PostingField[] = [
  ...fieldsAsked('place'),
  ...VARIANT_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ...fieldsAsked('media'),
];

const LONGEST = 500;

/**
 * The navigation state that takes the values of a static variant into the wizard, for the user who filled it in, with the
 * categories of its photos (STAT-5).
 */
export const prefillState = (
  values: PostingValues,
  userId: string | null,
  photos: readonly Pick<UploadItem, 'category'>[] = [],
) => ({ prefill: values, by: userId, photos: [...new Set(photos.map(({ category }) => category))] });

function textsOf(prefill: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = prefill[name];
      return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST ? [[name, value]] : [];
    }),
  );
}

function flagsOf(value: unknown): PostingValues['amenities'] {
  const flags = isRaw(value) ? Object.entries(value) : [];
  return Object.fromEntries(flags.flatMap(([name, flag]) => (typeof flag === 'boolean' ? [[name, flag]] : [])));
}

/**
 * The values that a navigation's state carries into the wizard, as the wizard begins with them, and which they are; null
 * when it carries none of this user's (STAT-5). The state comes from the history, which outlives a login: what is not of
 * the right shape is left out.
 */
export function readPrefill(state: unknown, userId: string | null): PostingValues | null {
  if (!isRaw(state) || userId === null || state['by'] !== userId) return null;
  const { prefill, photos } = state;
  const withPhotos = new Set(Array.isArray(photos) ? photos : []);
  if (!isRaw(prefill)) return null;
  const { propertyType, selectedSubtype, amenities, customAmenities } = prefill;
  const subtype = typeof selectedSubtype === 'string' ? canonicalSubtype(selectedSubtype) : null;
  const texts = textsOf(prefill);
  const flags = flagsOf(amenities);
  const own = distinctTexts(Array.isArray(customAmenities) ? customAmenities : []).slice(0, MOST_CUSTOM_AMENITIES);
  return {
    ...UNTOUCHED,
    ...texts,
    broughtAlong: [
      ...Object.keys(texts),
      ...(Object.values(flags).includes(true) ? ['amenities'] : []),
      ...(own.length > 0 ? ['customAmenities'] : []),
      ...POSTING_IMAGE_CATEGORIES.map(({ key }) => key).filter((key) => withPhotos.has(key)),
    ],
    propertyType: propertyType === 'Commercial' ? 'Commercial' : 'Residential',
    selectedSubtype: subtype ?? UNTOUCHED.selectedSubtype,
    amenities: flags,
    customAmenities: own,
  };
}
