import { images, isRaw, number, text, texts } from './coerce';

export const listingImages = {
  propertyMainImage: images,
  projectImages: images,
  floorPlans: images,
  exteriorView: images,
  livingRoom: images,
  bedrooms: images,
  bathrooms: images,
  kitchen: images,
  floorPlan: images,
  parkingPlan: images,
  masterPlan: images,
  locationMap: images,
  others: images,
} as const;

export const finishes = {
  livingDiningFloor: text,
  bedroomFloor: text,
  kitchenFloor: text,
  kitchenFitting: text,
  toiletFitting: text,
  bedroomFitting: text,
  livingDiningWall: text,
  kitchenWall: text,
  bedroomWall: text,
} as const;

const configurationFields = {
  unitAreaRangeFrom1BHK: number,
  unitAreaRangeTo1BHK: number,
  floorPlan1Bhk: images,
  unitAreaRangeFrom2BHK: number,
  unitAreaRangeTo2BHK: number,
  floorPlan2Bhk: images,
  unitAreaRangeFrom3BHK: number,
  unitAreaRangeTo3BHK: number,
  floorPlan3Bhk: images,
  unitAreaRangeFrom4BHK: number,
  unitAreaRangeTo4BHK: number,
  floorPlan4Bhk: images,
  unitAreaRangeFrom5BHK: number,
  unitAreaRangeTo5BHK: number,
  floorPlan5Bhk: images,
} as const;

export const PROJECT_FIELDS = {
  ...listingImages,
  ...finishes,
  ...configurationFields,
  name: text,
  builderName: text,
  locality: text,
  city: text,
  propertyType: text,
  unitConfig: texts,
  unitPriceRangeFrom: number,
  unitPriceRangeTo: number,
  unitAreaRangeFrom: number,
  unitAreaRangeTo: number,
  pricePerSqft: number,
  possessionStatus: text,
  about: text,
  projectBrochure: text,
  video: text,
  locationHighlights: texts,
  projectExtentArea: text,
  totalBlocks: number,
  totalPlots: number,
  totalVillas: number,
  noOfBuildings: number,
  noOfUnits: number,
  noOfFloors: number,
  launchDate: text,
  reraId: text,
  customAmenities: texts,
  createdAt: text,
  pictureCount: number,
} as const;

/** `[{location: 'Alipiri'}]`, or the words themselves. */
const locations = (value: unknown): readonly string[] | null =>
  texts(Array.isArray(value) ? value.map((one: unknown) => (isRaw(one) ? one['location'] : one)) : value);

export interface Review {
  readonly name: string;
  readonly text: string;
  readonly rating: number | null;
}
const reviews = (value: unknown): readonly Review[] | null =>
  Array.isArray(value)
    ? value.filter(isRaw).map((one) => ({
        name: text(one['name']) ?? 'A customer',
        text: text(one['text']) ?? '',
        rating: number(one['rating']),
      }))
    : null;

export const AGENT_FIELDS = {
  username: text,
  name: text,
  profilePic: text,
  locations,
  realEstateExperience: number,
  propertyListings: number,
  rating: number,
  reviews,
  languages: texts,
  expertiseLocation: text,
  about: text,
  phone: text,
} as const;

export const BUILDER_FIELDS = {
  name: text,
  image: text,
  since: number,
  experience: number,
  about: text,
  projectsList: texts,
} as const;
