import { sql, type SqlBool } from 'kysely';
import { UNDER_REVIEW } from '@/domain/listingStatus';
import type { Db } from '../schema';
import { pageOf, readCursor } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

/** The beginning of a list, and how long all of it is. */
interface Part<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface ReviewRow {
  readonly id: string;
  readonly doc: string;
  readonly created_at: number;
  readonly username: string;
  readonly phone: string;
  /** Null until somebody, or the automatic check, has said no. */
  readonly reason: string | null;
  readonly held: number | null;
  readonly due_at: number | null;
}

/**
 * What an operator looks through, the longest waiting first and after them those that were refused or failed the
 * check; the demo's own listings under review have no review of theirs.
 */
export async function listingsToReview(db: Db, most: number): Promise<Part<ReviewRow>> {
  const waiting = db.selectFrom('properties').where('properties.status', '=', UNDER_REVIEW);
  const counted = await waiting.select(sql<number>`count(*)`.as('total')).executeTakeFirst();
  const rows = await waiting
    .innerJoin('users', 'users.id', 'properties.owner_id')
    .leftJoin('listing_reviews', 'listing_reviews.listing_id', 'properties.id')
    .select([
      'properties.id',
      'properties.doc',
      'properties.created_at',
      'users.username',
      SHOWN_PHONE,
      'listing_reviews.reason',
      'listing_reviews.held',
      'listing_reviews.due_at',
    ])
    .orderBy((eb) => eb.case().when('listing_reviews.reason', 'is', null).then(0).else(1).end())
    .orderBy('properties.order_newest', 'desc')
    .orderBy('properties.id', 'desc')
    .limit(most)
    .execute();
  return { rows, total: counted?.total ?? 0 };
}

interface ApplicationRow {
  readonly id: string;
  readonly username: string;
  readonly phone: string;
  readonly phone_confirmed_at: number | null;
  /** When the user first asked, ms since 1970. */
  readonly since: number;
  /** What the user last wrote. */
  readonly doc: string;
}

const APPLICATIONS = 'applications';

/**
 * A page of those who asked to become agents and are none yet, each of them once, the longest waiting first, with the
 * cursor of the next; null at the end.
 */
export async function openApplications(
  db: Db,
  most: number,
  after?: string,
): Promise<Part<ApplicationRow> & { readonly after: string | null }> {
  const open = db
    .with('asked', (from) =>
      from
        .selectFrom('enquiries')
        .where('kind', '=', 'agentApplication')
        .where('settled_at', 'is', null)
        .select((eb) => [
          'user_id',
          'doc',
          eb.fn
            .min('created_at')
            .over((over) => over.partitionBy('user_id'))
            .as('since'),
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('user_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
            .as('nth'),
        ]),
    )
    .selectFrom('asked')
    .innerJoin('users', 'users.id', 'asked.user_id')
    .where('asked.nth', '=', 1)
    .where('users.role_code', '!=', 'agt');
  const counted = await open.select(sql<number>`count(*)`.as('total')).executeTakeFirst();
  const cursor = after === undefined ? null : readCursor(after, APPLICATIONS);
  const found = await open
    .$if(cursor !== null, (rest) =>
      rest.where(sql<SqlBool>`(asked.since, users.id) > (${cursor?.value}, ${cursor?.id})`),
    )
    .select(['users.id', 'users.username', SHOWN_PHONE, 'users.phone_confirmed_at', 'asked.since', 'asked.doc'])
    .orderBy('asked.since')
    .orderBy('users.id')
    .limit(most + 1)
    .execute();
  return {
    total: counted?.total ?? 0,
    ...pageOf(found, { size: most, order: APPLICATIONS, placeOf: ({ since }) => since }),
  };
}

/** The user with this id, or all who have this mobile number (ten digits), which several may while nobody has proven it. */
export const usersNamed = (db: Db, idOrPhone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'language', 'role_code', SHOWN_PHONE])
    .where((eb) =>
      eb.or([eb('id', '=', idOrPhone), eb('users.phone', '=', idOrPhone), eb('later_phone', '=', idOrPhone)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
