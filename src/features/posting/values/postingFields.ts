import type { PostingValues } from './postingValues';

export type PostingField = keyof PostingValues;

/** The fields of the posting forms, each in one group: which form shows them and on which step follows from it. */
export const FIELDS = {
  kind: ['propertyType', 'selectedSubtype', 'type'],
  place: ['city', 'locality'],
  /** Step 2 of everything that is sold; for land `gatedCommunity` reads "gated colony" [WIZ-7]. */
  commonTexts: ['name', 'facing'],
  community: ['gatedCommunity'],
  /** Step 2 of buildings [WIZ-6]: what is one text in the form and one text or number in the record … */
  buildingTexts: [
    'age',
    'builtUpArea',
    'carpetArea',
    'flatNumber',
    'propertyFloorNo',
    'reraId',
    'approvedType',
    'openParking',
    'coveredParking',
    'balconies',
    'bathroom',
    'furnishingType',
    'about',
  ],
  /** … and what is not. */
  buildingChoices: ['transactionType', 'possessionStatus', 'bedroom', 'amenities', 'customAmenities'],
  /** Step 2 of land [WIZ-7]. */
  landTexts: [
    'noOfOpenSides',
    'widthOfTheRoad',
    'plotArea',
    'plotLength',
    'plotWidth',
    'anyConstructionDone',
    'boundaryWall',
  ],
  /** Only the static variants ask for these [STAT-1]. */
  projectTexts: ['noOfUnits', 'noOfFloors'],
  media: ['video'],
  terms: ['termsAccepted'],
  priceTexts: ['expectedPrice', 'pricePerSqft'],
  priceTicks: ['allInclusivePrice', 'taxNgovtChargesExcluded', 'priceNegotiable'],
  /** What opens more prices, and what it opens [WIZ-14]. */
  more: ['morePricing'],
  morePrices: ['maintenanceCharges', 'otherCharges', 'tokenAmount', 'priceIncludes'],
  /** What opens brokerage, and what "Yes" opens [WIZ-15]. */
  charge: ['chargeBrokerage'],
  brokerage: ['brokerChargesType', 'brokerage', 'brokerageNegotiable'],
} as const satisfies Readonly<Record<string, readonly PostingField[]>>;
