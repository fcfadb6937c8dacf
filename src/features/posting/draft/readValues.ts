import { isRaw } from '@/api/readers/coerce';
import { SUBTYPES } from '@/domain/subtypes';
import type { PostingValues } from '../values/postingValues';

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Fields that are neither a text nor a box to tick. */
const isOwnKind: Readonly<Record<string, (value: unknown) => boolean>> = {
  propertyType: (value) => value === 'Residential' || value === 'Commercial',
  selectedSubtype: (value) => SUBTYPES.some((one) => one === value),
  type: (value) => typeof value === 'string',
  amenities: (value) => isRaw(value) && Object.values(value).every((one) => typeof one === 'boolean'),
  customAmenities: isTexts,
  broughtAlong: (value) => value === undefined || isTexts(value),
};
const isTyped = (value: unknown) => value === undefined || typeof value === 'string' || typeof value === 'boolean';

/** Whether a draft's values are those of this form: an older version of the site may have written others. */
export function isPostingValues(values: unknown): values is PostingValues {
  if (!isRaw(values)) return false;
  return (
    Object.entries(isOwnKind).every(([field, isRight]) => isRight(values[field])) &&
    Object.entries(values).every(([field, value]) => field in isOwnKind || isTyped(value))
  );
}
