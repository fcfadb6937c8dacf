import type { Subtype } from '@/domain/subtypes';

/**
 * What is typed and chosen in the forms of posting and editing, under the payload's names. Texts stand as they were
 * typed and are absent when empty; areas are square feet, lengths feet, prices rupees.
 */
export interface PostingValues {
  readonly propertyType: 'Residential' | 'Commercial';
  readonly selectedSubtype: Subtype;
  /** What is done with it; the forms post sales: "Sell". */
  readonly type: string;
  readonly city?: string;
  readonly locality?: string;
  /** Asked on edit only. */
  readonly address?: string;
  readonly name?: string;
  /** Years. */
  readonly age?: string;
  readonly builtUpArea?: string;
  readonly carpetArea?: string;
  readonly facing?: string;
  readonly flatNumber?: string;
  readonly propertyFloorNo?: string;
  readonly reraId?: string;
  readonly approvedType?: string;
  /** Two-wheelers. */
  readonly openParking?: string;
  /** Four-wheelers. */
  readonly coveredParking?: string;
  readonly transactionType?: string;
  readonly possessionStatus?: string;
  readonly balconies?: string;
  readonly bedroom?: string;
  readonly bathroom?: string;
  readonly furnishingType?: string;
  /** "Yes" or "No"; also a plot's "gated colony". */
  readonly gatedCommunity?: string;
  readonly about?: string;
  readonly noOfOpenSides?: string;
  readonly widthOfTheRoad?: string;
  readonly plotArea?: string;
  readonly plotLength?: string;
  readonly plotWidth?: string;
  readonly anyConstructionDone?: string;
  readonly boundaryWall?: string;
  /** Asked by the static variants: units in all, and floors of the building. */
  readonly noOfUnits?: string;
  readonly noOfFloors?: string;
  readonly amenities: Readonly<Record<string, boolean>>;
  readonly customAmenities: readonly string[];
  readonly video?: string;
  readonly termsAccepted?: boolean;
  readonly expectedPrice?: string;
  readonly pricePerSqft?: string;
  readonly allInclusivePrice?: boolean;
  readonly taxNgovtChargesExcluded?: boolean;
  readonly priceNegotiable?: boolean;
  /** Opens the further prices; no field of the payload. */
  readonly morePricing?: boolean;
  readonly maintenanceCharges?: string;
  readonly otherCharges?: string;
  readonly tokenAmount?: string;
  readonly priceIncludes?: string;
  /** "Yes" or "No". */
  readonly chargeBrokerage?: string;
  readonly brokerChargesType?: 'fixed' | 'percentage';
  /** Rupees, or per cent of the price. */
  readonly brokerage?: string;
  readonly brokerageNegotiable?: boolean;
}

/** A form that nobody has touched (WIZ-16). */
export const UNTOUCHED: PostingValues = {
  propertyType: 'Residential',
  selectedSubtype: 'Flat/Apartment',
  type: 'Sell',
  amenities: {},
  customAmenities: [],
};
