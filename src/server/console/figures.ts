import type { Figures } from '@/contract/peopleShapes';
import { countReportedReviews } from '../db/queries/agentReviews';
import { countedDays } from '../db/queries/dayCounts';
import { newEnquiriesOf } from '../db/queries/enquiries';
import {
  accountsByDay,
  actionsByDay,
  enquiriesByDay,
  firstAction,
  listingsByDay,
  listingsByState,
  type ByDay,
} from '../db/queries/figures';
import { openApplications } from '../db/queries/operator';
import { countReported } from '../db/queries/operatorEnquiries';
import { countNewProblems } from '../db/queries/problems';
import { queueLength } from '../db/queries/reviewQueue';
import type { DayCountsTable } from '../db/schema';
import { isoOf } from '../kernel/isoTime';
import { dayBegin, dayText, indianDay } from '../rules/indianDays';
import type { ConsoleContext, ConsoleHandlers } from './context';

type Series = Figures['days']['leads'];

/** Each of the last days with its count, from the day on that is known first. */
async function daysOf({ db }: ConsoleContext, today: number, length: number): Promise<Figures['days']> {
  const first = today - length + 1;
  const start = dayBegin(first);
  const series = (counts: ByDay, since = first): Series =>
    Array.from({ length }, (_unused, n) => ({
      day: dayText(first + n),
      count: counts.get(n) ?? 0,
    })).slice(Math.max(0, since - first));
  const [audited, kept] = [await firstAction(db), await countedDays(db, first)];
  const never = today + 1;
  const auditedSince = audited === null ? never : indianDay(audited);
  const ofKind = async (kind: string) => series(await enquiriesByDay(db, kind, start));
  const ofAction = async (action: string) => series(await actionsByDay(db, action, start), auditedSince);
  const noted = (what: DayCountsTable['what']) =>
    series(
      new Map(kept.rows.filter((row) => row.what === what).map(({ day, count }) => [day - first, count])),
      kept.since ?? never,
    );
  return {
    accounts: series(await accountsByDay(db, start)),
    listings: series(await listingsByDay(db, start)),
    leads: await ofKind('lead'),
    callbacks: await ofKind('callback'),
    reports: await ofKind('report'),
    approved: await ofAction('listing.approve'),
    refused: await ofAction('listing.refuse'),
    mailsSent: noted('mailSent'),
    mailsFailed: noted('mailFailed'),
    failedLogins: noted('loginFailed'),
    serverErrors: noted('serverError'),
  };
}

/** How the marketplace does. */
export const figureHandlers = {
  getWaiting: async ({ db }) => ({
    queue: (await queueLength(db)).total,
    reports: await countReported(db),
    reviews: await countReportedReviews(db),
    applications: (await openApplications(db, 0)).total,
    enquiries: await newEnquiriesOf(db, null),
    problems: await countNewProblems(db),
  }),

  getFigures: async (context, { days = '30' }) => {
    const { db, mailer, now } = context;
    const { total, oldest } = await queueLength(db);
    const { active, withdrawn, sold, deleted } = await listingsByState(db);
    return {
      queue: { waiting: total, oldestAt: isoOf(oldest) },
      openReports: await countReported(db),
      openApplications: (await openApplications(db, 0)).total,
      listings: { active, withdrawn, sold, deleted },
      mails: { waiting: mailer.waiting(), failing: mailer.isFailing() },
      days: await daysOf(context, indianDay(now()), Number(days)),
    };
  },
} satisfies Partial<ConsoleHandlers>;
