import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import { checkDueListings } from '../rules/reviews';
import { repeating } from './repeating';

const EVERY = 1000;

/**
 * Checks new listings while the server runs, where moderation is automatic. What is due stands in the database: a
 * restart loses none, and of several servers each listing is checked by one.
 */
export function moderating(
  app: FastifyInstance,
  { db, config, now }: { db: Db; config: Config; now: () => number },
): void {
  if (config.moderation !== 'auto') return;
  repeating(app, EVERY, () => checkDueListings(db, now()), 'listings could not be checked; they will be');
}
