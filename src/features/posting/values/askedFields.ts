import type { ListingPayload } from '@/contract/payloads';
import { writeAmenities } from '@/domain/amenities';
import type { PostingField } from './postingFields';
import { numberIn, type NumberField } from './numberFields';
import type { PostingValues } from './postingValues';

/** The payload's fields that a control asks for. The kind, the photos and the extent are made apart. */
type AskedField = Exclude<
  PostingField,
  'propertyType' | 'selectedSubtype' | 'type' | 'city' | 'termsAccepted' | 'morePricing'
>;

type Asked = Pick<ListingPayload, AskedField>;

/** A number as a number; what cannot be read goes as it was typed, so that the server names it instead of losing it. */
function amount(values: PostingValues, field: NumberField): number | string | null {
  return numberIn(values, field) ?? text(values[field]);
}

const text = (typed: string | undefined): string | null => {
  const plain = typed?.trim() ?? '';
  return plain === '' ? null : plain;
};

const yesNo = (choice: string | undefined): 'Yes' | 'No' | null =>
  choice === 'Yes' || choice === 'No' ? choice : null;

/** Every asked field as it is sent; null where nothing is given. */
export function askedFields(values: PostingValues): Required<Asked> {
  const { brokerChargesType, chargeBrokerage } = values;
  return {
    locality: text(values.locality),
    address: text(values.address),
    name: text(values.name),
    age: amount(values, 'age'),
    builtUpArea: amount(values, 'builtUpArea'),
    carpetArea: amount(values, 'carpetArea'),
    facing: text(values.facing),
    flatNumber: text(values.flatNumber),
    propertyFloorNo: text(values.propertyFloorNo),
    reraId: text(values.reraId),
    approvedType: text(values.approvedType),
    openParking: text(values.openParking),
    coveredParking: text(values.coveredParking),
    transactionType: text(values.transactionType),
    possessionStatus: text(values.possessionStatus),
    balconies: text(values.balconies),
    bedroom: text(values.bedroom),
    bathroom: text(values.bathroom),
    furnishingType: text(values.furnishingType),
    gatedCommunity: yesNo(values.gatedCommunity),
    about: text(values.about),
    noOfOpenSides: text(values.noOfOpenSides),
    widthOfTheRoad: amount(values, 'widthOfTheRoad'),
    plotArea: amount(values, 'plotArea'),
    plotLength: amount(values, 'plotLength'),
    plotWidth: amount(values, 'plotWidth'),
    anyConstructionDone: yesNo(values.anyConstructionDone),
    boundaryWall: yesNo(values.boundaryWall),
    noOfUnits: amount(values, 'noOfUnits'),
    noOfFloors: text(values.noOfFloors),
    amenities: writeAmenities(values.amenities),
    customAmenities: [...values.customAmenities],
    video: text(values.video),
    expectedPrice: amount(values, 'expectedPrice'),
    pricePerSqft: amount(values, 'pricePerSqft'),
    allInclusivePrice: values.allInclusivePrice ?? null,
    taxNgovtChargesExcluded: values.taxNgovtChargesExcluded ?? null,
    priceNegotiable: values.priceNegotiable ?? null,
    maintenanceCharges: amount(values, 'maintenanceCharges'),
    otherCharges: amount(values, 'otherCharges'),
    tokenAmount: amount(values, 'tokenAmount'),
    priceIncludes: text(values.priceIncludes),
    chargeBrokerage: chargeBrokerage === undefined ? null : chargeBrokerage === 'Yes',
    brokerChargesType: brokerChargesType ?? null,
    brokerage: amount(values, 'brokerage'),
    brokerageNegotiable: values.brokerageNegotiable ?? null,
  };
}
