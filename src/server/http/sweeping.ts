import type { FastifyInstance } from 'fastify';
import { sweepChallenges } from '../db/queries/challenges';
import { sweepLimits } from '../db/queries/limits';
import { sweepPhoneViews } from '../db/queries/phoneViews';
import { sweepPostingMarks } from '../db/queries/postingMarks';
import { sweepSessions } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import { sweepUploads } from '../media/sweepUploads';
import type { UploadStore } from '../media/uploadStore';
import { PHONE_VIEWS_COUNT } from '../rules/phoneQuota';
import { repeating } from './repeating';

const EVERY = 10 * 60 * 1000;

/** Removes expired sessions, codes, limits, marks of what was posted, and who saw whose phone once it no longer counts. */
export async function sweep(db: Db, now: number): Promise<void> {
  await sweepSessions(db, now);
  await sweepChallenges(db, now);
  await sweepLimits(db, now);
  await sweepPostingMarks(db, now);
  await sweepPhoneViews(db, now - PHONE_VIEWS_COUNT);
}

/** Sweeps every ten minutes while the server runs, uploads that nothing refers to among it. */
export function sweeping(app: FastifyInstance, db: Db, uploads: UploadStore, now: () => number): void {
  repeating(
    app,
    EVERY,
    async () => {
      await sweep(db, now());
      await sweepUploads(db, uploads, now());
    },
    'a sweep failed and will be repeated',
  );
}
