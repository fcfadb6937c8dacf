import { z } from 'zod';
import { amenityMap, finishes, profile } from './entities';
import {
  countWord,
  flag,
  imageList,
  images,
  numeric,
  queryRupees,
  recordId,
  rupees,
  squareFeet,
  text,
  yesNo,
} from './primitives';

/* ---- questions of the GET calls: unknown parameters are refused, so that a typing error is seen ---- */

const nothing = z.strictObject({});
const word = text(80).optional();
/** Where the next page begins; made by the server, opaque to everybody else. */
const after = text(300).optional();
const listQuery = {
  city: word,
  bhkType: z.enum(['1', '2', '3', '4', '5']).optional(),
  minPrice: queryRupees.optional(),
  maxPrice: queryRupees.optional(),
  locality: word,
  possessionStatus: word,
  sort: z.enum(['newest', 'priceUp', 'priceDown', 'perSqft']).optional(),
  after,
} as const;
export const byId = z.strictObject({ id: recordId });

export const queries = {
  getHomeProjects: nothing,
  getHomeBuilders: nothing,
  getHomeAgents: nothing,
  getProperties: z.strictObject({ ...listQuery, selectedSubtype: word, transactionType: word, saleType: word }),
  getProjects: z.strictObject({ ...listQuery, propertyType: word }),
  getLocalities: nothing,
  getAgents: nothing,
  getAgent: byId,
  getBuilders: nothing,
  getProperty: byId,
  getProject: byId,
  getCurrentUser: nothing,
  getMyProperties: nothing,
  getProfile: nothing,
  searchCities: z.strictObject({ name: text(80) }),
  getCities: nothing,
} as const;

/* ---- bodies of the POST calls ---- */

const mobile = z.string().regex(/^\d{10}$/, 'must have exactly 10 digits');
const countryCode = z.union([z.literal('91'), z.literal(91)]);
const otp = z.string().regex(/^\d{6}$/, 'must have six digits');
const password = text(200).min(1, 'is required');
const emailAddress = z.email('must be an e-mail address').max(254);
const some = <T extends z.ZodType>(shape: T) => shape.nullish();

/** What posting and updating a listing have in common: the fields of the specification's entity section. */
const listingFields = {
  propertyType: some(text(60)),
  selectedSubtype: some(text(60)),
  type: some(text(40)),
  city: text(120).min(1, 'is required'),
  locality: some(text(120)),
  location: some(text(400)),
  address: some(text(400)),
  gatedCommunity: some(yesNo),
  facing: some(text(40)),
  noOfOpenSides: some(countWord),
  plotArea: some(squareFeet),
  plotLength: some(squareFeet),
  plotWidth: some(squareFeet),
  widthOfTheRoad: some(squareFeet),
  expectedPrice: some(rupees),
  allInclusivePrice: some(flag),
  taxNgovtChargesExcluded: some(flag),
  priceNegotiable: some(flag),
  chargeBrokerage: some(flag),
  brokerChargesType: some(z.enum(['fixed', 'percentage', ''])),
  brokerage: some(rupees),
  brokerageNegotiable: some(flag),
  approvedType: some(text(40)),
  name: some(text(200)),
  totalBlocks: some(numeric(100_000)),
  noOfFloors: some(countWord),
  propertyFloorNo: some(countWord),
  noOfUnits: some(numeric(100_000)),
  noOfBuildings: some(numeric(100_000)),
  unitAreaRangeFrom: some(squareFeet),
  unitAreaRangeTo: some(squareFeet),
  projectArea: some(squareFeet),
  unit: some(text(20)),
  projectExtentArea: some(text(60)),
  transactionType: some(text(40)),
  saleType: some(text(40)),
  balconies: some(countWord),
  bathroom: some(countWord),
  openParking: some(countWord),
  coveredParking: some(countWord),
  carpetArea: some(squareFeet),
  flatNumber: some(text(40)),
  servantRoom: some(flag),
  reraId: some(text(60)),
  furnishingType: some(text(40)),
  possessionStatus: some(text(60)),
  unitConfig: some(z.union([text(60), z.array(text(20)).max(10)])),
  bedroom: some(countWord),
  bhk: some(countWord),
  pricePerSqft: some(rupees),
  about: some(text(5000)),
  age: some(numeric(500)),
  maintenanceCharges: some(rupees),
  builtUpArea: some(squareFeet),
  launchDate: some(text(40)),
  specifications: some(text(5000)),
  anyConstructionDone: some(yesNo),
  boundaryWall: some(yesNo),
  avgPricing: some(rupees),
  unitPriceRangeFrom: some(rupees),
  unitPriceRangeTo: some(rupees),
  priceIncludes: some(text(400)),
  otherCharges: some(rupees),
  tokenAmount: some(rupees),
  per: some(text(40)),
  userId: recordId,
  video: some(text(500)),
  projectBrochure: some(text(500)),
  view: some(text(120)),
  flooring: some(text(120)),
  block: some(text(60)),
  propertyMainImage: some(images),
  projectImages: some(imageList),
  floorPlans: some(imageList),
  exteriorView: some(imageList),
  livingRoom: some(imageList),
  bedrooms: some(imageList),
  bathrooms: some(imageList),
  kitchen: some(imageList),
  floorPlan: some(imageList),
  parkingPlan: some(imageList),
  masterPlan: some(imageList),
  locationMap: some(images),
  others: some(imageList),
  termsAccepted: some(z.boolean()),
  amenities: some(amenityMap),
  customAmenities: some(z.array(text(60)).max(50)),
  ...finishes,
} as const;

export const bodies = {
  deleteProperty: z.strictObject({ _id: recordId }),
  updateProfile: profile.omit({ username: true, phone: true, countryCode: true, role: true }),
  postProperty: z.object(listingFields),
  updateProperty: z.object({ ...listingFields, _id: recordId }),
  signUp: z.strictObject({
    countryCode,
    username: text(120).trim().min(1, 'is required'),
    password,
    email: emailAddress,
    phone: mobile,
  }),
  signIn: z.strictObject({ countryCode, username: mobile, password }),
  validateOtp: z.strictObject({ _id: recordId, otp }),
  forgotPassword: z.strictObject({ username: emailAddress }),
  setPassword: z.strictObject({ id: recordId, otp, password: password.min(8, 'must have at least 8 characters') }),
  sendEnquiry: z.strictObject({
    kind: z.enum(['lead', 'callback', 'newsletter', 'report', 'agentApplication']),
    listingId: recordId.optional(),
    agentId: recordId.optional(),
    name: text(120).optional(),
    phone: mobile.optional(),
    email: emailAddress.optional(),
    interestedIn: z
      .array(z.enum(['2 BHK', '3 BHK', '4 BHK']))
      .max(3)
      .optional(),
    consent: z.boolean().optional(),
    message: text(2000).optional(),
    reason: text(200).optional(),
  }),
} as const;

export type Queries = { [K in keyof typeof queries]: z.infer<(typeof queries)[K]> };
export type Bodies = { [K in keyof typeof bodies]: z.infer<(typeof bodies)[K]> };
export type Enquiry = Bodies['sendEnquiry'];
export type ListingPayload = Bodies['postProperty'];
export type SignIn = Bodies['signIn'];
