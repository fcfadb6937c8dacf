import type { FastifyInstance } from 'fastify';
import type { Context } from '../handlers/context';
import { tellOwner } from '../mail/tellOwner';
import { checkDueListings } from '../operations/reviews';
import { interval } from './interval';

const EVERY = 1000;

/**
 * Checks new listings while the server runs, where moderation is automatic, and writes to their owners. What is due
 * stands in the database: a restart loses none, and of several servers each listing is checked by one.
 */
export function moderationJob(
  app: FastifyInstance,
  { db, config, now, mailer }: Pick<Context, 'db' | 'config' | 'now' | 'mailer'>,
): void {
  if (config.moderation !== 'auto') return;
  const check = () =>
    checkDueListings(db, config, now(), (news) => {
      tellOwner(mailer, config, news);
    });
  interval(app, EVERY, check, 'listings could not be checked; they will be');
}
