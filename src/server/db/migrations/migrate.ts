import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from 'kysely';
import type { Db } from '../schema';
import { accounts } from './002-accounts';
import { posting } from './004-posting';
import { listingCounts } from './005-listing-counts';
import { boundedWork } from './006-bounded-work';
import { viewMarks } from './007-view-marks';
import { sessions } from './009-sessions';
import { leaving } from './010-leaving';
import { phones } from './011-phones';
import { knownPlaces } from './012-known-places';
import { listingPlaces } from './013-listing-places';
import { refusals } from './014-refusals';
import { enquiryProgress } from './015-enquiry-progress';
import { searchNames } from './016-search-names';
import { traits } from './017-traits';
import { floors } from './018-floors';
import { consoleTables } from './019-console';
import { agentReviews } from './020-agent-reviews';
import { trust } from './021-trust';
import { desk } from './022-desk';
import { settings } from './023-settings';
import { deskContent } from './024-desk-content';
import { articles } from './025-articles';
import { placeFacts } from './026-place-facts';
import { trustFacts } from './027-trust-facts';
import { factsChanged } from './028-facts-changed';
import { leadsOfAwayOwners } from './029-leads-of-away-owners';
import { refusalsInOrder } from './030-refusals-in-order';
import { accountLanguage } from './031-account-language';
import { codedReasons } from './032-coded-reasons';
import { renewals } from './033-renewals';
import { smallNames } from './034-small-names';
import { reraNumbers } from './035-rera-numbers';
import { countsByStep } from './036-counts-by-step';
import { workedOutRates } from './037-worked-out-rates';
import { savedPrices } from './038-saved-prices';
import { problems } from './039-problems';
import { settledProblems } from './040-settled-problems';
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
  '007-view-marks': viewMarks,
  '009-sessions': sessions,
  '010-leaving': leaving,
  '011-phones': phones,
  '012-known-places': knownPlaces,
  '013-listing-places': listingPlaces,
  '014-refusals': refusals,
  '015-enquiry-progress': enquiryProgress,
  '016-search-names': searchNames,
  '017-traits': traits,
  '018-floors': floors,
  '019-console': consoleTables,
  '020-agent-reviews': agentReviews,
  '021-trust': trust,
  '022-desk': desk,
  '023-settings': settings,
  '024-desk-content': deskContent,
  '025-articles': articles,
  '026-place-facts': placeFacts,
  '027-trust-facts': trustFacts,
  '028-facts-changed': factsChanged,
  '029-leads-of-away-owners': leadsOfAwayOwners,
  '030-refusals-in-order': refusalsInOrder,
  '031-account-language': accountLanguage,
  '032-coded-reasons': codedReasons,
  '033-renewals': renewals,
  '034-small-names': smallNames,
  '035-rera-numbers': reraNumbers,
  '036-counts-by-step': countsByStep,
  '037-worked-out-rates': workedOutRates,
  '038-saved-prices': savedPrices,
  '039-problems': problems,
  '040-settled-problems': settledProblems,
};

/** The names of all migrations that this version knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(MIGRATIONS);

/** Whether a PostgreSQL database has all migrations that this version knows, and no other. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const made = await sql<{ is: boolean }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is`.execute(db);
  if (made.rows[0]?.is !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.length === KNOWN_MIGRATIONS.length && rows.every(({ name }) => name in MIGRATIONS);
}

/** Brings the tables up to date. Throws what went wrong; the failed migration leaves nothing behind. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The database could not be brought up to date.');
}
