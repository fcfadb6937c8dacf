import { ACTIVE } from '@/domain/listingStatus';
import { canonicalSubtype } from '@/domain/subtypes';
import { groupedBy } from '../groupedBy';
import { NO_PRICE } from '../columns';
import { batches } from '../rows';
import type { AskingMonthsTable, Db } from '../schema';
import { knownPlace } from './listingPlaces';
import { note, noted } from './meta';

/** So many say enough about a locality, and are found at once. */
const MOST_LOOKED_AT = 101;

interface Wanted {
  readonly city: string;
  readonly locality: string;
  readonly subtype: string;
}

/** What shown listings of a kind in a locality ask per sq ft, in rupees, ascending; those alone that say so. */
export async function askingRates(db: Db, { city, locality, subtype }: Wanted): Promise<readonly number[]> {
  const { localityId } = await knownPlace(db, city, locality);
  if (localityId === null) return [];
  const rows = await db
    .selectFrom('properties')
    .select('order_per_sqft')
    .where('status', '=', ACTIVE)
    .where('locality_id', '=', localityId)
    .where('subtype', '=', (canonicalSubtype(subtype) ?? subtype).trim().toLowerCase())
    .where('order_per_sqft', '<', NO_PRICE)
    .limit(MOST_LOOKED_AT)
    .execute();
  return rows.map(({ order_per_sqft }) => order_per_sqft).sort((a, b) => a - b);
}

/** What a listing's locality asked for its kind, month by month. */
export const askingMonths = (db: Db, listingId: string) =>
  db
    .selectFrom('properties')
    .innerJoin('asking_months', (join) =>
      join
        .onRef('asking_months.locality_id', '=', 'properties.locality_id')
        .onRef('asking_months.subtype', '=', 'properties.subtype'),
    )
    .select(['month', 'listings', 'low', 'middle', 'high'])
    .where('properties.id', '=', listingId)
    .orderBy('month')
    .execute();

/** So many listings of a locality tell what is asked there. */
const MOST_ASKED = 2000;

/** The localities in which a listing is shown. */
export async function localitiesAsking(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('listing_counts')
    .select('locality_id')
    .distinct()
    .where('locality_id', '>', 0)
    .execute();
  return rows.map(({ locality_id }) => locality_id);
}

/**
 * What each listing that is shown in a locality asks, where `earlier` is said with its earlier prices, the earliest
 * first. Of very many only some are looked at: ids are random, so those that come first in their order are like the
 * others.
 */
export async function askedIn(db: Db, localityId: number, earlier: boolean) {
  const shown = db
    .selectFrom('properties')
    .where('status', '=', ACTIVE)
    .where('locality_id', '=', localityId)
    .where('order_per_sqft', '<', NO_PRICE)
    .orderBy('id')
    .limit(MOST_ASKED);
  const rows = await shown.select(['id', 'subtype', 'created_at', 'price', 'order_per_sqft as rate']).execute();
  const changes = earlier
    ? await db
        .selectFrom('price_changes')
        .select(['listing_id', 'at', 'price_from'])
        .where('listing_id', 'in', shown.select('id'))
        .orderBy('at')
        .execute()
    : [];
  const changesOf = groupedBy(changes, ({ listing_id }) => listing_id);
  return rows.map((row) => ({ ...row, changes: changesOf.get(row.id) ?? [] }));
}
export type Asked = Awaited<ReturnType<typeof askedIn>>[number];

/** The key in `meta` of the day on which months were written last. */
const WRITTEN_ON = 'askingMonths';

/** The day on which months were written last, YYYY-MM-DD; undefined for never. */
export const askingWrittenOn = (db: Db): Promise<string | undefined> => noted(db, WRITTEN_ON);

/**
 * Keeps months and the day on which they were found: the one that runs anew, and of those before what was kept first.
 * What is older than `first` goes. To be run in a transaction.
 */
export async function writeAskingMonths(
  part: Db,
  rows: readonly AskingMonthsTable[],
  { day, first }: { readonly day: string; readonly first: string },
): Promise<void> {
  await part
    .deleteFrom('asking_months')
    .where((eb) => eb.or([eb('month', '=', day.slice(0, 7)), eb('month', '<', first)]))
    .execute();
  for (const batch of batches(rows))
    await part
      .insertInto('asking_months')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await note(part, WRITTEN_ON, day);
}
