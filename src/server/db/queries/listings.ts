import type { Insertable, Selectable, Updateable } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import type { Db, PropertiesTable } from '../schema';
import { countColumns, type CountedRow } from '../countColumns';
import { addToOwner, changeCounts } from './listingCounts';

const COLUMNS = [
  'id',
  'owner_id',
  'status',
  'created_at',
  'rank',
  'price',
  'doc',
  'visited_on',
  'facts_changed_at',
  'renewed_at',
] as const;
const COUNTED = [
  'city_id',
  'locality_id',
  'subtype',
  'property_type',
  'bhk',
  'price',
  'sale_type',
  'possession',
] as const satisfies readonly (keyof CountedRow)[];
export type ListingRow = Pick<Selectable<PropertiesTable>, (typeof COLUMNS)[number]>;

/**
 * A listing that is about to be changed. Nobody else writes it until the transaction ends, so it must be the first
 * statement of one: what is read here is still true when it is written.
 */
export const takeListing = (db: Db, id: string): Promise<ListingRow | undefined> =>
  db
    .updateTable('properties')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();

/** A listing as it is now, whatever its status; others may write it meanwhile. */
export const findListing = (db: Db, id: string): Promise<ListingRow | undefined> =>
  db.selectFrom('properties').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Lets a listing be counted where its columns now say; nowhere unless it is active. */
async function recount(db: Db, id: string): Promise<void> {
  const row = await db
    .selectFrom('properties')
    .select(['status', 'owner_id', 'count_key', ...COUNTED])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const now = row.status === ACTIVE ? countColumns(row) : null;
  if ((now?.key ?? null) === row.count_key) return;
  await db
    .updateTable('properties')
    .set({ count_key: now?.key ?? null })
    .where('id', '=', id)
    .execute();
  await changeCounts(db, { from: row.count_key, to: now });
  const more = Number(now !== null) - Number(row.count_key !== null);
  if (more !== 0) await addToOwner(db, row.owner_id, more);
}

/** Adds a listing, counted when it is active. To be run in a transaction. */
export async function addListing(db: Db, row: Insertable<PropertiesTable>): Promise<void> {
  await db.insertInto('properties').values(row).execute();
  await recount(db, row.id);
}

/** Changes a listing, and with it the counts. To be run in a transaction. */
export async function writeListing(
  db: Db,
  id: string,
  change: Partial<Omit<Updateable<PropertiesTable>, 'id' | 'owner_id' | 'count_key'>>,
): Promise<void> {
  await db.updateTable('properties').set(change).where('id', '=', id).execute();
  await recount(db, id);
}

/** The ids of an owner's active listings, and of those that become active again when the owner comes back. */
export async function activeListingsOf(db: Db, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('status', '=', ACTIVE), eb('status_before', '=', ACTIVE)]))
    .execute();
  return rows.map(({ id }) => id);
}
