import type { Insertable } from 'kysely';
import type { Db, PropertiesTable } from '../schema';

export const UNDER_REVIEW = 0;
export const ACTIVE = 1;
export const DELETED = 2;

const COLUMNS = ['id', 'owner_id', 'status', 'created_at', 'rank', 'doc'] as const;
export type ListingRow = Pick<PropertiesTable, (typeof COLUMNS)[number]>;

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

export async function addListing(db: Db, row: Insertable<PropertiesTable>): Promise<void> {
  await db.insertInto('properties').values(row).execute();
}

export async function writeListing(
  db: Db,
  id: string,
  change: Partial<Omit<PropertiesTable, 'id' | 'owner_id'>>,
): Promise<void> {
  await db.updateTable('properties').set(change).where('id', '=', id).execute();
}
