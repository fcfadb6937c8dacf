import { sql } from 'kysely';
import type { Db } from '../schema';
import { readCursor, writeCursor } from './cursor';

const PAGE = 20;
const ORDER = 'listing search';
/** So many listings are read at once, and at most so many times for a page: that bounds a search among a million. */
const ROUND = 500;
const ROUNDS = 4;

type Place = { readonly id: string; readonly order_newest: number };

/** The next listings in these states, the newest first: of each state as many as of all, which an index gives. */
async function nextOf(db: Db, statuses: readonly number[], after: Place | null, most: number) {
  const [first, ...others] = statuses.map((status) => {
    const all = db.selectFrom('properties').select(['id', 'order_newest']).where('status', '=', status);
    const rest = after && sql<boolean>`(order_newest, id) > (${after.order_newest}, ${after.id})`;
    const some = (rest === null ? all : all.where(rest)).orderBy('order_newest').orderBy('id').limit(most);
    return db.selectFrom(some.as('some')).selectAll();
  });
  if (first === undefined) return [];
  const all = others.reduce((union, other) => union.unionAll(other), first);
  return db.selectFrom(all.as('every')).selectAll().orderBy('order_newest').orderBy('id').limit(most).execute();
}

async function read(db: Db, places: readonly Place[]) {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  return db
    .selectFrom('properties')
    .innerJoin('users', 'users.id', 'properties.owner_id')
    .select(['properties.id', 'properties.doc', 'properties.status', 'properties.created_at', 'order_newest'])
    .select(['owner_id', 'users.username', 'users.name'])
    .where('properties.id', 'in', ids)
    .orderBy('order_newest')
    .orderBy('properties.id')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof read>>[number];

interface Asked {
  readonly statuses: readonly number[];
  readonly after?: string | undefined;
  /** Null: every listing is. */
  readonly isWanted: ((row: ListedRow) => boolean) | null;
}

/**
 * A page of the listings that are wanted, the newest first. No index knows what they say, so some are read and looked
 * at: a page may hold fewer than fit, and yet there are more. `after`: the cursor of the next; null at the end. `until`:
 * when the last one looked at was posted, ms since 1970; null for none. Throws 400 for a cursor that is none.
 */
export async function listingsLike(db: Db, { statuses, after, isWanted }: Asked) {
  const cursor = after === undefined ? null : readCursor(after, ORDER);
  let place: Place | null = cursor && { id: cursor.id, order_newest: cursor.value };
  const rows: ListedRow[] = [];
  const size = isWanted === null ? PAGE + 1 : ROUND;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next: readonly Place[] = await nextOf(db, statuses, place, size);
    for (const row of await read(db, next)) {
      if (rows.length === PAGE) return { rows, ...stopAt(place) };
      place = row;
      if (isWanted === null || isWanted(row)) rows.push(row);
    }
    place = next.at(-1) ?? place;
    if (next.length < size) return { rows, ...stopAt(place), after: null };
  }
  return { rows, ...stopAt(place) };
}

const stopAt = (place: Place | null) => ({
  after: place && writeCursor({ order: ORDER, value: place.order_newest, id: place.id }),
  until: place && -place.order_newest,
});
