import { sql } from 'kysely';
import type { Queries } from '@/contract/payloads';
import { bhkApplies, subtypesOfChoice } from '@/domain/subtypes';
import { possessionLabel } from '@/domain/possession';
import { sameWord } from '@/domain/text';
import type { Db, Tables } from '../schema';
import { ACTIVE, DELETED } from './listings';
import { byCounts, countListings, type Budget, type CountFilter } from './listingCounts';
import { cutPage, pageQuery, type PageOf, type Stretch } from './listPage';
import { cityIds, localityIds } from './places';

export type PropertyQuery = Queries['getProperties'];

const COLUMNS = [
  'id',
  'owner_id',
  'status',
  'created_at',
  'doc',
  'rank',
  'order_newest',
  'order_price_up',
  'order_price_down',
  'order_per_sqft',
] as const;
export type PropertyRow = Pick<Tables['properties'], (typeof COLUMNS)[number]>;

const lower = (text: string) => text.trim().toLowerCase();

/** From here on, among a million, the page's own order leads to it sooner than sorting what is found. */
const FEW = 8000;

const isIn = (column: string, values: readonly (string | number)[]): CountFilter =>
  values.length === 0 ? () => sql`1 = 0` : () => sql`${sql.ref(column)} in (${sql.join(values)})`;

function ofSubtype(choice: string): CountFilter | null {
  const wanted = subtypesOfChoice(choice);
  if (wanted === null) return null;
  const words = isIn('subtype', wanted.length > 0 ? wanted.map(lower) : [lower(choice)]);
  if (!sameWord(choice, 'Commercial')) return words;
  return () => sql`(${words()} or property_type = ${lower(choice)})`;
}

/** The conditions of a question, without its budget. Every rule is the domain's; this only says it to the database. */
async function filtersOf(db: Db, q: PropertyQuery): Promise<readonly CountFilter[]> {
  const all: CountFilter[] = [];
  if (q.city?.trim()) all.push(isIn('city_id', await cityIds(db, q.city)));
  if (q.locality?.trim()) all.push(isIn('locality_id', await localityIds(db, q.locality)));
  const subtype = ofSubtype(q.selectedSubtype ?? '');
  if (subtype) all.push(subtype);
  const bhk = Number(q.bhkType ?? 0);
  if (bhk > 0 && bhkApplies(q.selectedSubtype ?? '')) all.push(() => sql`bhk ${sql.raw(bhk >= 5 ? '>=' : '=')} ${bhk}`);
  // Two names of one thing.
  for (const sale of [q.transactionType, q.saleType]) {
    if (sale?.trim()) all.push(() => sql`sale_type = ${lower(sale)}`);
  }
  if (q.possessionStatus?.trim()) {
    const wanted = lower(possessionLabel(q.possessionStatus));
    all.push(() => sql`possession = ${wanted}`);
  }
  return all;
}

/** Where the listings within a budget stand in an order of prices: to look for them from its dear or cheap end takes long. */
function stretchOf(sort: PropertyQuery['sort'], { min, max }: Budget): Stretch | null {
  // Those of price 0 are within a budget without a lower bound, and stand last in both orders.
  if (sort === 'priceUp') return { from: min > 0 ? min : null, to: min > 0 && max > 0 ? max : null };
  if (sort === 'priceDown') return { from: max > 0 ? -max : null, to: min > 0 ? -min : null };
  return null;
}

const isActive: CountFilter = () => sql`status = ${ACTIVE}`;

/**
 * One page of the active listings that a question asks for (API-4), with the whole result's count and bands. Up to `few`
 * of them are put in order after they are found; more are looked through in their order until a page is full.
 */
export async function listProperties(db: Db, q: PropertyQuery, few = FEW): Promise<PageOf<PropertyRow>> {
  const filters = await filtersOf(db, q);
  const budget = { min: q.minPrice ?? 0, max: q.maxPrice ?? 0 };
  const counts = await countListings(db, filters, budget);
  const from = db.selectFrom('properties');
  const conditions =
    counts.total <= few ? [byCounts(filters, budget, 'found')] : [isActive, byCounts(filters, budget, 'picked')];
  const stretch = counts.total <= few ? null : stretchOf(q.sort, budget);
  const question = { table: 'properties', asked: q, stretch } as const;
  // First their ids alone: what a listing says is read of one page's listings, not of all that are put in order.
  const found = pageQuery(from, { ...question, conditions }).select('id');
  const rows = await pageQuery(from, { ...question, conditions: [() => sql`id in (${found})`] })
    .select(COLUMNS)
    .execute();
  return { ...cutPage(rows, q), ...counts };
}

/** A listing by its id, whatever its status; the caller decides who may see it. */
export const findProperty = (db: Db, id: string): Promise<PropertyRow | undefined> =>
  db.selectFrom('properties').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/**
 * An owner's listings, newest first; only the active ones for strangers. Of more than `most` those that are deleted are left
 * out before any other.
 */
export function propertiesOf(db: Db, ownerId: string, activeOnly: boolean, most: number): Promise<PropertyRow[]> {
  const rows = db.selectFrom('properties');
  const newestFirst = (query: typeof rows) => query.orderBy('order_newest').orderBy('id');
  const own = activeOnly
    ? rows.where('status', '=', ACTIVE)
    : rows.orderBy(sql`case when status = ${DELETED} then 1 else 0 end`);
  // As in the lists: what a listing says is read of those alone that are answered.
  const first = newestFirst(own.where('owner_id', '=', ownerId))
    .select('id')
    .limit(most);
  return newestFirst(rows.where('id', 'in', first))
    .select(COLUMNS)
    .execute();
}
