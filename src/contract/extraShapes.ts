import { z } from 'zod';
import { agentReview } from './entities';
import { fault } from './faults';
import {
  ENQUIRY_STATES,
  INBOX_VIEWS,
  LONGEST_ANSWER,
  LONGEST_LOG,
  LONGEST_MESSAGE,
  LONGEST_NOTE,
  LONGEST_PROBLEM,
  REVIEW_TEXT,
} from './limits';
import { mobile, otp } from './payloads';
import { listingKind, password, recordId, text } from './primitives';

const nothing = z.strictObject({});
/** What was seen of a listing: its page was shown, or its owner's number was used. */
const seen = z.enum(['page', 'phone']);

const enquiryState = z.enum(ENQUIRY_STATES);
const progress = z.object({
  state: enquiryState,
  /** The agent's own words; nobody else reads them. */
  note: text(LONGEST_NOTE).nullable(),
  /** The day of the next step, YYYY-MM-DD. */
  nextOn: z.iso.date().nullable(),
});

const reviewText = text(REVIEW_TEXT.most).refine(
  (written) => written.trim().length >= REVIEW_TEXT.least,
  fault('shortReview'),
);
const ownReview = z.object({ stars: z.number().int().min(1).max(5), text: reviewText });

/** Degrees north and east, parted by a comma. */
const point = z.string().regex(/^-?\d{1,2}(\.\d{1,10})?,-?\d{1,3}(\.\d{1,10})?$/);

/** The questions of the extra calls. */
export const extraQuestions = {
  getSaved: nothing,
  getSentEnquiries: nothing,
  getSold: z.strictObject({ id: recordId }),
  /** Of one that is put back: when it was saved before, and what it cost then, rupees. */
  setSaved: z.strictObject({
    listingId: recordId,
    kind: listingKind,
    saved: z.boolean(),
    priceThen: z.number().nonnegative().optional(),
    savedAt: z.iso.datetime().optional(),
  }),
  noteView: z.strictObject({ listingId: recordId, seen }),
  getGivenNumbers: nothing,
  getPhone: nothing,
  /** Without a number: to the account's own. To another one with the account's password alone. */
  sendPhoneCode: z.strictObject({ phone: mobile.optional(), password: password.optional() }),
  confirmPhone: z.strictObject({ code: otp }),
  /** Without a body, too: it goes out while the page is being left. */
  logout: nothing.nullish(),
  getSessions: nothing,
  /** One, by its id, or all but the one that asks. */
  endSessions: z.union([z.strictObject({ id: recordId }), z.strictObject({ others: z.literal(true) })]),
  changePassword: z.strictObject({ current: password, password }),
  getInbox: z.strictObject({ after: text(300).optional(), state: z.enum(INBOX_VIEWS).optional() }),
  /** What is left out stays as it is. */
  followEnquiry: z
    .strictObject({ enquiryId: recordId, ...progress.partial().shape })
    .refine((asked) => Object.keys(asked).length > 1),
  /** Whether a listing of one's own is sold: then nobody finds it any longer. */
  setSold: z.strictObject({ _id: recordId, sold: z.boolean() }),
  /** That a listing of one's own is still for sale. */
  renewProperty: z.strictObject({ _id: recordId }),
  getStanding: nothing,
  /** Where the deletion of an account is asked for, the password is asked for again. */
  deleteAccount: z.strictObject({ password }),
  cancelDeletion: nothing,
  getMyData: nothing,
  getReviews: z.strictObject({ agentId: recordId, after: text(300).optional() }),
  getMyReview: z.strictObject({ agentId: recordId }),
  /** Writes or changes the one review of an agent; null takes it away. */
  setReview: z.strictObject({ agentId: recordId, review: ownReview.nullable() }),
  /** Null takes the answer away. */
  answerReview: z.strictObject({ reviewId: recordId, answer: text(LONGEST_ANSWER).min(1).nullable() }),
  reportReview: z.strictObject({ reviewId: recordId, reason: text(500).min(1) }),
  /** By the last part of its address. */
  getArticle: z.strictObject({ id: recordId }),
  /** A page of all, from 1. */
  getNews: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).optional() }),
  /** What somebody typed, or where somebody is; neither: what is popular. */
  search: z.strictObject({ q: text(80).optional(), near: point.optional() }),
  /** What went wrong, in somebody's own words; the page's path and the build that it is of; the action log, gzip in base64. */
  sendProblem: z.strictObject({
    words: text(LONGEST_PROBLEM).refine((written) => written.trim() !== '', fault('required')),
    page: text(300).regex(/^\/(?![/\\])[^\s\\]*$/),
    build: text(100),
    log: z.string().max(LONGEST_LOG).optional(),
  }),
} as const;

/** The lists' filters as a search gives them; those that it says nothing about are left out. Rupees. */
const searchFilters = z.object({
  city: text(80).optional(),
  locality: text(900).optional(),
  selectedSubtype: text(40).optional(),
  bhkType: text(9).optional(),
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  transactionType: text(20).optional(),
  possessionStatus: text(40).optional(),
  furnishingType: text(20).optional(),
  facing: text(20).optional(),
  /** Square feet. */
  minArea: z.number().optional(),
  maxArea: z.number().optional(),
});

/** Something that a search leads to: a list under filters, or the page of a project, a builder or a realtor. */
const searchHit = z.object({
  kind: z.enum(['place', 'landmark', 'project', 'builder', 'realtor', 'type']),
  label: text(200),
  /** Tells hits of one label apart, such as a locality's city. */
  note: text(200).nullable(),
  filters: searchFilters.nullable(),
  /** The project's, the builder's or the realtor's. */
  id: recordId.nullable(),
  /** How many active listings the place has. */
  count: z.number().nullable(),
  /** The words of the text that it does not use, as they were typed. */
  unused: z.array(text(80)).optional(),
});

/** A device that is logged in. */
const openSession = z.object({
  /** Neither its token nor anything that a token is found by. */
  id: recordId,
  /** "Chrome on Android"; null when the browser said nothing that is known. */
  device: text(80).nullable(),
  /** ISO 8601; the last use to the minute. */
  createdAt: text(40),
  lastUsedAt: text(40),
  /** The one that asks. */
  current: z.boolean(),
});

/** Somebody's wish to hear from an agent, as the agent reads it. */
export const inboxEntry = z.object({
  _id: recordId,
  kind: z.enum(['lead', 'callback']),
  listingId: recordId.nullable(),
  listingKind: listingKind.nullable(),
  /** The listing's name, of one without what and where it is; null when the enquiry is about the agent, not about a listing. */
  listingName: text(200).nullable(),
  name: text(120).nullable(),
  phone: text(20).nullable(),
  email: text(254).nullable(),
  interestedIn: z.array(text(20)),
  message: text(LONGEST_MESSAGE).nullable(),
  /** ISO 8601. */
  createdAt: text(40),
  /** A server that keeps none leaves it out. */
  progress: progress.optional(),
});

/** A listing that was for sale and is sold: what everybody could read of it, no more than what it was, where, and for how much. */
const soldListing = z.object({
  name: text(200).nullable(),
  selectedSubtype: text(60).nullable(),
  propertyType: text(60).nullable(),
  city: text(120).nullable(),
  locality: text(120).nullable(),
  bhk: z.number().nullable(),
  /** What it was offered for last, rupees. */
  expectedPrice: z.number().nullable(),
  /** Areas in sq ft. */
  builtUpArea: z.number().nullable(),
  carpetArea: z.number().nullable(),
  plotArea: z.number().nullable(),
});
export type SoldListing = z.infer<typeof soldListing>;

/** What lists say of an article. */
const newsHead = z.object({
  slug: recordId,
  topic: text(100),
  title: text(200),
  /** YYYY-MM-DD. */
  date: text(10),
  summary: text(500),
});

export const extraAnswers = {
  /**
   * The one saved last first, with what each cost then and costs now (a project: at least), rupees. Of a listing that is no
   * longer shown, no more is told than when it was saved and that it is gone; of one that was sold also what it cost then,
   * and what everybody may know.
   */
  getSaved: z.array(
    z.object({
      listingId: recordId,
      kind: listingKind,
      savedAt: text(30),
      priceThen: z.number().optional(),
      price: z.number().optional(),
      gone: z.literal(true).optional(),
      sold: soldListing.optional(),
    }),
  ),
  getSold: soldListing,
  setSaved: z.object({ message: text(500) }),
  noteView: z.object({ message: text(500) }),
  /** The owners whose numbers the account was given lately: they cost it nothing again. */
  getGivenNumbers: z.array(z.object({ ownerId: recordId, phone: text(20) })),
  /** Null where no number can be proven: the next two are not there then. The phone is null where the account lost it. */
  getPhone: z.object({ phone: text(20).nullable(), confirmed: z.boolean() }).nullable(),
  sendPhoneCode: z.object({ message: text(500) }),
  confirmPhone: z.object({ message: text(500) }),
  logout: z.object({ message: text(500) }),
  /** The one used last first. */
  getSessions: z.array(openSession),
  endSessions: z.object({ message: text(500) }),
  /** The session goes on under a new token. */
  changePassword: z.object({ message: text(500), token: text(200) }),
  /** The newest first, a page at a time: `X-Total-Count`, and `Link` to the next. */
  getInbox: z.array(inboxEntry),
  followEnquiry: z.object({ message: text(500) }),
  /** The listings that one asked about and that are still shown, the last one first; `askedAt`: when last, ISO 8601. */
  getSentEnquiries: z.array(z.object({ listingId: recordId, kind: listingKind, askedAt: z.iso.datetime() })),
  setSold: z.object({ message: text(500) }),
  renewProperty: z.object({ message: text(500) }),
  /**
   * When the account is erased, ISO 8601; null unless its owner deleted it. What is said of its application to be an
   * agent; null unless one waits.
   */
  getStanding: z.object({ deletionDueAt: text(40).nullable(), application: text(500).nullable() }),
  deleteAccount: z.object({ message: text(500), deletionDueAt: text(40) }),
  cancelDeletion: z.object({ message: text(500) }),
  /** A zip file, not JSON. */
  getMyData: z.unknown(),
  /** The newest first, a page at a time: `X-Total-Count`, and `Link` to the next. */
  getReviews: z.array(agentReview),
  /** One's own review of an agent, and whether one may write it: only who enquired. */
  getMyReview: z.object({
    mayReview: z.boolean(),
    review: ownReview.extend({ hiddenReason: text(500).nullable() }).nullable(),
  }),
  setReview: z.object({ message: text(500) }),
  answerReview: z.object({ message: text(500) }),
  reportReview: z.object({ message: text(500) }),
  sendProblem: z.object({ message: text(500) }),
  getArticle: newsHead.extend({
    /** Paragraphs, in order: plain texts. */
    body: z.array(text(20_000)),
    picture: z.object({ src: text(500), alt: text(500) }).nullable(),
  }),
  /** The newest first; `pages`: how many pages there are. */
  getNews: z.object({ articles: z.array(newsHead), pages: z.number() }),
  search: z.object({
    /** Where the text leads when it is sent off; null when nothing of it is understood. */
    match: searchHit.nullable(),
    /** Whether every word was understood as it is written. */
    exact: z.boolean(),
    suggestions: z.array(searchHit),
    /** Known names that sound like it; none for an exact text. */
    didYouMean: z.array(searchHit),
    /** Places with listings: near the one that is meant, else the popular ones. */
    nearby: z.array(searchHit),
  }),
} as const;

export type ExtraQuestions = { [K in keyof typeof extraQuestions]: z.infer<(typeof extraQuestions)[K]> };
type ExtraAnswers = { [K in keyof typeof extraAnswers]: z.infer<(typeof extraAnswers)[K]> };
export type OpenSession = z.infer<typeof openSession>;
export type SearchHit = z.infer<typeof searchHit>;
export type SearchAnswer = ExtraAnswers['search'];
export type OwnReview = z.infer<typeof ownReview>;
export type InboxEntry = z.infer<typeof inboxEntry>;
