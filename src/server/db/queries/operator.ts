import { UNDER_REVIEW } from '@/domain/listingStatus';
import { countOf } from '../rows';
import type { Db } from '../schema';
import { oldestFirst } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

/**
 * What an operator looks through, at most so many, and how many there are: the longest waiting first and after them
 * those that were refused or failed the check; the demo's own listings under review have no review of theirs. A
 * `reason` is null until somebody, or the automatic check, has said no.
 */
export async function listingsToReview(db: Db, most: number) {
  const waiting = db.selectFrom('properties').where('properties.status', '=', UNDER_REVIEW);
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
  return { rows, total: await countOf(waiting) };
}
export type ReviewRow = Awaited<ReturnType<typeof listingsToReview>>['rows'][number];

/**
 * A page of those who asked to become agents and are none yet, each of them once, the longest waiting first, with the
 * cursor of the next; null at the end. `since`: when the user first asked, ms since 1970; `doc`: what the user last
 * wrote.
 */
export async function openApplications(db: Db, most: number, after?: string) {
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
  const page = await oldestFirst(
    open.select(['users.id', 'users.username', SHOWN_PHONE, 'users.phone_confirmed_at', 'asked.since', 'asked.doc']),
    { after, size: most, order: 'applications', by: ['asked.since', 'users.id'] },
  );
  return { total: await countOf(open), ...page };
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
