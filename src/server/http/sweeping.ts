import type { FastifyInstance } from 'fastify';
import { sweepChallenges } from '../db/queries/challenges';
import { sweepLimits } from '../db/queries/limits';
import { sweepSessions } from '../db/queries/sessions';
import type { Db } from '../db/schema';

const EVERY = 10 * 60 * 1000;

/** Removes expired sessions, codes and limits. */
export async function sweep(db: Db, now: number): Promise<void> {
  await sweepSessions(db, now);
  await sweepChallenges(db, now);
  await sweepLimits(db, now);
}

/** Sweeps every ten minutes while the server runs. */
export function sweeping(app: FastifyInstance, db: Db, now: () => number): void {
  const timer = setInterval(() => {
    sweep(db, now()).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a sweep failed and will be repeated');
    });
  }, EVERY);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
