import { z } from 'zod';
import { ACTIONS, LONGEST_REASON, OPERATOR_ROLES, REFUSALS } from './console';
import { after, done, listingState, mark, nothing, someone } from './consoleParts';
import { homeAnswers, homeQuestions } from './homeShapes';
import { contentAnswers, contentQuestions } from './contentShapes';
import { otp } from './payloads';
import { peopleAnswers, peopleQuestions } from './peopleShapes';
import { placeAnswers, placeQuestions } from './placeShapes';
import { nameText, password, recordId, text } from './primitives';

const action = z.enum(ACTIONS);
const role = z.enum(OPERATOR_ROLES);
const token = text(100).min(1);
/** What an operator is called, and signs in with. */
export const operatorName = nameText(40).min(1);

/** What a browser made of a challenge; the package reads the rest of it. */
const passkeyAnswer = (response: readonly string[]) =>
  z.looseObject({
    id: text(1400),
    type: z.literal('public-key'),
    response: z.looseObject(Object.fromEntries(response.map((name) => [name, text(20_000)]))),
  });
const assertion = passkeyAnswer(['clientDataJSON', 'authenticatorData', 'signature']);
const attestation = passkeyAnswer(['clientDataJSON', 'attestationObject']);

/** The listing as the operator saw it: one that has changed since is not decided. */
const seenListing = { id: recordId, mark };

export const consoleQuestions = {
  getWays: nothing,
  askPasskey: nothing,
  signInByPasskey: z.strictObject({ passkey: assertion }),
  signInByPassword: z.strictObject({ name: operatorName, password, code: otp }),
  signInToDemo: z.strictObject({ token }),
  openLink: z.strictObject({ token }),
  joinByPasskey: z.strictObject({ token, passkey: attestation }),
  joinByPassword: z.strictObject({ token, password, code: otp }),
  getSession: nothing,
  signOut: nothing,
  getQueue: z.strictObject({ after }),
  approveListing: z.strictObject(seenListing),
  /** One of the reasons that are given often, or what the operator wrote, or both. */
  refuseListing: z.strictObject({ ...seenListing, refusal: z.enum(REFUSALS).optional(), reason: text(LONGEST_REASON) }),
  undoDecision: z.strictObject({ id: recordId }),
  /** `q`: words of its name, its kind, its place or its owner's name; all of them without. */
  getListings: z.strictObject({ q: text(120).optional(), state: listingState.optional(), after }),
  /** `q`: its id, or the address of its page. */
  findListing: z.strictObject({ q: text(500).min(1) }),
  /** The day on which somebody was there; null takes it back. */
  visitListing: z.strictObject({ ...seenListing, on: z.iso.date().nullable() }),
  ...peopleQuestions,
  ...homeQuestions,
  /** `until`: the last day, by India's clock. */
  getAudit: z.strictObject({
    after,
    action: action.optional(),
    operator: recordId.optional(),
    until: z.iso.date().optional(),
  }),
  getOperators: nothing,
  addOperator: z.strictObject({ name: operatorName, role }),
  linkOperator: z.strictObject({ id: recordId }),
  removeOperator: z.strictObject({ id: recordId }),
  getSettings: nothing,
  changeSettings: z.strictObject({ settings: z.record(text(20), text(1000)) }),
  ...placeQuestions,
  ...contentQuestions,
} as const;

const signedIn = z.object({ name: text(40), role });
/** A one-time link, shown once. */
const link = z.object({ name: text(40), link: text(500) });

/** A listing as an operator judges it. */
const queuedListing = z.object({
  id: recordId,
  /** Names what is seen here: goes back with the decision. */
  mark: text(64),
  /** ISO 8601. */
  createdAt: text(40),
  owner: z.object({ id: recordId, name: text(120), activeListings: z.number(), since: text(40) }),
  /** When it is checked by itself, ISO 8601; null when an operator decides. */
  dueAt: text(40).nullable(),
  status: listingState,
  /** The day on which an operator was there, YYYY-MM-DD. */
  visitedOn: text(10).nullable(),
  /** What a check by machine says; `listingId`: the other listing that it is about. */
  hints: z.array(z.object({ text: text(1000), listingId: text(60).nullable() })),
  /** What differs from the listing that was refused last, as it was then; null when none was. */
  changed: z.record(z.string(), z.unknown()).nullable(),
  /** What its owner was told then; null where that is not known. */
  refusedFor: text(1000).nullable(),
  /** Its fields, but for where exactly somebody lives. */
  doc: z.record(z.string(), z.unknown()),
});

/** A listing as a row of a list. */
const listedListing = queuedListing
  .pick({ id: true, createdAt: true, status: true, doc: true })
  .extend({ owner: someone });

const auditEntry = z.object({
  id: recordId,
  /** Null: the command line. */
  operator: text(40).nullable(),
  /** ISO 8601. */
  at: text(40),
  action,
  /** `kind:id`, or a name. */
  subject: text(200),
  /** How that record is called now; null where it is gone, or the subject is a name. */
  subjectName: text(200).nullable(),
  /** Of a change of Home the records in `before` and `after`, by their ids: each as a subject, and how it is called now. */
  records: z.record(recordId, z.object({ subject: text(200), name: text(200) })),
  /** JSON; null for nothing. */
  before: text(20_000).nullable(),
  after: text(20_000).nullable(),
  reason: text(1000).nullable(),
});

const operator = z.object({
  id: recordId,
  name: text(40),
  role,
  /** ISO 8601, as the others. */
  createdAt: text(40),
  lastSeenAt: text(40).nullable(),
  /** How they sign in; null until the link was used. */
  signsInBy: z.enum(['passkey', 'password']).nullable(),
});

export const consoleAnswers = {
  /** Whether passkeys work under the address that is asked for. */
  getWays: z.object({ passkeys: z.boolean() }),
  /** What the browser's own function takes. */
  askPasskey: z.object({ options: z.looseObject({ challenge: text(200) }) }),
  signInByPasskey: signedIn,
  signInByPassword: signedIn,
  signInToDemo: signedIn,
  openLink: z.object({
    name: text(40),
    role,
    /** A link of the demo signs in as it is. */
    demo: z.boolean(),
    /** For a new passkey; null where there are none. */
    options: z.looseObject({ challenge: text(200) }).nullable(),
    /** For the codes, as a program takes it and as a person types it. */
    codes: z.object({ uri: text(500), secret: text(100) }),
  }),
  joinByPasskey: signedIn,
  joinByPassword: signedIn,
  getSession: signedIn,
  signOut: done,
  /** The oldest first. `after` leads to the next page; null at the end. */
  getQueue: z.object({ listings: z.array(queuedListing), total: z.number(), after: text(300).nullable() }),
  approveListing: done,
  refuseListing: done,
  undoDecision: done,
  /**
   * The newest first. `total`: all in these states, where no words are looked for. `until`: so far back was looked, where
   * older ones are left, ISO 8601.
   */
  getListings: z.object({
    listings: z.array(listedListing),
    total: z.number().nullable(),
    until: text(40).nullable(),
    after: text(300).nullable(),
  }),
  findListing: z.object({ listing: queuedListing.nullable() }),
  visitListing: done,
  ...peopleAnswers,
  ...homeAnswers,
  /** The newest first. Filters by operator name those that there are. */
  getAudit: z.object({
    entries: z.array(auditEntry),
    operators: z.array(z.object({ id: recordId, name: text(40) })),
    after: text(300).nullable(),
  }),
  getOperators: z.array(operator),
  addOperator: link,
  linkOperator: link,
  removeOperator: done,
  getSettings: z.record(text(20), text(1000)),
  changeSettings: done,
  ...placeAnswers,
  ...contentAnswers,
} as const;

export type ConsoleQuestions = { [K in keyof typeof consoleQuestions]: z.infer<(typeof consoleQuestions)[K]> };
export type ConsoleAnswers = { [K in keyof typeof consoleAnswers]: z.infer<(typeof consoleAnswers)[K]> };
export type QueuedListing = z.infer<typeof queuedListing>;
export type ListedListing = z.infer<typeof listedListing>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type OperatorEntry = z.infer<typeof operator>;
