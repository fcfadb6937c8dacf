import fc from 'fast-check';
import type { ListingPayload } from '@/contract/payloads';
import { IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { SUBTYPES } from '@/domain/subtypes';

const words = (max: number) => fc.string({ unit: 'grapheme-ascii', maxLength: Math.min(max, 24) });
const amount = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc.integer({ min: 1, max: 999 }).map((n) => n / 8),
  );
const count = fc.constantFrom('1', '2', '3', '3+', 'Ground', '');
const yesNo = fc.constantFrom('Yes' as const, 'No' as const, '' as const);

/**
 * A listing with any of the payload's fields, in the shape that the contract takes, but for its owner. `photos` are
 * addresses of pictures that the owner has uploaded.
 */
export function anyPayload(photos: readonly string[]): fc.Arbitrary<Omit<ListingPayload, 'userId'>> {
  const lists = Object.fromEntries(IMAGE_CATEGORIES.map(({ key }) => [key, fc.subarray([...photos])]));
  const fields = {
    propertyType: fc.constantFrom('Residential', 'Commercial', 'Mixed use'),
    selectedSubtype: fc.constantFrom(...SUBTYPES, 'Houseboat'),
    type: fc.constantFrom('Sell', 'Rent'),
    locality: words(120),
    location: words(400),
    address: words(400),
    gatedCommunity: yesNo,
    facing: fc.constantFrom('East', 'North-West', 'Park'),
    noOfOpenSides: count,
    plotArea: amount(1e9),
    plotLength: amount(1e6),
    plotWidth: amount(1e6),
    widthOfTheRoad: amount(1e4),
    expectedPrice: amount(99_999_999_999),
    allInclusivePrice: fc.boolean(),
    taxNgovtChargesExcluded: fc.boolean(),
    priceNegotiable: fc.boolean(),
    chargeBrokerage: fc.boolean(),
    brokerChargesType: fc.constantFrom('fixed' as const, 'percentage' as const),
    brokerage: amount(1e6),
    brokerageNegotiable: fc.boolean(),
    approvedType: fc.constantFrom('Tuda', 'Rera', 'Panchayati'),
    totalBlocks: fc.integer({ min: 0, max: 100_000 }),
    noOfFloors: count,
    propertyFloorNo: count,
    noOfUnits: fc.integer({ min: 0, max: 100_000 }),
    noOfBuildings: fc.integer({ min: 0, max: 100_000 }),
    unitAreaRangeFrom: amount(1e6),
    unitAreaRangeTo: amount(1e6),
    projectArea: amount(1e6),
    unit: fc.constantFrom('acres', 'sq ft'),
    projectExtentArea: fc.constantFrom('12 acres', '1275 sq ft'),
    transactionType: fc.constantFrom('New', 'Resale'),
    balconies: count,
    bathroom: count,
    openParking: count,
    coveredParking: count,
    carpetArea: amount(1e9),
    flatNumber: words(40),
    servantRoom: fc.boolean(),
    reraId: words(60),
    furnishingType: fc.constantFrom('Fully Furnished', 'Semi Furnished', 'Unfurnished'),
    possessionStatus: fc.constantFrom('Under construction', 'Ready to move', 'ready_to_move'),
    unitConfig: fc.oneof(fc.constant('2, 3 & 4 BHK in one text'), fc.subarray(['2BHK', '3bhk', '4'], { minLength: 1 })),
    bedroom: fc.constantFrom('3 BHK', '5+ BHK', '6 BHK', '3', ''),
    bhk: fc.constantFrom('3', '4 BHK'),
    pricePerSqft: amount(1e6),
    about: words(5000),
    age: fc.integer({ min: 0, max: 500 }),
    maintenanceCharges: amount(1e6),
    builtUpArea: fc.oneof(amount(1e9), fc.constant(1275)),
    launchDate: fc.constantFrom('2027-06-01', 'Next summer'),
    specifications: words(5000),
    anyConstructionDone: yesNo,
    boundaryWall: yesNo,
    avgPricing: amount(1e6),
    unitPriceRangeFrom: amount(1e6),
    unitPriceRangeTo: amount(1e6),
    priceIncludes: words(400),
    otherCharges: amount(1e6),
    tokenAmount: amount(1e6),
    per: fc.constantFrom('month', 'sq ft'),
    video: fc.constant('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
    view: words(120),
    flooring: words(120),
    block: words(60),
    livingDiningFloor: words(200),
    bedroomFloor: words(200),
    kitchenFloor: words(200),
    kitchenFitting: words(200),
    toiletFitting: words(200),
    bedroomFitting: words(200),
    livingDiningWall: words(200),
    kitchenWall: words(200),
    bedroomWall: words(200),
    customAmenities: fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z ]{2,20}[a-z]$/), {
      maxLength: 3,
      selector: (word) => word.toLowerCase(),
    }),
  };
  return fc
    .tuple(
      fc.record({ ...fields, city: fc.constantFrom('Tirupati', 'Puttur ') }, { requiredKeys: ['city'] }),
      fc.record(lists, { requiredKeys: [] }),
    )
    .map(([described, pictures]) => ({ ...described, ...pictures }));
}
