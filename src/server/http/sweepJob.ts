import type { FastifyInstance } from 'fastify';
import { sweepChallenges } from '../db/queries/challenges';
import { sweepLimits } from '../db/queries/limits';
import { sweepViewMarks } from '../db/queries/listingViews';
import { sweepOperators } from '../db/queries/operators';
import { sweepPhoneViews } from '../db/queries/phoneViews';
import { sweepPlaces } from '../db/queries/places';
import { sweepPostingMarks } from '../db/queries/postingMarks';
import { sweepProblems } from '../db/queries/problems';
import { sweepSessions } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import type { Context } from '../handlers/context';
import { runAll } from '../kernel/runAll';
import { hashEarlierPictures } from '../operations/alikePictures';
import { recordAskingMonths } from '../operations/askingMonths';
import { sweepLeft } from '../operations/leaving';
import { PROBLEMS_KEPT } from '../operations/problems';
import { sweepUploads } from '../operations/sweepUploads';
import { MEASURES_KEPT, PHONE_VIEWS_COUNT } from '../rules/phoneQuota';
import { indianDay } from '../rules/indianDays';
import { interval } from './interval';

const EVERY = 10 * 60 * 1000;

/**
 * Removes expired sessions, codes, limits, marks of what was posted, places that no listing names any more, reports of
 * problems that are old, and who saw whose listing and phone once it no longer counts.
 */
export async function sweep(db: Db, now: number): Promise<void> {
  await runAll([
    () => sweepSessions(db, now),
    () => sweepOperators(db, now),
    () => sweepChallenges(db, now),
    () => sweepLimits(db, now),
    () => sweepPostingMarks(db, now),
    () => sweepPlaces(db),
    () => sweepProblems(db, now - PROBLEMS_KEPT),
    () => sweepPhoneViews(db, now - PHONE_VIEWS_COUNT, now - MEASURES_KEPT),
    // Yesterday's may still be written a moment after midnight.
    () => sweepViewMarks(db, indianDay(now) - 1),
  ]);
}

/**
 * Sweeps every ten minutes while the server runs: also what was deleted, and uploads that nothing refers to; looks at
 * pictures that were taken in before pictures were compared; and once a day writes down what localities ask. Each in
 * portions, so that a round ends; the next one goes on.
 */
export function sweepJob(
  app: FastifyInstance,
  { db, config, uploads, now }: Pick<Context, 'db' | 'config' | 'uploads' | 'now'>,
): void {
  interval(
    app,
    EVERY,
    () =>
      runAll([
        () => sweep(db, now()),
        () => sweepLeft(db, config, now()),
        () => sweepUploads(db, uploads, now()),
        () => hashEarlierPictures(db, uploads),
        () => recordAskingMonths(db, now()),
      ]),
    'a sweep failed and will be repeated',
  );
}
