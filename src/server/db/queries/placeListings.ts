import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../schema';
import { parseDoc } from '../doc';
import { batches, countOf } from '../rows';
import { addCounts } from './listingCounts';

/** A city, or with a locality a part of one, by number and name; listings that name no locality have null. */
export interface Spot {
  readonly cityId: number;
  readonly city: string;
  readonly localityId: number | null;
  readonly locality: string | null;
}

const TABLES = ['properties', 'projects'] as const;
/** So many rows are read at once. */
const ROUND = 500;

/** A field as `JSON.stringify` writes it: within a text its quotes would be escaped. */
const pair = (field: string, value: string): string => `${JSON.stringify(field)}:${JSON.stringify(value)}`;

type Names = Readonly<Record<string, string>>;
const namesOf = ({ city, locality }: Spot): Names => ({ city, ...(locality === null ? {} : { locality }) });

/** The rows of a place: of a locality, or of a city, all of them or those that name no locality. */
function within({ cityId, localityId }: Spot, whole = false): RawBuilder<boolean> {
  if (localityId !== null) return sql<boolean>`locality_id = ${localityId}`;
  return whole ? sql<boolean>`city_id = ${cityId}` : sql<boolean>`city_id = ${cityId} and locality_id is null`;
}

const renamed = (from: Names, to: Names): RawBuilder<string> =>
  Object.entries(to).reduce<RawBuilder<string>>(
    (doc, [field, name]) => sql<string>`replace(${doc}, ${pair(field, from[field] ?? '')}, ${pair(field, name)})`,
    sql<string>`doc`,
  );

/** Gives the names to those docs of a place that spelled theirs otherwise; it ends when every doc has them. */
async function nameOdd(db: Db, where: RawBuilder<boolean>, to: Names): Promise<void> {
  const lacks = sql.join(
    Object.entries(to).map(([field, name]) => sql<boolean>`replace(doc, ${pair(field, name)}, '') = doc`),
    sql` or `,
  );
  for (const table of TABLES)
    for (;;) {
      const odd = db
        .selectFrom(table)
        .select(['id', 'doc'])
        .where(where)
        .where(sql<boolean>`(${lacks})`);
      const rows = await odd.limit(ROUND).execute();
      for (const { id, doc } of rows)
        await db
          .updateTable(table)
          .set({ doc: JSON.stringify({ ...parseDoc(doc), ...to }) })
          .where('id', '=', id)
          .execute();
      if (rows.length < ROUND) break;
    }
}

/** What listings and projects say of where they are follows a new name, in one statement each. */
export async function renameListings(db: Db, from: Spot, to: Spot): Promise<void> {
  const isCity = from.localityId === null;
  const [old, names] = isCity
    ? [{ city: from.city }, { city: to.city }]
    : [{ locality: from.locality ?? '' }, { locality: to.locality ?? '' }];
  const where = within(from, true);
  for (const table of TABLES)
    await db
      .updateTable(table)
      .set({ doc: renamed(old, names) })
      .where(where)
      .execute();
  await nameOdd(db, where, names);
}

const countPrefix = ({ cityId, localityId }: Spot): string => `${cityId}|${localityId ?? -1}|`;

/** Listings, projects and counts of one place come to another one, with its names; in one statement each. */
export async function moveListings(
  db: Db,
  from: Spot,
  to: Spot,
): Promise<{ readonly listings: number; readonly projects: number }> {
  const [prefix, place] = [countPrefix(from), { city_id: to.cityId, locality_id: to.localityId }];
  const where = within(from);
  // The counts first: who changes one of them meanwhile is waited for, and its listing is moved then.
  const counts = await db
    .deleteFrom('listing_counts')
    .where('city_id', '=', from.cityId)
    .where('locality_id', '=', from.localityId ?? -1)
    .returningAll()
    .execute();
  const doc = renamed(namesOf(from), namesOf(to));
  const keyed = sql<string>`${countPrefix(to)} || substr(count_key, ${sql.lit(prefix.length + 1)})`;
  const listings = db
    .updateTable('properties')
    .set({ ...place, doc, count_key: keyed })
    .where(where);
  const projects = db
    .updateTable('projects')
    .set({ ...place, doc })
    .where(where);
  await nameOdd(db, where, namesOf(from));
  const [properties, own] = [await listings.executeTakeFirst(), await projects.executeTakeFirst()];
  const moved = counts.map((row) => ({
    ...row,
    key: countPrefix(to) + row.key.slice(prefix.length),
    city_id: to.cityId,
    locality_id: to.localityId ?? -1,
  }));
  for (const batch of batches(moved)) await addCounts(db, batch);
  return { listings: Number(properties.numUpdatedRows), projects: Number(own.numUpdatedRows) };
}

/** How many listings a place has, those that wait for review, are withdrawn or deleted as well. */
export const listingsIn = (db: Db, spot: Spot): Promise<number> =>
  countOf(db.selectFrom('properties').where(within(spot, true)));

interface PlaceCount {
  readonly city_id: number | null;
  readonly locality_id: number | null;
  readonly count: number;
}

/** How many each city, and each locality, has. */
export function sumsByPlace(rows: readonly PlaceCount[]) {
  const sums = (column: 'city_id' | 'locality_id'): ReadonlyMap<number, number> => {
    const sum = new Map<number, number>();
    for (const row of rows) sum.set(row[column] ?? -1, (sum.get(row[column] ?? -1) ?? 0) + row.count);
    return sum;
  };
  return { city: sums('city_id'), locality: sums('locality_id') };
}

/** How many projects each city, and each locality, has. */
export const projectCounts = async (db: Db) =>
  sumsByPlace(
    await db
      .selectFrom('projects')
      .select(['city_id', 'locality_id', sql<number>`count(*)`.as('count')])
      .groupBy(['city_id', 'locality_id'])
      .execute(),
  );
