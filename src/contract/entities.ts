import { z } from 'zod';
import { countWord, flag, imageList, images, numeric, recordId, rupees, squareFeet, text, yesNo } from './primitives';

const optional = <T extends z.ZodType>(shape: T) => shape.nullish();

export const locality = z.object({ name: text(120) });
export const city = z.object({ name: text(120), localities: z.array(locality) });
export const role = z.object({ roleCode: text(16) });

/** Who offers a listing, as it stands inside the listing. The phone is only ever there for a logged-in reader. */
export const owner = z.object({
  _id: recordId,
  name: optional(text(120)),
  username: optional(text(120)),
  image: optional(text(500)),
  profilePic: optional(text(500)),
  realEstateExperience: optional(numeric(100)),
  rating: optional(numeric(5)),
  phone: optional(text(20)),
});

export const finishes = {
  livingDiningFloor: optional(text(200)),
  bedroomFloor: optional(text(200)),
  kitchenFloor: optional(text(200)),
  kitchenFitting: optional(text(200)),
  toiletFitting: optional(text(200)),
  bedroomFitting: optional(text(200)),
  livingDiningWall: optional(text(200)),
  kitchenWall: optional(text(200)),
  bedroomWall: optional(text(200)),
} as const;

const pictures = {
  propertyMainImage: optional(images),
  projectImages: optional(imageList),
  floorPlans: optional(imageList),
  exteriorView: optional(imageList),
  livingRoom: optional(imageList),
  bedrooms: optional(imageList),
  bathrooms: optional(imageList),
  kitchen: optional(imageList),
  floorPlan: optional(imageList),
  parkingPlan: optional(imageList),
  masterPlan: optional(imageList),
  locationMap: optional(images),
  others: optional(imageList),
} as const;

export const amenityMap = z.record(z.string().max(60), z.boolean());

export const property = z.object({
  _id: recordId,
  name: optional(text(200)),
  userId: optional(z.union([owner, recordId])),
  ...pictures,
  projectBrochure: optional(text(500)),
  video: optional(text(500)),
  expectedPrice: optional(rupees),
  pricePerSqft: optional(rupees),
  plotArea: optional(squareFeet),
  builtUpArea: optional(squareFeet),
  carpetArea: optional(squareFeet),
  facing: optional(text(40)),
  bedroom: optional(countWord),
  bhk: optional(countWord),
  bathroom: optional(countWord),
  balconies: optional(countWord),
  type: optional(text(40)),
  selectedSubtype: optional(text(60)),
  propertyType: optional(text(60)),
  city: optional(text(120)),
  locality: optional(text(120)),
  address: optional(text(400)),
  possessionStatus: optional(text(60)),
  saleType: optional(text(40)),
  transactionType: optional(text(40)),
  furnishingType: optional(text(40)),
  about: optional(text(5000)),
  age: optional(numeric(500)),
  coveredParking: optional(countWord),
  openParking: optional(countWord),
  view: optional(text(120)),
  flooring: optional(text(120)),
  propertyFloorNo: optional(countWord),
  noOfFloors: optional(countWord),
  block: optional(text(60)),
  reraId: optional(text(60)),
  launchDate: optional(text(40)),
  /** 0 under review, 1 active, 2 deleted. */
  status: optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  amenities: optional(amenityMap),
  customAmenities: optional(z.array(text(60)).max(50)),
  priceNegotiable: optional(flag),
  gatedCommunity: optional(yesNo),
  /** When it was posted, ISO 8601. */
  createdAt: optional(text(40)),
  /** Pictures in all its lists, where the lists themselves are left out. */
  pictureCount: optional(z.number().int().min(0)),
  /** Only in the owner's own list: why a listing under review is not active. */
  reviewReason: optional(text(500)),
  /** Only in the owner's own list: how often others opened it, and got the phone number with it. */
  viewCount: optional(z.number().int().min(0)),
  phoneViewCount: optional(z.number().int().min(0)),
  enquiryCount: optional(z.number().int().min(0)),
  /** Only in the owner's own list: views on each of the last thirty days, today last. */
  viewsByDay: optional(z.array(z.number().int().min(0)).max(30)),
});

const configurationFields = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((n) => [
    [`unitAreaRangeFrom${n}BHK`, optional(squareFeet)],
    [`unitAreaRangeTo${n}BHK`, optional(squareFeet)],
    [`floorPlan${n}Bhk`, optional(imageList)],
  ]),
) as {
  [K in `unitAreaRangeFrom${1 | 2 | 3 | 4 | 5}BHK` | `unitAreaRangeTo${1 | 2 | 3 | 4 | 5}BHK`]: z.ZodOptional<
    z.ZodNullable<typeof squareFeet>
  >;
} & { [K in `floorPlan${1 | 2 | 3 | 4 | 5}Bhk`]: z.ZodOptional<z.ZodNullable<typeof imageList>> };

export const project = z.object({
  _id: recordId,
  name: optional(text(200)),
  userId: optional(z.union([owner, recordId])),
  builderName: optional(text(200)),
  ...pictures,
  locality: optional(text(120)),
  city: optional(text(120)),
  propertyType: optional(text(60)),
  unitConfig: optional(z.array(text(20)).max(10)),
  unitPriceRangeFrom: optional(rupees),
  unitPriceRangeTo: optional(rupees),
  unitAreaRangeFrom: optional(squareFeet),
  unitAreaRangeTo: optional(squareFeet),
  ...configurationFields,
  pricePerSqft: optional(rupees),
  possessionStatus: optional(text(60)),
  about: optional(text(5000)),
  projectBrochure: optional(text(500)),
  video: optional(text(500)),
  locationHighlights: optional(z.union([text(2000), z.array(text(300)).max(50)])),
  projectExtentArea: optional(text(60)),
  totalBlocks: optional(numeric(100_000)),
  totalPlots: optional(numeric(100_000)),
  totalVillas: optional(numeric(100_000)),
  noOfBuildings: optional(numeric(100_000)),
  noOfUnits: optional(numeric(100_000)),
  noOfFloors: optional(numeric(1_000)),
  launchDate: optional(text(40)),
  reraId: optional(text(60)),
  amenities: optional(amenityMap),
  customAmenities: optional(z.array(text(60)).max(50)),
  ...finishes,
  createdAt: optional(text(40)),
});

export const builder = z.object({
  _id: optional(recordId),
  name: text(200),
  image: optional(text(500)),
  since: optional(numeric(3000)),
  experience: optional(numeric(300)),
  about: optional(text(5000)),
  projects: optional(
    z.array(z.object({ _id: optional(recordId), name: text(200), propertyMainImage: optional(images) })),
  ),
  projectsList: optional(z.array(text(200))),
});

export const agent = z.object({
  _id: recordId,
  username: optional(text(120)),
  name: optional(text(120)),
  profilePic: optional(text(500)),
  locations: optional(z.array(z.object({ location: text(120) }))),
  realEstateExperience: optional(numeric(100)),
  propertyListings: optional(numeric(1_000_000)),
  rating: optional(numeric(5)),
  reviews: optional(z.array(z.object({ name: text(120), text: text(1000), rating: numeric(5) }))),
  languages: optional(z.array(text(40))),
  expertiseLocation: optional(text(200)),
  about: optional(text(5000)),
  phone: optional(text(20)),
  properties: optional(z.array(property)),
});

export const profile = z.object({
  name: optional(text(120)),
  username: optional(text(120)),
  phone: optional(text(20)),
  countryCode: optional(text(4)),
  profilePic: optional(text(500)),
  dateOfBirth: optional(text(10)),
  age: optional(numeric(150)),
  about: optional(text(5000)),
  gender: optional(z.enum(['Male', 'Female', ''])),
  aadharNumber: optional(text(20)),
  currentAddress: optional(text(400)),
  permanentAddress: optional(text(400)),
  workingCulture: optional(z.enum(['Full-Time', 'Part-Time', ''])),
  partTimeDescription: optional(text(1000)),
  workingIndividual: optional(text(200)),
  vehicle: optional(flag),
  realEstateExperience: optional(numeric(100)),
  higherQualification: optional(text(200)),
  expertiseProperties: optional(text(400)),
  expertiseLocation: optional(text(200)),
  commissionBuyer: optional(text(40)),
  commissionSeller: optional(text(40)),
  role: optional(role),
});

/** Who is logged in, as sign-in answers it and as the browser keeps it under `user`. */
export const sessionUser = z.object({
  _id: recordId,
  username: text(120),
  token: text(200).optional(),
  role,
  email: optional(text(254)),
  phone: optional(text(20)),
  countryCode: optional(text(4)),
});

export type City = z.infer<typeof city>;
export type Locality = z.infer<typeof locality>;
export type Owner = z.infer<typeof owner>;
export type Property = z.infer<typeof property>;
export type Project = z.infer<typeof project>;
export type Builder = z.infer<typeof builder>;
export type Agent = z.infer<typeof agent>;
export type Profile = z.infer<typeof profile>;
export type SessionUser = z.infer<typeof sessionUser>;
