import { isCrossed } from './dialects/failures';
import type { Db } from './schema';

const TRIES = 4;

/**
 * Runs `work` as a whole or not at all; within a transaction that is open already, as a part of that one. Where two
 * transactions stand in each other's way, PostgreSQL undoes one of them: it begins anew, so `work` does nothing but
 * queries.
 */
export async function inTransaction<T>(db: Db, work: (part: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isCrossed(error) || tries === TRIES) throw error;
    }
  }
}
