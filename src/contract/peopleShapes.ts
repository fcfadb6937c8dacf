import { z } from 'zod';
import { DESK_STATES, FIGURE_DAYS, PEOPLE } from './console';
import { after, done, listingState, nothing, reason, someone } from './consoleParts';
import { inboxEntry } from './extraShapes';
import { LONGEST_PROBLEM } from './limits';
import { listingKind, recordId, text } from './primitives';

const one = z.strictObject({ id: recordId });
const oneWithReason = z.strictObject({ id: recordId, reason });
/** All of them without a state. */
const inState = z.strictObject({ state: z.enum(DESK_STATES).optional(), after });
/** `done`: false makes it a new one again. */
const settled = z.strictObject({ id: recordId, done: z.boolean() });
/** ISO 8601. */
const moment = text(40);
/** How many there are in each state, whichever is asked for, and the cursor of the next page. */
const deskPage = { counts: z.record(z.enum(DESK_STATES), z.number()), after: text(300).nullable() };

/** Reports, applications, people and figures of the console. */
export const peopleQuestions = {
  getReports: z.strictObject({ after }),
  hideReported: oneWithReason,
  warnOwner: oneWithReason,
  /** `until`: the newest report that was seen; one that came since stays. */
  dismissReports: z.strictObject({ id: recordId, until: z.iso.datetime() }),
  /** `id`: the report. */
  answerReporter: oneWithReason,
  getReviews: nothing,
  hideReview: oneWithReason,
  showReview: one,
  getApplications: z.strictObject({ after }),
  acceptApplication: one,
  refuseApplication: oneWithReason,
  getEnquiries: inState,
  showEnquiry: one,
  settleEnquiry: settled,
  getProblems: inState,
  openProblemLog: one,
  settleProblem: settled,
  removeProblem: one,
  /** `q`: an id, a mobile number, an e-mail, or a part of a name. */
  getPeople: z.strictObject({ q: text(120).optional(), who: z.enum(PEOPLE).optional(), after }),
  /** `id`: whose listings. */
  getListingsOf: z.strictObject({ id: recordId, after }),
  showContact: one,
  suspendPerson: oneWithReason,
  resumePerson: one,
  endSessions: one,
  makeAgent: one,
  makePlain: one,
  deletePerson: one,
  exportPerson: one,
  getWaiting: nothing,
  /** `days`: how many of them, today the last. */
  getFigures: z.strictObject({ days: z.enum(FIGURE_DAYS).optional() }),
} as const;

const report = z.object({
  id: recordId,
  at: moment,
  reason: text(500),
  message: text(5000),
  /** Who sent it and may be answered by mail; null for a visitor. */
  from: text(120).nullable(),
  answeredAt: moment.nullable(),
});

/** The reports of one listing. */
const reportedListing = z.object({
  id: recordId,
  kind: listingKind,
  name: text(300),
  owner: someone.nullable(),
  warnedAt: moment.nullable(),
  /** How many; the newest of them follow. */
  count: z.number(),
  lastAt: moment,
  reports: z.array(report),
  /** Its fields when it was reported last, but for where exactly somebody lives; as it is now where that was not kept. */
  doc: z.record(z.string(), z.unknown()),
  /** What differs by now, as it is now; null where it is not known how it was. */
  changed: z.record(z.string(), z.unknown()).nullable(),
});

/** A review of an agent, once for each who reported it. */
const reportedReview = z.object({
  id: recordId,
  agent: someone,
  author: someone,
  stars: z.number(),
  text: text(5000),
  reporter: text(120),
  reason: text(500),
  at: moment,
});

const application = z.object({
  /** The user's id. */
  id: recordId,
  name: text(120),
  since: moment,
  message: text(5000),
  numberConfirmed: z.boolean(),
});

/** What somebody said does not work. */
const problem = z.object({
  id: recordId,
  at: moment,
  words: text(LONGEST_PROBLEM),
  /** The path of the page it was told from. */
  page: text(300),
  /** Names the build of that page. */
  build: text(100),
  /** "Chrome on Android"; null when the browser said nothing that is known. */
  device: text(80).nullable(),
  hasLog: z.boolean(),
  /** An operator is done with it. */
  done: z.boolean(),
});

/** What somebody asks of the marketplace itself; number and e-mail masked, '' for none. */
const enquiry = inboxEntry.extend({
  phone: text(40),
  email: text(300),
  /** When an operator last looked at number and e-mail. */
  shownAt: moment.nullable(),
  /** An operator is done with it. */
  done: z.boolean(),
});

const person = z.object({
  id: recordId,
  name: text(120),
  role: z.enum(['agent', 'user']),
  /** Masked, as the e-mail; '' for none. */
  phone: text(40),
  phoneConfirmed: z.boolean(),
  email: text(300),
  createdAt: moment,
  activeListings: z.number(),
  sessions: z.number(),
  suspended: z.object({ at: moment, reason: text(500) }).nullable(),
  /** When the account is erased. */
  leavesAt: moment.nullable(),
});

/** A count for each day of India's clock, the oldest day first; those of before counting began are left out. */
const series = z.array(z.object({ day: text(10), count: z.number() }));

export const peopleAnswers = {
  /** The one with the newest report first. */
  getReports: z.object({ listings: z.array(reportedListing), total: z.number(), after: text(300).nullable() }),
  hideReported: done,
  warnOwner: done,
  dismissReports: done,
  answerReporter: done,
  /** The newest hundred reports. */
  getReviews: z.array(reportedReview),
  hideReview: done,
  showReview: done,
  /** The longest waiting first. */
  getApplications: z.object({ applications: z.array(application), total: z.number(), after: text(300).nullable() }),
  acceptApplication: done,
  refuseApplication: done,
  /** The newest first, those that are done behind all others. */
  getEnquiries: z.object({ enquiries: z.array(enquiry), ...deskPage }),
  settleEnquiry: done,
  showEnquiry: z.object({ phone: text(40), email: text(300) }),
  /** In the same order. */
  getProblems: z.object({ problems: z.array(problem), ...deskPage }),
  openProblemLog: z.object({ log: z.string() }),
  settleProblem: done,
  removeProblem: done,
  /** The newest first. `total`: how many there are in all, on the first page alone. */
  getPeople: z.object({ people: z.array(person), total: z.number().nullable(), after: text(300).nullable() }),
  /** Those that are not deleted, the newest first. */
  getListingsOf: z.object({
    listings: z.array(z.object({ id: recordId, name: text(300), status: listingState, createdAt: moment })),
    after: text(300).nullable(),
  }),
  showContact: z.object({ phone: text(40), email: text(300) }),
  suspendPerson: done,
  resumePerson: done,
  endSessions: done,
  makeAgent: done,
  makePlain: done,
  deletePerson: done,
  /** A zip file; the app makes an address of it. */
  exportPerson: z.unknown(),
  /** How many wait on each page on which work is done. */
  getWaiting: z.object({
    queue: z.number(),
    reports: z.number(),
    reviews: z.number(),
    applications: z.number(),
    enquiries: z.number(),
    problems: z.number(),
  }),
  getFigures: z.object({
    queue: z.object({ waiting: z.number(), oldestAt: moment.nullable() }),
    openReports: z.number(),
    openApplications: z.number(),
    /** By the names of the states; those under review are the queue's. */
    listings: z.object({
      active: z.number(),
      withdrawn: z.number(),
      sold: z.number(),
      deleted: z.number(),
    }),
    /** Of the process that answers. */
    mails: z.object({ waiting: z.number(), failing: z.boolean() }),
    days: z.object({
      accounts: series,
      listings: series,
      leads: series,
      callbacks: series,
      reports: series,
      approved: series,
      refused: series,
      mailsSent: series,
      mailsFailed: series,
      failedLogins: series,
      serverErrors: series,
    }),
  }),
} as const;

type Answers = { [K in keyof typeof peopleAnswers]: z.infer<(typeof peopleAnswers)[K]> };
export type ReportedListing = Answers['getReports']['listings'][number];
export type ReportedReview = Answers['getReviews'][number];
export type Application = Answers['getApplications']['applications'][number];
export type MarketEnquiry = Answers['getEnquiries']['enquiries'][number];
export type Problem = Answers['getProblems']['problems'][number];
export type Person = Answers['getPeople']['people'][number];
export type Waiting = Answers['getWaiting'];
export type Figures = Answers['getFigures'];
