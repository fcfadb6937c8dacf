import type { AskedField, ListingFields } from '@/contract/listingFields';
import type { Subtype } from '@/domain/subtypes';

type OwnType = 'propertyType' | 'selectedSubtype' | 'type' | 'amenities' | 'customAmenities' | 'brokerChargesType';
type Typed = {
  readonly [N in Exclude<AskedField, OwnType>]?: ListingFields[N]['kind'] extends 'flag' ? boolean : string;
};

/**
 * What is typed and chosen in the forms of posting and editing, under the payload's names. Texts stand as they were
 * typed and are absent when empty; areas are square feet, lengths feet, prices rupees.
 */
export interface PostingValues extends Typed {
  readonly propertyType: 'Residential' | 'Commercial';
  readonly selectedSubtype: Subtype;
  readonly type: string;
  readonly amenities: Readonly<Record<string, boolean>>;
  readonly customAmenities: readonly string[];
  readonly brokerChargesType?: 'fixed' | 'percentage';
  /** Opens the further prices; no field of the payload. */
  readonly morePricing?: boolean;
  /** What the server named the listing when its edit began; absent: it is saved over whatever is there [EDIT-2]. */
  readonly mark?: string;
  /** The fields and the photo categories that another form has filled in and taken along; no field of the payload [STAT-5]. */
  readonly broughtAlong?: readonly string[];
}

/** A form that nobody has touched (WIZ-16). */
export const UNTOUCHED: PostingValues = {
  propertyType: 'Residential',
  selectedSubtype: 'Flat/Apartment',
  type: 'Sell',
  amenities: {},
  customAmenities: [],
};
