import { AMENITIES } from '@/domain/amenities';
import type { AmenityKey } from '@/domain/amenityFlags';
import { includesIgnoreCase, equalsIgnoreCase } from '@/domain/text';
import { mostCharacters, MOST_CUSTOM_AMENITIES } from '../values/validators';

interface Amenity {
  readonly key: AmenityKey;
  readonly label: string;
}

/** The amenities whose words hold all words of a search; a blank search finds all. */
export function findAmenities(search: string): readonly Amenity[] {
  const words = search.trim().split(/\s+/);
  return AMENITIES.filter(({ label }) => words.every((word) => includesIgnoreCase(label, word)));
}

/** What becomes of a name that is to be added to a listing's own amenities (WIZ-9). */
type Addition =
  | { readonly kind: 'blank' }
  | { readonly kind: 'full' }
  | { readonly kind: 'twice'; readonly name: string }
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'named'; readonly amenity: Amenity };

/** A name as one line without spare blanks; one that is a named amenity is that one. */
export function addition(typed: string, custom: readonly string[]): Addition {
  const name = typed.replace(/\s+/g, ' ').trim().slice(0, mostCharacters('customAmenities')).trim();
  if (name === '') return { kind: 'blank' };
  const amenity = AMENITIES.find(({ label }) => equalsIgnoreCase(label, name));
  if (amenity) return { kind: 'named', amenity };
  const twin = custom.find((each) => equalsIgnoreCase(each, name));
  if (twin !== undefined) return { kind: 'twice', name: twin };
  return custom.length >= MOST_CUSTOM_AMENITIES ? { kind: 'full' } : { kind: 'added', name };
}
