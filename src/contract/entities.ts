import { z } from 'zod';
import { shapesOf } from './fieldShapes';
import { LONGEST_ANSWER, REVIEW_TEXT } from './limits';
import { LISTING_FIELDS, PROJECT_FIELDS } from './listingFields';
import { numeric, recordId, text } from './primitives';
import { PROFILE_FIELDS, PUBLIC_PROFILE } from './profileFields';

const optional = <T extends z.ZodType>(shape: T) => shape.nullish();

/** `also`: other names, where a name is searched for; a server need not tell them. */
export const locality = z.object({ name: text(120), also: z.array(text(120)).optional() });
export const city = z.object({ ...locality.shape, localities: z.array(locality) });
export const role = z.object({ roleCode: text(16) });

/** What is said of a phone, or in its place to a reader who was given all the numbers of a day. */
const aboutPhone = {
  /** Whether its owner has proven it by a code that was sent to it. */
  numberConfirmed: optional(z.boolean()),
  /** When there are numbers again, ISO 8601. */
  numbersFrom: optional(text(40)),
  /** How many the account was given; absent where it is the network address that was given as many as it gets. */
  numbersSeen: optional(z.number().int().min(0)),
} as const;

/** Within how many hours an agent usually does something about an enquiry; only details say so. */
const within = optional(z.number().int().min(1));

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
  answersWithin: within,
  ...aboutPhone,
});

/** What the register of RERA says of the number that is given; absent where nobody can say. */
const aboutRera = {
  reraFound: optional(z.boolean()),
  /** When it was last seen there, ISO 8601. */
  reraSeenAt: optional(text(40)),
  /** YYYY-MM-DD. */
  reraValidUntil: optional(text(10)),
} as const;

/** A listing. The specification's words for its fields are rows of `LISTING_FIELDS`; the others are the server's own. */
export const property = z.object({
  ...shapesOf(LISTING_FIELDS),
  _id: recordId,
  userId: optional(z.union([owner, recordId])),
  /** 0 under review, 1 active, 2 deleted. */
  status: optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  /** When it was posted, ISO 8601. */
  createdAt: optional(text(40)),
  /** When its owner last said that it is still for sale, ISO 8601; null: never. */
  renewedAt: optional(text(40)),
  /** The day on which an operator saw it where it is, as it is described, YYYY-MM-DD. */
  visitedOn: optional(text(10)),
  /** Pictures in all its lists, where the lists themselves are left out. */
  pictureCount: optional(z.number().int().min(0)),
  ...aboutRera,
  /** How its price changed while it was shown, the latest first; `at` in ISO 8601. */
  priceChanges: optional(z.array(z.object({ from: numeric(1e15), to: numeric(1e15), at: text(40) })).max(10)),
  /** The landmarks nearest to its locality, with their names in Telugu and Hindi; km as the crow flies. */
  landmarks: optional(
    z.array(z.object({ name: text(120), te: text(120), hi: text(120), km: z.number().min(0).max(100) })).max(10),
  ),
  /** What its locality asked for its kind, month by month (YYYY-MM), in rupees per sq ft: the middle, and the middle half. */
  askingMonths: optional(
    z
      .array(
        z.object({
          month: text(7),
          listings: numeric(1e9),
          low: numeric(1e15),
          middle: numeric(1e15),
          high: numeric(1e15),
        }),
      )
      .max(12),
  ),
  /** Only in the owner's own list: names what it says, another one once it says something else; an edit may send it along. */
  mark: optional(text(40)),
  /** Only in the owner's own list: it is sold, and not shown any longer. */
  sold: optional(z.boolean()),
  /** Only in the owner's own list: why a listing under review is not active. */
  reviewReason: optional(text(2000)),
  /** Only in the owner's own list: the fields that this is about, in its order. */
  reviewFields: optional(z.array(text(60)).max(200)),
  /** Only in the owner's own list: it is shown once its owner's number is confirmed. */
  waitsForNumber: optional(z.boolean()),
  /** Only in the owner's own list: how often others opened it, and got the phone number with it. */
  viewCount: optional(z.number().int().min(0)),
  phoneViewCount: optional(z.number().int().min(0)),
  enquiryCount: optional(z.number().int().min(0)),
  /** Only in the owner's own list: views on each of the last thirty days, today last. */
  viewsByDay: optional(z.array(z.number().int().min(0)).max(30)),
});

export const project = z.object({
  ...shapesOf(PROJECT_FIELDS),
  _id: recordId,
  /** Its builder's logo. */
  builderImage: optional(text(500)),
  userId: optional(z.union([owner, recordId])),
  // Of some servers one text.
  locationHighlights: optional(z.union([text(2000), z.array(text(300)).max(50)])),
  createdAt: optional(text(40)),
  ...aboutRera,
});

export const builder = z.object({
  _id: optional(recordId),
  name: text(200),
  image: optional(text(500)),
  since: optional(numeric(3000)),
  experience: optional(numeric(300)),
  about: optional(text(5000)),
  projects: optional(
    z.array(
      project
        .pick({
          propertyMainImage: true,
          city: true,
          locality: true,
          propertyType: true,
          unitPriceRangeFrom: true,
          unitPriceRangeTo: true,
          unitConfig: true,
          possessionStatus: true,
          reraId: true,
        })
        .extend({ _id: optional(recordId), name: text(200) }),
    ),
  ),
  projectsList: optional(z.array(text(200))),
});

/** What somebody says of an agent. The specification's words are the name, the text and the rating. */
export const agentReview = z.object({
  /** The first name alone. */
  name: text(120),
  text: text(REVIEW_TEXT.most),
  rating: numeric(5),
  /** Of servers with the extra calls only. */
  _id: optional(recordId),
  /** ISO 8601. */
  createdAt: optional(text(40)),
  /** The agent's own words. */
  answer: optional(text(LONGEST_ANSWER)),
});

export const agent = z.object({
  _id: recordId,
  username: optional(text(120)),
  name: optional(text(120)),
  ...shapesOf(PROFILE_FIELDS, PUBLIC_PROFILE),
  locations: optional(z.array(z.object({ location: text(120) }))),
  propertyListings: optional(numeric(1_000_000)),
  rating: optional(numeric(5)),
  /** The newest first. */
  reviews: optional(z.array(agentReview)),
  /** How many there are; a server without the extra calls leaves it out. */
  reviewCount: optional(z.number().int().min(0)),
  phone: optional(text(20)),
  answersWithin: within,
  ...aboutPhone,
  properties: optional(z.array(property)),
});

export const profile = z.object({
  ...shapesOf(PROFILE_FIELDS),
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
  profilePic: optional(text(500)),
});

export type Owner = z.infer<typeof owner>;
export type Property = z.infer<typeof property>;
export type Project = z.infer<typeof project>;
export type Builder = z.infer<typeof builder>;
export type AgentReview = z.infer<typeof agentReview>;
export type Agent = z.infer<typeof agent>;
export type Profile = z.infer<typeof profile>;
