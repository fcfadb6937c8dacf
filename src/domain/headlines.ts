import { bedroomsIn } from './bhk';
import { label } from './label';
import { placeLabel } from './names';
import { canonicalSubtype, hasBedrooms, subtypeLabel, type Subtype } from './subtypes';
import { includesIgnoreCase, langOf } from './text';
import * as words from '@/words/headlines';
import { language } from '@/words/language';

type Word = string | null | undefined;

/** What of a listing its headline is made from; anything may be missing. */
type HeadlinedListing = {
  readonly name?: Word;
  readonly selectedSubtype?: Word;
  readonly propertyType?: Word;
  readonly bedroom?: unknown;
  readonly bhk?: unknown;
  readonly locality?: Word;
  readonly city?: Word;
};

/** The kind of a listing in words: "Flat/Apartment", "Shop/Showroom"; "Property" when nothing is known. */
export function propertyTypeLabel({ selectedSubtype, propertyType }: HeadlinedListing): string {
  const subtype = canonicalSubtype(selectedSubtype);
  if (subtype !== null) return subtypeLabel(subtype);
  const written = selectedSubtype?.trim() || propertyType?.trim();
  return written ? label(written) : words.property;
}

function withRooms(listing: HeadlinedListing, type: string): string {
  const rooms = hasBedrooms(listing.selectedSubtype) ? bedroomsIn(listing) : null;
  return rooms === null ? type : words.rooms({ rooms: String(rooms), type });
}

/** What a listing is: "2 BHK Flat/Apartment", "Plot/land" [PLIST-7]. */
export const listingTypeLabel = (listing: HeadlinedListing): string => withRooms(listing, propertyTypeLabel(listing));

/** In a title one word stands for the choice of two: "Plot" for "Plot/land". */
const IN_TITLES: Readonly<Partial<Record<Subtype, string>>> = words.inTitles;

function whatIn(listing: HeadlinedListing, place: string): string {
  const subtype = canonicalSubtype(listing.selectedSubtype);
  const plain = subtype === null ? undefined : IN_TITLES[subtype];
  const what = withRooms(listing, plain ?? propertyTypeLabel(listing));
  return place === '' ? what : words.whatIn({ what, place });
}

/** What a listing is, where its name does not say it in the reader's language; '' else [PDET-3, HOME-4]. */
export function typeBesideName(listing: HeadlinedListing): string {
  const [name, kind, type] = [headline(listing), propertyTypeLabel(listing), listingTypeLabel(listing)];
  const isSaid =
    type === kind ? kind.split('/').some((word) => includesIgnoreCase(name, word)) : /\d\s*bhk/i.test(name);
  return isSaid && (langOf(name) ?? 'en') === language ? '' : type;
}

/** What and where a listing is: "2 BHK Apartment in Korlagunta, Tirupati". */
export const whatAndWhere = (listing: HeadlinedListing): string => whatIn(listing, placeLabel(listing));

/** A listing's name; without one "3 BHK Independent House in Alipiri" [PDET-3]. */
export function headline(listing: HeadlinedListing): string {
  const name = listing.name?.trim();
  if (name) return name;
  return whatIn(listing, label(listing.locality || listing.city || ''));
}
