import { sql } from 'kysely';
import type { Db } from '../schema';

/** "gruham", in numbers: locks of other programs on the same database have others. */
const PREPARING = 0x6772_7568;

/**
 * Runs `work` while no other process prepares the same PostgreSQL database. The lock belongs to a transaction that
 * does nothing else: it goes with the process that holds it, however that ends, and passes any pooler.
 */
export function oneAtATimeOn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (lock) => {
    await sql`set local statement_timeout = 0`.execute(lock);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
    await sql`select pg_advisory_xact_lock(${sql.lit(PREPARING)})`.execute(lock);
    return work();
  });
}
