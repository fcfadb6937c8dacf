import { sql } from 'kysely';
import type { PlaceFacts, PlaceKind } from '@/contract/placeShapes';
import type { Db } from '../schema';
import { REMOVED, type BROUGHT, type OFFERED } from '../tables/places';
import { placeRows, type CityRow, type PlaceRow } from './placeRows';

const tableOf = (kind: PlaceKind) => (kind === 'city' ? ('cities' as const) : ('localities' as const));

/** A place with the city that it is, or is in. */
export interface PlaceIn {
  readonly kind: PlaceKind;
  readonly city: CityRow;
  readonly row: PlaceRow;
}

/** Nobody else changes these places, else any place of the kind, until the transaction ends. */
async function hold(db: Db, kind: PlaceKind, ids?: readonly number[]): Promise<void> {
  const taken = db.updateTable(tableOf(kind)).set((eb) => ({ from_listing: eb.ref('from_listing') }));
  await (ids === undefined ? taken : taken.where('id', 'in', ids)).execute();
}

/** Every place there is, about to be changed: nobody else changes one until the transaction ends. */
export async function takeAllPlaces(db: Db): Promise<readonly CityRow[]> {
  await hold(db, 'city');
  await hold(db, 'locality');
  return placeRows(db);
}

/**
 * Places that are about to be changed, in the order of their numbers; null for one that is not there. Nobody else
 * changes them until the transaction ends, so it must be the first statement of one.
 */
export async function takePlaces(
  db: Db,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<readonly (PlaceIn | null)[]> {
  await hold(db, kind, ids);
  const cities = await placeRows(db);
  return ids.map((id) => {
    for (const city of cities) {
      const row = kind === 'city' ? (city.id === id ? city : null) : city.localities.find((each) => each.id === id);
      if (row) return { kind, city, row };
    }
    return null;
  });
}

interface Change {
  readonly name: string;
  readonly facts: PlaceFacts;
}

export async function writePlace(db: Db, kind: PlaceKind, id: number, { name, facts }: Change): Promise<void> {
  await db
    .updateTable(tableOf(kind))
    .set({ name, doc: JSON.stringify(facts) })
    .where('id', '=', id)
    .execute();
}

/** Two processes may choose the same next number: then neither is lost, it looks again and adds anew, so often at most. */
export const INSERT_TRIES = 20;

/**
 * Adds a place under the next number, a locality to its city. Answers the number; undefined, and nothing is added, where
 * another process has just taken it, or the name.
 */
export async function insertPlace(
  db: Db,
  name: string,
  { cityId, from }: { readonly cityId: number | null; readonly from: typeof OFFERED | typeof BROUGHT },
): Promise<number | undefined> {
  const table = tableOf(cityId === null ? 'city' : 'locality');
  const id = sql<number>`(select coalesce(max(id), 0) + 1 from ${sql.table(table)})`;
  const row = { id, name, from_listing: from };
  const added =
    cityId === null
      ? db
          .insertInto('cities')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
      : db
          .insertInto('localities')
          .values({ ...row, city_id: cityId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id');
  return (await added.executeTakeFirst())?.id;
}

/** Lets a locality belong to another city. */
export async function moveLocality(db: Db, id: number, cityId: number): Promise<void> {
  await db.updateTable('localities').set({ city_id: cityId }).where('id', '=', id).execute();
}

/** Takes a place away that nothing names any longer; its name is another one's now. */
export async function deletePlace(db: Db, kind: PlaceKind, id: number): Promise<void> {
  await db.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
}

/** Offers places no longer. Their rows stay: the gazetteer would bring them back. */
export async function hidePlaces(db: Db, kind: PlaceKind, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable(tableOf(kind)).set({ from_listing: REMOVED }).where('id', 'in', ids).execute();
}
