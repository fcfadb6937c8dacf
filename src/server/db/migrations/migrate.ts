import { Migrator, type Migration } from 'kysely';
import type { Db } from '../schema';
import { accounts } from './002-accounts';
import { posting } from './004-posting';
import { listingCounts } from './005-listing-counts';
import { boundedWork } from './006-bounded-work';
import { firstTables } from './firstTables';
import { peopleExtras } from './peopleExtras';

/** In the order of their names; one that was released never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
  '002-accounts': accounts,
  '003-people-extras': peopleExtras,
  '004-posting': posting,
  '005-listing-counts': listingCounts,
  '006-bounded-work': boundedWork,
};

/** The names of all migrations that this version knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(MIGRATIONS);

/** Brings the tables up to date. Throws what went wrong; the failed migration leaves nothing behind. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The database could not be brought up to date.');
}
