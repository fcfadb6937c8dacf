import { z } from 'zod';
import { fault } from './faults';
import { shapesOf } from './fieldShapes';
import { LONGEST_MESSAGE } from './limits';
import { LISTING_FIELDS } from './listingFields';
import { nameText, password, queryRupees, querySquareFeet, recordId, text } from './primitives';
import { ASKED_OF_PROFILE, PROFILE_FIELDS } from './profileFields';

/* ---- questions of the GET calls: unknown parameters are refused, so that a typing error is seen ---- */

const nothing = z.strictObject({});
const word = text(80).optional();
/** Where the next page begins; made by the server, opaque to everybody else. */
const after = text(300).optional();
const page = z.strictObject({ after });
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
/** Several values of one filter, of which any will do, parted by `|`. */
const severalWords = text(900).optional();
/** Beside the specified filters of both lists; the answer names them in `X-Filters`. */
export const severalFilters = { types: severalWords, bhks: severalWords, localities: severalWords } as const;
/** A filter whose choices can be counted. */
const countedFilter = z.enum(['selectedSubtype', 'bhkType', 'locality']);
/** Beside the specified filters of listings; the answer names them in `X-Filters`. */
export const extraFilters = {
  ...severalFilters,
  withRera: z.literal('1').optional(),
  withPhotos: z.literal('1').optional(),
  furnishingType: word,
  facing: word,
  floor: z.enum(['ground', '1-3', '4-9', '10+']).optional(),
  minArea: querySquareFeet.optional(),
  maxArea: querySquareFeet.optional(),
  /** No listings: `X-Counts` says how many each choice of this filter would give, with the other filters kept. */
  counts: countedFilter.optional(),
} as const;
export const byId = z.strictObject({ id: recordId });
/** A detail; with `look=1` for a card that shows a listing and carries no phone. Servers that do not know it ignore it. */
const detail = byId.extend({ look: z.literal('1').optional() });

export const queries = {
  getHomeProjects: nothing,
  getHomeBuilders: nothing,
  getHomeAgents: nothing,
  getProperties: z.strictObject({
    ...listQuery,
    selectedSubtype: word,
    transactionType: word,
    saleType: word,
    ...extraFilters,
  }),
  getProjects: z.strictObject({ ...listQuery, propertyType: word, ...severalFilters }),
  getLocalities: nothing,
  getAgents: page,
  getAgent: byId,
  getBuilders: nothing,
  getProperty: detail,
  getProject: detail,
  getCurrentUser: nothing,
  getMyProperties: page,
  getProfile: nothing,
  searchCities: z.strictObject({ name: text(80) }),
  getCities: nothing,
} as const;

/* ---- bodies of the POST calls ---- */

export const mobile = z.string().regex(/^\d{10}$/, fault('wrongMobile'));
const countryCode = z.union([z.literal('91'), z.literal(91)]);
/** A code without the blanks in which a message prints it. */
const code = z.string().overwrite((typed) => typed.replace(/\s/g, ''));
export const otp = code.regex(/^\d{6}$/, fault('sixDigits'));
/** The six digits, or the twenty of the long code in the same message. */
const resetOtp = code.regex(/^\d{6}(\d{14})?$/, fault('sixOrTwentyDigits'));
const emailAddress = z.email(fault('wrongEmail')).max(254);
const some = <T extends z.ZodType>(shape: T) => shape.nullish();

/** What posting and updating a listing have in common [WIZ-16]. */
const listingFields = {
  ...shapesOf(LISTING_FIELDS),
  city: nameText(120).min(1),
  brokerChargesType: some(z.enum(['fixed', 'percentage', ''])),
  termsAccepted: some(z.boolean()),
  userId: recordId,
} as const;

export const bodies = {
  deleteProperty: z.strictObject({ _id: recordId }),
  updateProfile: z.object(shapesOf(PROFILE_FIELDS, ASKED_OF_PROFILE)),
  postProperty: z.object(listingFields),
  /** `mark`: what the own list named the listing when the edit began; 412 where it says something else by now. */
  updateProperty: z.object({ ...listingFields, _id: recordId, mark: some(text(40)) }),
  signUp: z.strictObject({
    countryCode,
    username: nameText(120).min(1),
    password,
    email: emailAddress,
    phone: mobile,
  }),
  signIn: z.strictObject({ countryCode, username: mobile, password }),
  validateOtp: z.strictObject({ _id: recordId, otp }),
  forgotPassword: z.strictObject({ username: emailAddress }),
  setPassword: z.strictObject({ id: recordId, otp: resetOtp, password }),
  sendEnquiry: z.strictObject({
    kind: z.enum(['lead', 'callback', 'newsletter', 'report', 'agentApplication']),
    listingId: recordId.optional(),
    agentId: recordId.optional(),
    name: nameText(120).optional(),
    phone: mobile.optional(),
    email: emailAddress.optional(),
    interestedIn: z
      .array(z.enum(['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK']))
      .max(5)
      .optional(),
    consent: z.boolean().optional(),
    message: text(LONGEST_MESSAGE).optional(),
    reason: text(200).optional(),
  }),
} as const;

export type Queries = { [K in keyof typeof queries]: z.infer<(typeof queries)[K]> };
export type Bodies = { [K in keyof typeof bodies]: z.infer<(typeof bodies)[K]> };
export type Enquiry = Bodies['sendEnquiry'];
export type ListingPayload = Bodies['postProperty'];
