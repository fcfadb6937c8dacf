import { distinctTexts, capitalised } from './text';
import * as words from '@/words/amenities';
import { AMENITY_KEYS, isNamedAmenity, readAmenities, type AmenityKey } from './amenityFlags';

/** The 47 named amenities in the specification's order [FMT-5]. */
export const AMENITIES: readonly { key: AmenityKey; label: string }[] = AMENITY_KEYS.map((key) => ({
  key,
  label: words.named[key],
}));

/** "openAirTheatre" → "Open air theatre", for flags this table has no words for. */
function spelledOut(name: string): string {
  const words = name
    .replace(/[_\s]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return capitalised(words);
}

/** The words of what a listing has: named ones in the specification's order, then unknown flags, then custom ones. */
export function amenityLabels(flags: Readonly<Record<string, boolean>>, custom: readonly string[]): readonly string[] {
  const merged = writeAmenities(flags);
  const named = AMENITIES.filter(({ key }) => merged[key] === true).map(({ label }) => label);
  const unknown = Object.keys(merged).filter((name) => !isNamedAmenity(name) && merged[name] === true);
  return distinctTexts([...named, ...unknown.map(spelledOut), ...custom]);
}

/** The flags as a payload carries them: all 47 under their canonical names, false where unset, and unknown ones as they came [WIZ-16]. */
export function writeAmenities(flags: Readonly<Record<string, boolean>>): Record<string, boolean> {
  const unset = Object.fromEntries(AMENITY_KEYS.map((key) => [key, false]));
  return { ...unset, ...readAmenities({ amenities: flags }).flags };
}
