import { z } from 'zod';
import { recordId, text } from './primitives';

const nothing = z.strictObject({});
const listingKind = z.enum(['property', 'project']);

/** The questions of the extra calls. */
export const extraQuestions = {
  getSaved: nothing,
  setSaved: z.strictObject({ listingId: recordId, kind: listingKind, saved: z.boolean() }),
  getInbox: z.strictObject({ after: text(300).optional() }),
} as const;

/** Somebody's wish to hear from an agent, as the agent reads it. */
export const inboxEntry = z.object({
  _id: recordId,
  kind: z.enum(['lead', 'callback']),
  listingId: recordId.nullable(),
  listingKind: listingKind.nullable(),
  /** The listing's name; null when the enquiry is about the agent, not about a listing. */
  listingName: text(200).nullable(),
  name: text(120).nullable(),
  phone: text(20).nullable(),
  email: text(254).nullable(),
  interestedIn: z.array(text(20)),
  message: text(2000).nullable(),
  /** ISO 8601. */
  createdAt: text(40),
});

export const extraAnswers = {
  /** The newest first; a listing that is no longer shown is left out. */
  getSaved: z.array(z.object({ listingId: recordId, kind: listingKind })),
  setSaved: z.object({ message: text(500) }),
  /** The newest first, a page at a time: `X-Total-Count`, and `Link` to the next. */
  getInbox: z.array(inboxEntry),
} as const;

export type ExtraQuestions = { [K in keyof typeof extraQuestions]: z.infer<(typeof extraQuestions)[K]> };
export type ExtraAnswers = { [K in keyof typeof extraAnswers]: z.infer<(typeof extraAnswers)[K]> };
export type ListingKind = z.infer<typeof listingKind>;
export type InboxEntry = z.infer<typeof inboxEntry>;
