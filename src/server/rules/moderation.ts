import { isNamedAmenity } from '@/domain/amenityFlags';
import { IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { toNumber } from '@/domain/price';
import type { Doc } from '../db/doc';
import { holdsLink, holdsPhone } from './contactInText';

/** Fields that hold addresses, checked when they are written, or marks with many digits. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  ...IMAGE_CATEGORIES.map(({ key }) => key),
  'video',
  'projectBrochure',
  'reraId',
]);

/** The names of fields in which a contact is likely, as their owner knows them. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  about: 'description',
  address: 'address',
  location: 'location',
  city: 'city',
  locality: 'locality',
  customAmenities: 'amenities',
  amenities: 'amenities',
  specifications: 'specifications',
};

function textsOf(field: string, value: unknown): readonly string[] {
  if (NO_TEXTS.has(field)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  // A flag that nobody knows is shown under its own name.
  if (field === 'amenities' && typeof value === 'object' && value !== null)
    return Object.keys(value).filter((name) => !isNamedAmenity(name));
  return [];
}

/**
 * Why a listing cannot become active by itself, as its owner reads it; null when it can: it has a city and a positive
 * price, and no phone number or link in its texts.
 */
export function reviewReason(doc: Doc): string | null {
  const city = doc['city'];
  if (typeof city !== 'string' || city.trim() === '') return 'Please add the city.';
  if (!((toNumber(doc['expectedPrice']) ?? 0) > 0)) return 'Please add the expected price.';
  for (const [field, value] of Object.entries(doc)) {
    const words = Object.hasOwn(WORDS, field) ? (WORDS[field] ?? field) : 'details';
    for (const text of textsOf(field, value)) {
      if (holdsPhone(text))
        return `Please remove the phone number from the ${words}. Buyers see the one of your account.`;
      if (holdsLink(text)) return `Please remove the link or e-mail address from the ${words}.`;
    }
  }
  return null;
}
