import { bedroomsIn } from './bhk';
import { placeLabel } from './names';
import { canonicalSubtype, hasBedrooms, subtypeLabel } from './subtypes';

type Word = string | null | undefined;

/** What of a listing its headline is made from; anything may be missing. */
export type HeadlinedListing = {
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
  return selectedSubtype?.trim() || propertyType?.trim() || 'Property';
}

/** What a listing is: "2 BHK Flat/Apartment", "Plot/land" [PLIST-7]. */
export function listingTypeLabel(listing: HeadlinedListing): string {
  const rooms = hasBedrooms(listing.selectedSubtype) ? bedroomsIn(listing) : null;
  return rooms === null ? propertyTypeLabel(listing) : `${rooms} BHK ${propertyTypeLabel(listing)}`;
}

/** What and where a listing is: "2 BHK Flat/Apartment in Korlagunta, Tirupati". */
export function whatAndWhere(listing: HeadlinedListing): string {
  const place = placeLabel(listing);
  return place === '' ? listingTypeLabel(listing) : `${listingTypeLabel(listing)} in ${place}`;
}

/** A listing's name; without one "3 BHK Independent House in Alipiri" [PDET-3]. */
export function headline(listing: HeadlinedListing): string {
  const name = listing.name?.trim();
  if (name) return name;
  const place = listing.locality || listing.city;
  return place ? `${listingTypeLabel(listing)} in ${place}` : listingTypeLabel(listing);
}
