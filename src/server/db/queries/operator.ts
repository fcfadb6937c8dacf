import type { Db } from '../schema';
import { UNDER_REVIEW } from './listings';

/** What an operator looks through; the demo's own listings under review have no review of theirs. */
export function listingsToReview(db: Db, most: number) {
  return db
    .selectFrom('properties')
    .innerJoin('users', 'users.id', 'properties.owner_id')
    .leftJoin('listing_reviews', 'listing_reviews.listing_id', 'properties.id')
    .select([
      'properties.id',
      'properties.doc',
      'properties.created_at',
      'users.username',
      'users.phone',
      'listing_reviews.reason',
      'listing_reviews.held',
      'listing_reviews.due_at',
    ])
    .where('properties.status', '=', UNDER_REVIEW)
    .orderBy('properties.order_newest', 'desc')
    .orderBy('properties.id', 'desc')
    .limit(most)
    .execute();
}

/** Those who asked to become agents and are none yet, the longest waiting first. */
export function openApplications(db: Db, most: number) {
  return db
    .selectFrom('enquiries')
    .innerJoin('users', 'users.id', 'enquiries.user_id')
    .select(['users.id', 'users.username', 'users.phone', 'enquiries.created_at', 'enquiries.doc'])
    .where('enquiries.kind', '=', 'agentApplication')
    .where('users.role_code', '!=', 'agt')
    .orderBy('enquiries.created_at')
    .limit(most)
    .execute();
}

/** A user by id, or by the ten digits of the mobile number. */
export const userNamed = (db: Db, idOrPhone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'role_code'])
    .where((eb) => eb.or([eb('id', '=', idOrPhone), eb('phone', '=', idOrPhone)]))
    .executeTakeFirst();
