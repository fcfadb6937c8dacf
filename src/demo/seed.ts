import { CompiledQuery, type Transaction } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import { indianNumber } from '@/domain/text';
import { ConfigError } from '@/server/kernel/config';
import type { UploadStore } from '@/server/media/uploadStore';
import { hashPassword } from '@/server/rules/passwords';
import { countColumns } from '@/server/db/countColumns';
import { writeAskingMonths } from '@/server/db/queries/askingRates';
import { dayText, indianDay } from '@/server/rules/indianDays';
import { addReviews } from '@/server/db/queries/agentReviews';
import { addCounts, addToOwner } from '@/server/db/queries/listingCounts';
import type { Db, ListingCountsTable, Tables } from '@/server/db/schema';
import { DEMO_ACCOUNTS } from './accounts';
import { askingHistory } from './askingHistory';
import { brochurePdf } from './brochure';
import { drawPictures } from './drawPictures';
import { makeListings, seededPlaces, type ListingInsert } from './listings';
import { makePeople } from './people';
import { TOWNS } from './places';
import { makeDevelopments, type Brochure } from './projects';

export interface SeedOptions {
  /** The demo, or a load of so many active listings with the same people, places and pictures. */
  readonly kind: 'demo' | number;
  /** Where the pictures and brochures go. */
  readonly uploads: UploadStore;
  /** False: the records name their pictures, but none is drawn. */
  readonly pictures?: boolean;
  /** Milliseconds since 1970; records were created within the 90 days before. */
  readonly now: number;
  readonly onProgress?: (text: string) => void;
}

/** The key in `meta` that says that the database was seeded, and with what. */
const SEED_KEY = 'seed';

/** Rows a statement: with their 20 columns they stay below the 32,766 variables that one may have. */
const BATCH = 500;
const REPORT_EVERY = 20_000;

async function writeBrochures(uploads: UploadStore, brochures: readonly Brochure[]): Promise<void> {
  for (const { file, title, subtitle, paragraphs } of brochures) {
    await uploads.write(file, brochurePdf(title, subtitle, paragraphs));
  }
}

async function insertListings(
  trx: Transaction<Tables>,
  listings: Iterable<ListingInsert>,
  onProgress: (text: string) => void,
): Promise<void> {
  let batch: ListingInsert[] = [];
  const counts = new Map<string, ListingCountsTable>();
  const owners = new Map<string, number>();
  const countKey = (listing: ListingInsert): string | null => {
    if (listing.status !== ACTIVE) return null;
    const count = countColumns(listing);
    owners.set(listing.owner_id, (owners.get(listing.owner_id) ?? 0) + 1);
    counts.set(count.key, { ...count, listings: (counts.get(count.key)?.listings ?? 0) + 1 });
    return count.key;
  };
  let done = 0;
  let full: string | null = null;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    if (batch.length === BATCH && full !== null) {
      // Every full batch is the same statement: building it anew would take longer than running it.
      await trx.executeQuery(CompiledQuery.raw(full, batch.flatMap(Object.values)));
    } else {
      const insert = trx.insertInto('properties').values(batch).compile();
      if (batch.length === BATCH) full = insert.sql;
      await trx.executeQuery(insert);
    }
    done += batch.length;
    batch = [];
    if (done % REPORT_EVERY === 0) onProgress(`Writing listings: ${indianNumber(done)}`);
  };
  for (const listing of listings) {
    batch.push({ ...listing, count_key: countKey(listing) });
    if (batch.length === BATCH) await flush();
  }
  await flush();
  const all = [...counts.values()];
  for (let at = 0; at < all.length; at += BATCH) await addCounts(trx, all.slice(at, at + BATCH));
  for (const [id, active] of owners) await addToOwner(trx, id, active);
}

/**
 * Fills an empty database: people, places, projects, listings, what Home shows, and the pictures of all of them. The
 * same on every machine but for the times. False when the database was seeded before: then nothing is done. All rows are
 * written in one transaction: a run that breaks off leaves none, and the next one begins anew, with the pictures that
 * are there. Throws a ConfigError, and writes nothing, where people have accounts: made-up listings and accounts with a
 * public password are not to be mixed into theirs.
 */
export async function seedDatabase(db: Db, options: SeedOptions): Promise<boolean> {
  const { kind, uploads, now, pictures = true, onProgress = () => undefined } = options;
  const seeded = await db.selectFrom('meta').select('value').where('key', '=', SEED_KEY).executeTakeFirst();
  if (seeded !== undefined) return false;
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user !== undefined)
    throw new ConfigError(
      'The database is not empty: nothing was changed. With SEED=none the server starts on it as it is.',
    );

  onProgress(kind === 'demo' ? 'Preparing the demo data' : `Preparing ${indianNumber(kind)} listings`);
  const hashes = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ mobile, password }) => [mobile, await hashPassword(password)] as const),
  );
  const people = makePeople(now, new Map(hashes));
  const developments = makeDevelopments(people, now);
  if (pictures) {
    await drawPictures(uploads, onProgress);
    await writeBrochures(uploads, developments.brochures);
  }

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values([...people.users])
      .execute();
    await addReviews(trx, people.reviews);
    const cities = TOWNS.map(({ name }, at) => ({ id: at + 1, name }));
    await trx.insertInto('cities').values(cities).execute();
    const localities = seededPlaces().map(({ localityId, cityId, name }) => ({
      id: localityId,
      city_id: cityId,
      name,
    }));
    await trx.insertInto('localities').values(localities).execute();
    await trx
      .insertInto('builders')
      .values([...developments.builders])
      .execute();
    await trx
      .insertInto('projects')
      .values([...developments.projects])
      .execute();
    await trx
      .insertInto('home_sections')
      .values([...developments.sections])
      .execute();
    await insertListings(trx, makeListings(kind, people, now), onProgress);
    const day = dayText(indianDay(now));
    if (kind === 'demo') await writeAskingMonths(trx, askingHistory(day), { day, first: '' });
    await trx
      .insertInto('meta')
      .values({ key: SEED_KEY, value: String(kind) })
      .execute();
  });
  return true;
}
