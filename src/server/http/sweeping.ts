import type { FastifyInstance } from 'fastify';
import { sweepChallenges } from '../db/queries/challenges';
import { sweepLimits } from '../db/queries/limits';
import { sweepPostingMarks } from '../db/queries/postingMarks';
import { sweepSessions } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import { sweepUploads } from '../media/sweepUploads';

const EVERY = 10 * 60 * 1000;

/** Removes expired sessions, codes, limits and marks of what was posted. */
export async function sweep(db: Db, now: number): Promise<void> {
  await sweepSessions(db, now);
  await sweepChallenges(db, now);
  await sweepLimits(db, now);
  await sweepPostingMarks(db, now);
}

/** Sweeps every ten minutes while the server runs, uploads that nothing refers to among it. */
export function sweeping(app: FastifyInstance, db: Db, uploadsDir: string, now: () => number): void {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(db, now())
      .then(() => sweepUploads(db, uploadsDir, now()))
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'a sweep failed and will be repeated');
      });
  }, EVERY);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
