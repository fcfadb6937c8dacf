import { sql, type Expression, type SqlBool } from 'kysely';
import { BUDGET_BANDS } from '@/domain/budget';
import { boundStep, priceStep, type Count } from '../countColumns';
import type { Db, ListingCountsTable } from '../schema';
import type { Filter } from './filters';

/** Adds to the counts that are there, or begins them. */
export async function addCounts(db: Db, counts: readonly ListingCountsTable[]): Promise<void> {
  await db
    .insertInto('listing_counts')
    .values(counts)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ listings: sql<number>`listing_counts.listings + excluded.listings` }),
    )
    .execute();
}

/** Takes one off a count. Nothing is left where none remains: a listing may say any word, and each would be a row for ever. */
async function takeOne(db: Db, key: string): Promise<void> {
  await db
    .updateTable('listing_counts')
    .set({ listings: sql<number>`listings - 1` })
    .where('key', '=', key)
    .execute();
  await db.deleteFrom('listing_counts').where('key', '=', key).where('listings', '<=', 0).execute();
}

/** Counts one listing elsewhere than before. */
export async function changeCounts(
  db: Db,
  { from, to }: { readonly from: string | null; readonly to: Count | null },
): Promise<void> {
  const take = async () => from !== null && (await takeOne(db, from));
  const add = async () => to !== null && (await addCounts(db, [{ ...to, listings: 1 }]));
  // In one order: two that change the same counts never wait for each other.
  for (const step of from !== null && to !== null && from > to.key ? [add, take] : [take, add]) await step();
}

/** Counts so many more active listings of an owner; fewer when negative. */
export async function addToOwner(db: Db, ownerId: string, listings: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ active_listings: sql<number>`active_listings + ${listings}` })
    .where('id', '=', ownerId)
    .execute();
}

/** Rupees; 0 is no bound. */
export interface Budget {
  readonly min: number;
  readonly max: number;
}

/** Which price steps a budget holds as a whole, and which of them it cuts through. */
function stepsOf({ min, max }: Budget): {
  readonly from: number;
  readonly to: number;
  readonly cut: readonly number[];
} {
  const ends = [min, max].filter((bound) => bound > 0 && boundStep(bound) === null).map(priceStep);
  const last = priceStep(Number.POSITIVE_INFINITY);
  // An unknown price, -1, is in no budget but in none at all.
  const from = min > 0 ? priceStep(min) : max > 0 ? 0 : -1;
  const to = max > 0 ? priceStep(max) : last;
  return { from: ends.includes(from) ? from + 1 : from, to: ends.includes(to) ? to - 1 : to, cut: [...new Set(ends)] };
}

/** Whether a budget cuts through a price step, so that the counts alone cannot tell. */
export const isCutBudget = (budget: Budget): boolean => stepsOf(budget).cut.length > 0;

const allOf = (filters: readonly Filter[]) => sql<SqlBool>`(${sql.join([sql`1 = 1`, ...filters], sql` and `)})`;
const stepsIn = (from: number, to: number) => sql<SqlBool>`price_step between ${from} and ${to}`;

const ofPrice = ({ min, max }: Budget): Filter =>
  allOf([...(min > 0 ? [sql<SqlBool>`price >= ${min}`] : []), ...(max > 0 ? [sql<SqlBool>`price <= ${max}`] : [])]);

/** Listings that are counted where the conditions hold. */
const countedWhere = (key: Expression<unknown>, filters: readonly Filter[]) =>
  sql<SqlBool>`${key} in (select key from listing_counts where ${allOf(filters)})`;

/**
 * How the listings that a question asks for are come by: `found` by the index on what they are counted under; or looked
 * through in another order and picked out, by a list of all counts that meet the question, or, where most listings meet
 * it, by a look at the count of each.
 */
export type Way = 'found' | 'picked' | 'lookedAt';

/** The active listings that meet filters and budget, by what they are counted under. */
export function byCounts(filters: readonly Filter[], budget: Budget, way: Way): Filter {
  const { from, to, cut } = stepsOf(budget);
  const steps =
    cut.length === 0 ? stepsIn(from, to) : sql<SqlBool>`(${stepsIn(from, to)} or price_step in (${sql.join(cut)}))`;
  // Of an expression there is no index: the order's own has to serve.
  const key = way === 'found' ? sql`count_key` : sql`(count_key || '')`;
  const met = [...filters, steps];
  const counted =
    way === 'lookedAt'
      ? sql<SqlBool>`exists (select 1 from listing_counts where key = ${key} and ${allOf(met)})`
      : countedWhere(key, met);
  return allOf([counted, ...(cut.length === 0 ? [] : [ofPrice(budget)])]);
}

/** How many listings there are within the budget, and in each of the budget bands. */
interface Sums {
  readonly total: number;
  readonly bands: readonly number[];
}

function readSums(sums: object | undefined): Sums {
  const sum = (name: string): number => Number((sums as Readonly<Record<string, unknown>> | undefined)?.[name] ?? 0);
  return { total: sum('whole'), bands: BUDGET_BANDS.map((_band, at) => sum(`band${at}`)) };
}

export interface Counting {
  /** On columns that a listing and its count both have. */
  readonly filters: readonly Filter[];
  /** On the listings' own columns. */
  readonly own: readonly Filter[];
  readonly budget: Budget;
}

/** As `countListings`, with conditions on the listings' own columns as well: it looks at each that meets the filters. */
export async function countRead(db: Db, { filters, own, budget }: Counting): Promise<Sums> {
  const within = (bounds: Budget, name: string) =>
    sql<number | null>`sum(case when ${ofPrice(bounds)} then 1 else 0 end)`.as(name);
  const sums = await db
    .selectFrom('properties')
    .select([within(budget, 'whole'), ...BUDGET_BANDS.map((band, at) => within(band, `band${at}`))])
    .where(countedWhere(sql`count_key`, filters))
    .where(allOf(own))
    .executeTakeFirst();
  return readSums(sums);
}

/** What active listings can be grouped by to count them. */
export type CountColumn = 'locality_id' | 'subtype' | 'property_type' | 'bhk';
export type CountGroup = Readonly<Record<CountColumn, string | number>> & { readonly listings: number };

interface Grouped extends Counting {
  readonly by: readonly CountColumn[];
  readonly most: number;
}

/**
 * How many active listings that meet all conditions there are of each kind, the most frequent first, at most so many:
 * from the counts alone, or by a look at each listing where there are conditions on the listings' own columns.
 */
export async function countGroups(db: Db, { filters, own, budget, by, most }: Grouped): Promise<readonly CountGroup[]> {
  const { from, to, cut } = stepsOf(budget);
  const columns = sql.join(by.map((column) => sql.ref(column)));
  const isRead = own.length > 0 || cut.length > 0;
  const read = [countedWhere(sql`count_key`, filters), ofPrice(budget), ...own];
  const source = isRead
    ? sql`count(*) as listings from properties where ${allOf(read)}`
    : sql`sum(listings) as listings from listing_counts where ${allOf([...filters, stepsIn(from, to)])}`;
  const { rows } = await sql<Omit<CountGroup, 'listings'> & { readonly listings: string | number }>`
    select ${columns}, ${source} group by ${columns} order by listings desc, ${columns} limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, listings: Number(row.listings) }));
}

/** Stands for the steps that a budget cuts through: no price has it. */
const CUT = -2;

/** How many active listings meet the filters: within the budget, and in each of the budget bands. */
export async function countListings(db: Db, filters: readonly Filter[], budget: Budget): Promise<Sums> {
  const { from, to, cut } = stepsOf(budget);
  const whole = db
    .selectFrom('listing_counts')
    .select(['price_step', sql<number | string>`sum(listings)`.as('listings')])
    .where(allOf(filters))
    .groupBy('price_step');
  const inCut = countedWhere(sql`count_key`, [...filters, sql<SqlBool>`price_step in (${sql.join(cut)})`]);
  // In one question: each takes a way to the database and back.
  const asked =
    cut.length === 0
      ? whole
      : whole.unionAll(
          db
            .selectFrom('properties')
            .select([sql<number>`${sql.lit(CUT)}`.as('price_step'), sql<number | string>`count(*)`.as('listings')])
            .where(inCut)
            .where(ofPrice(budget)),
        );
  const steps = await asked.execute();
  const within = (first: number, last: number): number =>
    steps.reduce(
      (sum, { price_step: step, listings }) => sum + (step >= first && step <= last ? Number(listings) : 0),
      0,
    );
  return {
    total: within(from, to) + within(CUT, CUT),
    bands: BUDGET_BANDS.map(({ min, max }) => within(priceStep(min), priceStep(max))),
  };
}

/** How long it is gone by how many there are, ms. */
const KNOWN_MS = 60_000;
const known = new WeakMap<Db, { readonly at: number; readonly total: Promise<number> }>();

/** How many active listings there are, or were a minute ago: to choose a way by, not to tell. */
export function roughlyAll(db: Db): Promise<number> {
  const before = known.get(db);
  if (before !== undefined && Date.now() - before.at < KNOWN_MS) return before.total;
  const total = countListings(db, [], { min: 0, max: 0 }).then((counts) => counts.total);
  known.set(db, { at: Date.now(), total });
  // What failed is asked again.
  total.catch(() => known.delete(db));
  return total;
}
