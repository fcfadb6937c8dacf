import { sql } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import type { Db } from '../schema';
import { newestFirst } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

const PAGE = 10;
/** So many reports of one listing are shown. */
const EACH = 10;
const ORDER = 'reports';

/** What was reported of the listings that are shown, and is not settled. */
const open = (db: Db) =>
  db
    .selectFrom('enquiries')
    .leftJoin('properties', 'properties.id', 'enquiries.listing_id')
    .leftJoin('projects', 'projects.id', 'enquiries.listing_id')
    .where('enquiries.kind', '=', 'report')
    .where('enquiries.settled_at', 'is', null)
    .where((eb) => eb.or([eb('properties.status', '=', ACTIVE), eb('projects.id', 'is not', null)]));

/** How many listings have open reports. */
export async function countReported(db: Db): Promise<number> {
  const row = await open(db)
    .select(sql<number>`count(distinct enquiries.listing_id)`.as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** A page of the listings that were reported, the one reported last first, with the cursor of the next; null at the end. */
export async function reportedPage(db: Db, after: string | undefined, { size = PAGE } = {}) {
  const grouped = open(db)
    .select((eb) => [
      sql<string>`enquiries.listing_id`.as('id'),
      sql<number>`count(*)`.as('count'),
      eb.fn.max('enquiries.created_at').as('last_at'),
    ])
    .groupBy('enquiries.listing_id');
  const { rows: page, after: next } = await newestFirst(db.selectFrom(grouped.as('reported')).selectAll(), {
    after,
    size,
    order: ORDER,
    by: ['last_at', 'id'],
  });
  const ids = page.map(({ id }) => id);
  const [total, listings, reports] = await Promise.all([
    countReported(db),
    reportedListings(db, ids),
    reportsOn(db, ids),
  ]);
  const rows = page.flatMap((group) => {
    const listing = listings.get(group.id);
    return listing === undefined
      ? []
      : [{ ...group, ...listing, reports: reports.filter(({ listing_id }) => listing_id === group.id) }];
  });
  return { rows, total, after: next };
}
export type ReportedRow = Awaited<ReturnType<typeof reportedPage>>['rows'][number];

async function reportedListings(db: Db, ids: readonly string[]) {
  const of = async <K extends 'property' | 'project'>(table: 'properties' | 'projects', kind: K) => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom(table)
      // A project may have no account behind it.
      .leftJoin('users', 'users.id', `${table}.owner_id`)
      .select([`${table}.id`, `${table}.doc`, 'owner_id', 'username'])
      .where(`${table}.id`, 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, kind }));
  };
  const found = await Promise.all([of('projects', 'project'), of('properties', 'property')]);
  return new Map(found.flat().map((row) => [row.id, row]));
}

/** The newest reports of each of these listings. */
async function reportsOn(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const numbered = open(db)
    .leftJoin('users', 'users.id', 'enquiries.user_id')
    .where('enquiries.listing_id', 'in', ids)
    .select((eb) => [
      'enquiries.id',
      'enquiries.listing_id',
      'enquiries.created_at',
      'enquiries.doc',
      'enquiries.listing_doc',
      'users.username',
      SHOWN_PHONE,
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('enquiries.listing_id')
            .orderBy('enquiries.created_at', 'desc')
            .orderBy('enquiries.id', 'desc'),
        )
        .as('nth'),
    ]);
  return db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('nth', '<=', EACH)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Settles the open reports of a listing that came by `until`, ms since 1970. Answers how many. */
export async function settleReports(db: Db, listingId: string, until: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ settled_at: now })
    .where('kind', '=', 'report')
    .where('listing_id', '=', listingId)
    .where('settled_at', 'is', null)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who sent a report, and about what; undefined for one that is not there, or whose sender is not known. */
export const reporterOf = (db: Db, reportId: string) =>
  db
    .selectFrom('enquiries')
    .innerJoin('users', 'users.id', 'enquiries.user_id')
    .leftJoin('properties', 'properties.id', 'enquiries.listing_id')
    .leftJoin('projects', 'projects.id', 'enquiries.listing_id')
    .select((eb) => [
      'users.email',
      'users.language',
      eb.fn.coalesce('properties.doc', 'projects.doc').as('listing_doc'),
    ])
    .where('enquiries.id', '=', reportId)
    .where('enquiries.kind', '=', 'report')
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();

/** The owner of a listing or project, and its fields; undefined where there is nobody to write to. */
export async function ownerOf(db: Db, listingId: string) {
  const of = (table: 'properties' | 'projects') =>
    db
      .selectFrom(table)
      .innerJoin('users', 'users.id', `${table}.owner_id`)
      .select(['users.email', 'users.language', `${table}.doc`])
      .where(`${table}.id`, '=', listingId)
      .where('users.erased_at', 'is', null)
      .executeTakeFirst();
  return (await of('properties')) ?? (await of('projects'));
}
