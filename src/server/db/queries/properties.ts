import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Queries } from '@/contract/payloads';
import { ACTIVE, DELETED } from '@/domain/listingStatus';
import { joinedValues } from '@/domain/severalValues';
import { bhkApplies, subtypesOfChoice } from '@/domain/subtypes';
import { equalsIgnoreCase } from '@/domain/text';
import { facingNamed, floorApplies, buildingApplies, furnishingNamed } from '@/domain/traits';
import { countOf } from '../rows';
import type { Db, Tables } from '../schema';
import { byCounts, countListings, countRead, roughlyAll, type Budget, type Counting, type Way } from './listingCounts';
import { readCursor, writeCursor } from './cursor';
import { OWNER_COLUMNS, type OwnerColumns } from './people';
import { cutPage, orderColumn, pageQuery, type PageOf, type Stretch } from './listPage';
import { wantedBits } from '../traitBits';
import { isIn, lower, placeFilters, possessionFilter, type Filter } from './filters';
import { wantedRooms, wantedValues } from './wantedValues';

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
  'visited_on',
  'renewed_at',
] as const;
export type PropertyRow = Pick<Selectable<Tables['properties']>, (typeof COLUMNS)[number]>;

/** More than so many are not looked at one by one to count them: among a million that takes too long. */
export const MANY = 50_000;

const anyOf = (filters: readonly Filter[]): Filter => sql`(${sql.join(filters, sql` or `)})`;

const typesIn = (q: PropertyQuery): readonly string[] =>
  wantedValues(q.selectedSubtype, q.types).filter((type) => subtypesOfChoice(type) !== null);

function ofTypes(types: readonly string[]): Filter {
  const subtypes = types.flatMap((type) => {
    const wanted = subtypesOfChoice(type) ?? [];
    return wanted.length > 0 ? wanted.map(lower) : [lower(type)];
  });
  const commercial = types.some((type) => equalsIgnoreCase(type, 'Commercial'))
    ? [sql<SqlBool>`property_type = 'commercial'`]
    : [];
  return anyOf([isIn('subtype', subtypes), ...commercial]);
}

/** The conditions of a question, without its budget. Every rule is the domain's; this only says it to the database. */
export async function filtersOf(db: Db, q: PropertyQuery): Promise<readonly Filter[]> {
  const all: Filter[] = [...(await placeFilters(db, q))];
  const types = typesIn(q);
  if (types.length > 0) all.push(ofTypes(types));
  const rooms = wantedRooms(q);
  if (rooms.length > 0 && bhkApplies(joinedValues(types)))
    all.push(anyOf(rooms.map((bhk) => sql`bhk ${sql.raw(bhk >= 5 ? '>=' : '=')} ${bhk}`)));
  // Two names of one thing.
  for (const sale of [q.transactionType, q.saleType]) {
    if (sale?.trim()) all.push(sql`sale_type = ${lower(sale)}`);
  }
  if (buildingApplies(joinedValues(types))) all.push(...possessionFilter(q.possessionStatus));
  return all;
}

/** The conditions on what listings are not counted by: bits, and the area. */
export function ownFilters(q: PropertyQuery): readonly Filter[] {
  const { minArea = 0, maxArea = 0 } = q;
  const types = joinedValues(typesIn(q));
  const { mask, value } = wantedBits({
    rera: q.withRera !== undefined,
    photos: q.withPhotos !== undefined,
    furnishing: buildingApplies(types) ? furnishingNamed(q.furnishingType) : '',
    facing: facingNamed(q.facing),
    floor: floorApplies(types) ? (q.floor ?? '') : '',
  });
  return [
    ...(mask === 0 ? [] : [sql<SqlBool>`(traits & ${sql.lit(mask)}) = ${sql.lit(value)}`]),
    ...(minArea > 0 ? [sql<SqlBool>`area >= ${minArea}`] : []),
    ...(maxArea > 0 ? [sql<SqlBool>`area <= ${maxArea}`] : []),
  ];
}

/** Where the listings within a budget stand in an order of prices: to look for them from its dear or cheap end takes long. */
function stretchOf(sort: PropertyQuery['sort'], { min, max }: Budget): Stretch | null {
  // Those of price 0 are within a budget without a lower bound, and stand last in both orders.
  if (sort === 'priceUp') return { from: min > 0 ? min : null, to: min > 0 && max > 0 ? max : null };
  if (sort === 'priceDown') return { from: max > 0 ? -max : null, to: min > 0 ? -min : null };
  return null;
}

export const askedBudget = (q: PropertyQuery): Budget => ({ min: q.minPrice ?? 0, max: q.maxPrice ?? 0 });

async function countsOf(db: Db, { filters, own, budget }: Counting, many: number) {
  const counts = await countListings(db, filters, budget);
  if (own.length === 0) return counts;
  const { total: unbudgeted } = await countListings(db, filters, { min: 0, max: 0 });
  return unbudgeted > many ? { total: null, bands: null } : countRead(db, { filters, own, budget });
}

const isActive: Filter = sql`status = ${ACTIVE}`;

/** From here on, among a million, the page's own order leads to it sooner than sorting what is found. */
const FEW = 8000;
/** Where one of so many meets the question, a page is full before a list of all that meet it would be made. */
const ONE_OF = 4;

/** The way that costs least to `total` of `all`; null: more than can be counted. */
function wayTo(total: number | null, all: number, few: number): Way {
  if (total === null || total * ONE_OF >= all) return 'lookedAt';
  return total <= few ? 'found' : 'picked';
}

/**
 * One page of the active listings that a question asks for (API-4), with the whole result's count and bands. Up to `few`
 * of them are put in order after they are found; more are looked through in their order until a page is full. Of those
 * that only a look at each of more than `many` could count, neither is told.
 */
export async function listProperties(
  db: Db,
  q: PropertyQuery,
  { few = FEW, many = MANY } = {},
): Promise<PageOf<PropertyRow & OwnerColumns>> {
  const filters = await filtersOf(db, q);
  const budget = askedBudget(q);
  const own = ownFilters(q);
  const counts = await countsOf(db, { filters, own, budget }, many);
  const way = wayTo(counts.total, await roughlyAll(db), few);
  const from = db.selectFrom('properties');
  const isFound = way === 'found';
  const conditions = [...(isFound ? [] : [isActive]), byCounts(filters, budget, way), ...own];
  const stretch = isFound ? null : stretchOf(q.sort, budget);
  const question = { table: 'properties', asked: q, stretch } as const;
  // First their ids alone: what a listing says is read of one page's listings, not of all that are put in order.
  const found = pageQuery(from, { ...question, conditions }).select('id');
  const page = pageQuery(from, { ...question, conditions: [sql`id in (${found})`] }).select(COLUMNS);
  const rows = await db
    .selectFrom(page.as('page'))
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'page.owner_id').on('users.away_since', 'is', null))
    .selectAll('page')
    .select(OWNER_COLUMNS)
    .orderBy(`page.${orderColumn(q.sort)}`)
    .orderBy('page.id')
    .execute();
  return { ...cutPage(rows, q), ...counts };
}

/** A listing by its id, whatever its status; the caller decides who may see it. */
export const findProperty = (db: Db, id: string): Promise<PropertyRow | undefined> =>
  db.selectFrom('properties').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The active listings of an owner, newest first, at most so many. */
export function activeOf(db: Db, ownerId: string, most: number): Promise<PropertyRow[]> {
  const rows = db.selectFrom('properties').orderBy('order_newest').orderBy('id');
  // As in the lists: what a listing says is read of those alone that are answered.
  const first = rows.where('owner_id', '=', ownerId).where('status', '=', ACTIVE).select('id').limit(most);
  return rows.where('id', 'in', first).select(COLUMNS).execute();
}

/** The most listings of one page of an owner's own, and how many bytes their words may take unless there is only one. */
const OWN_PAGE = 100;
const OWN_PAGE_BYTES = 500_000;

/**
 * One page of an owner's listings of every status, newest first. Of more than `most` those that are deleted are left out
 * before any other. A listing may have 50 kB, so a page ends where its bytes do. Throws 400 for a page that no answer named.
 */
export async function ownPage(
  db: Db,
  ownerId: string,
  { most, after }: { readonly most: number; readonly after?: string | undefined },
): Promise<Pick<PageOf<PropertyRow>, 'rows' | 'after'> & { readonly total: number }> {
  const all = db.selectFrom('properties');
  const own = all.where('owner_id', '=', ownerId);
  const kept = own
    .select('id')
    .orderBy(sql`case when status = ${DELETED} then 1 else 0 end`)
    .orderBy('order_newest')
    .orderBy('id')
    .limit(most);
  const cursor = after === undefined ? null : readCursor(after, 'order_newest');
  const behind = all
    .where('id', 'in', kept)
    .$if(cursor !== null, (rows) => rows.where(sql<boolean>`(order_newest, id) > (${cursor?.value}, ${cursor?.id})`));
  const [total, sizes] = await Promise.all([
    countOf(own),
    behind
      .select(['id', 'order_newest', sql<number>`octet_length(doc)`.as('bytes')])
      .orderBy('order_newest')
      .orderBy('id')
      .limit(OWN_PAGE + 1)
      .execute(),
  ]);
  let bytes = 0;
  const fitting = sizes.slice(0, OWN_PAGE).filter((row, n) => (bytes += row.bytes) <= OWN_PAGE_BYTES || n === 0);
  const last = fitting.at(-1);
  const ids = fitting.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await all.where('id', 'in', ids).select(COLUMNS).orderBy('order_newest').orderBy('id').execute();
  const more = last !== undefined && fitting.length < sizes.length;
  return {
    rows,
    after: more ? writeCursor({ order: 'order_newest', value: last.order_newest, id: last.id }) : null,
    total: Math.min(most, total),
  };
}
