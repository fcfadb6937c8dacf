import type { ReportedListing } from '@/contract/peopleShapes';
import { parseDoc, textIn } from '../db/doc';
import { lastTimes } from '../db/queries/operatorActions';
import { reportedPage, type ReportedRow } from '../db/queries/operatorEnquiries';
import { isoOf } from '../kernel/isoTime';
import { said } from '../kernel/said';
import { listingSubject } from '../operations/decisions';
import { answerReporter, dismissReports, hideReported, reportSubject, warnOwner } from '../operations/reports';
import { differing, headlineOf, withoutPrivate } from '../rules/listingDoc';
import type { ConsoleHandlers } from './context';
import { mailed } from './mailed';

type Times = ReadonlyMap<string, number>;

function reported(
  { id, kind, doc, owner_id, username, count, last_at, reports }: ReportedRow,
  warned: Times,
  answered: Times,
): ReportedListing {
  const now = withoutPrivate(parseDoc(doc));
  const kept = reports.find(({ listing_doc }) => listing_doc !== null)?.listing_doc;
  const then = kept == null ? null : parseDoc(kept);
  return {
    id,
    kind,
    name: headlineOf(parseDoc(doc)),
    owner: owner_id === null || username === null ? null : { id: owner_id, name: username },
    warnedAt: isoOf(warned.get(listingSubject(id))),
    count,
    lastAt: new Date(last_at).toISOString(),
    reports: reports.map((report) => ({
      id: report.id,
      at: new Date(report.created_at).toISOString(),
      reason: textIn(parseDoc(report.doc), 'reason'),
      message: textIn(parseDoc(report.doc), 'message'),
      from: report.username,
      answeredAt: isoOf(answered.get(reportSubject(report.id))),
    })),
    doc: then ?? now,
    changed: then && differing(now, then),
  };
}

/** What visitors reported of listings, and what is done about it. */
export const reportHandlers = {
  getReports: async ({ db }, asked) => {
    const { rows, ...page } = await reportedPage(db, asked.after);
    const subjects = rows.map(({ id }) => listingSubject(id));
    const answers = rows.flatMap(({ reports }) => reports.map(({ id }) => reportSubject(id)));
    const [warned, answered] = await Promise.all([
      lastTimes(db, 'listing.warn', subjects),
      lastTimes(db, 'report.answer', answers),
    ]);
    return { ...page, listings: rows.map((row) => reported(row, warned, answered)) };
  },

  hideReported: (context, { id, reason }) =>
    mailed(context, hideReported(context.config, { id, reason: reason.trim() }), said('reportedHidden')),

  warnOwner: (context, { id, reason }) => mailed(context, warnOwner(id, reason.trim()), said('ownerWarned')),

  dismissReports: (context, { id, until }) =>
    mailed(context, dismissReports(id, Date.parse(until), context.now()), said('reportsSettled')),

  answerReporter: (context, { id, reason }) =>
    mailed(context, answerReporter(id, reason.trim()), said('reporterAnswered')),
} satisfies Partial<ConsoleHandlers>;
