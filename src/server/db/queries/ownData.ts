import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db, Tables } from '../schema';
import { INBOX_KINDS } from './enquiries';
import { SHOWN_PHONE } from './phoneColumn';

/** So many rows are in memory at once. */
const PAGE = 50;

/** All rows of a question, a page after the other, in the order of their ids. */
async function* paged<T extends keyof Tables, R extends { readonly id: string }>(
  query: SelectQueryBuilder<Tables, T, R>,
  idColumn = 'id',
) {
  const id = sql.ref(idColumn);
  for (let after = ''; ;) {
    const page = query
      .where(sql<SqlBool>`${id} > ${after}`)
      .orderBy(id)
      .limit(PAGE);
    const rows = (await page.execute()) as readonly R[];
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** What an account is, but for its password; undefined for one that is unknown or erased. */
export const ownAccount = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('aadhaar_numbers', 'aadhaar_numbers.user_id', 'users.id')
    .select([
      'users.id',
      'role_code',
      'username',
      'name',
      SHOWN_PHONE,
      'phone_confirmed_at',
      'country_code',
      'email',
      'language',
      'doc',
      'created_at',
      'leaves_at',
      'suspended_at',
      'suspended_reason',
      'sealed',
      'last_four',
    ])
    .where('users.id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** The listings that are kept of an owner, those that were deleted among them. */
export const ownListingRows = (db: Db, ownerId: string) =>
  paged(
    db
      .selectFrom('properties')
      .leftJoin('listing_reviews', 'listing_reviews.listing_id', 'properties.id')
      .select(['properties.id', 'status', 'status_before', 'created_at', 'renewed_at', 'deleted_at', 'doc', 'reason'])
      .where('owner_id', '=', ownerId),
    'properties.id',
  );

/** How the prices of an owner's listings changed. */
export const ownPriceChanges = (db: Db, ownerId: string) =>
  db
    .selectFrom('price_changes')
    .innerJoin('properties', 'properties.id', 'listing_id')
    .select(['listing_id', 'at', 'price_from', 'price_to'])
    .where('owner_id', '=', ownerId)
    .orderBy('at')
    .execute();

/** What an account sent, or was sent. */
export const ownEnquiries = (db: Db, userId: string, as: 'sender' | 'reader') => {
  const all = db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'listing_id', 'listing_kind', 'created_at', 'doc', 'state', 'note', 'next_on']);
  // Reports are for the operator alone.
  const received = all.where('agent_id', '=', userId).where('kind', 'in', INBOX_KINDS);
  return paged(as === 'sender' ? all.where('user_id', '=', userId) : received);
};

/** What an account wrote of agents. */
export const ownReviews = (db: Db, userId: string) =>
  paged(
    db
      .selectFrom('agent_reviews')
      .select(['id', 'agent_id', 'stars', 'text', 'created_at', 'hidden_at', 'hidden_reason'])
      .where('author_id', '=', userId),
  );

/** What was written of an account, with its own answers; who wrote it is not its own. */
export const reviewsOf = (db: Db, userId: string) =>
  paged(
    db
      .selectFrom('agent_reviews')
      .select(['id', 'stars', 'text', 'created_at', 'answer', 'answered_at'])
      .where('agent_id', '=', userId)
      .where('hidden_at', 'is', null),
  );

export const ownReviewReports = (db: Db, userId: string) =>
  db
    .selectFrom('agent_review_reports')
    .select(['review_id', 'reason', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();

export const ownSaved = (db: Db, userId: string) =>
  db
    .selectFrom('saved_listings')
    .select(['listing_id', 'kind', 'at', 'price'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();

/** The sessions without what opens them. */
export const ownSessions = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Whose numbers the account was given lately. */
export const ownPhoneViews = (db: Db, userId: string) =>
  db.selectFrom('phone_views').select(['owner_id', 'at']).where('user_id', '=', userId).orderBy('at').execute();

export const ownNewsletter = (db: Db, email: string) =>
  db
    .selectFrom('newsletter_readers')
    .select(['asked_at', 'confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
