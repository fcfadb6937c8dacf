import { sql, type Selectable } from 'kysely';
import { ACTIVE, DELETED, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { runAll } from '../../kernel/runAll';
import { inTransaction } from '../inTransaction';
import { anyRow } from '../rows';
import type { Db, UsersTable } from '../schema';
import { countReviewsBy } from './agentReviews';
import { writeListing } from './listings';
import { takeUser } from './people';

/** So many listings change in one transaction, so that others write in between. */
const PORTION = 50;
/** So many owners are looked at in one round. */
const OWNERS = 20;

/** Where an account stands, for who runs it and for who owns it. Times in ms since 1970. */
type Standing = Readonly<Pick<Selectable<UsersTable>, 'leaves_at' | 'suspended_at' | 'suspended_reason'>>;

/** Undefined for an account that is unknown or erased. */
export const standingOf = (db: Db, userId: string): Promise<Standing | undefined> =>
  db
    .selectFrom('users')
    .select(['leaves_at', 'suspended_at', 'suspended_reason'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** Whether an account goes, or is being erased still. */
export const isLeaving = (db: Db, userId: string): Promise<boolean> =>
  anyRow(db.selectFrom('users').select('id').where('id', '=', userId).where('leaves_at', 'is not', null));

/** Whether the user's page and listings are kept from others. */
export const isAway = (db: Db, userId: string): Promise<boolean> =>
  anyRow(db.selectFrom('users').select('id').where('id', '=', userId).where('away_since', 'is not', null));

/**
 * Writes where an account stands. From now on, or no longer, its page and listings count as not shown; the listings
 * themselves follow by `settleListings`. Whoever goes away has no session left. False for an account that is unknown or
 * erased.
 */
export function setStanding(db: Db, userId: string, change: Partial<Standing>, now: number): Promise<boolean> {
  return inTransaction(db, async (part) => {
    const set = await part
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .returning(['leaves_at', 'suspended_at'])
      .executeTakeFirst();
    if (set === undefined) return false;
    const away = set.leaves_at !== null || set.suspended_at !== null;
    await part
      .updateTable('users')
      .set((eb) => ({
        away_since: away ? eb.fn.coalesce('away_since', sql<number>`cast(${now} as double precision)`) : null,
      }))
      .where('id', '=', userId)
      .execute();
    await countReviewsBy(part, userId);
    const goes = change.leaves_at != null || change.suspended_at != null;
    if (goes) await part.deleteFrom('sessions').where('user_id', '=', userId).execute();
    return true;
  });
}

/** Withdraws some of an owner's listings, or brings some back, as the owner stands. False once there is none to change. */
function settleSome(db: Db, ownerId: string, checkAt: number | null): Promise<boolean> {
  return inTransaction(db, async (part) => {
    // Where the owner stands does not change before the end of this, nor do the listings.
    const owner = await takeUser(part, ownerId);
    if (owner === undefined) return false;
    const goes = owner.away_since !== null;
    const statuses = goes ? [UNDER_REVIEW, ACTIVE] : [WITHDRAWN];
    const some = part
      .selectFrom('properties')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('status', 'in', statuses)
      .limit(PORTION);
    const rows = await part
      .updateTable('properties')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', 'in', some)
      .where('status', 'in', statuses)
      .returning(['id', 'status', 'status_before'])
      .execute();
    for (const { id, status, status_before } of rows) {
      const to = goes ? WITHDRAWN : (status_before ?? UNDER_REVIEW);
      await writeListing(part, id, { status: to, status_before: goes ? status : null });
      const review = part.updateTable('listing_reviews').where('listing_id', '=', id);
      if (goes) await review.set({ due_at: null }).execute();
      // One that waited for its check when its owner went waits again; one that had an answer keeps it.
      else if (to === UNDER_REVIEW)
        await review.set({ due_at: checkAt }).where('reason', 'is', null).where('held', '=', 0).execute();
    }
    return rows.length > 0;
  });
}

/**
 * Takes all listings of an owner out of the lists, or brings them back as they were, as the owner stands by now.
 * `checkAt` is when those are checked that were under review, ms since 1970; null where an operator does it.
 */
export async function settleListings(db: Db, ownerId: string, checkAt: number | null): Promise<void> {
  while (await settleSome(db, ownerId, checkAt));
}

/** Ends what broke off, and what was posted at the very moment when its owner went. */
export async function settleLeftOver(db: Db, checkAt: number | null): Promise<void> {
  const owners = db.selectFrom('properties').innerJoin('users', 'users.id', 'properties.owner_id').select('owner_id');
  const some = owners.distinct().limit(OWNERS);
  const rows = [
    ...(await some.where('away_since', 'is not', null).where('status', 'in', [UNDER_REVIEW, ACTIVE]).execute()),
    ...(await some.where('away_since', 'is', null).where('status', '=', WITHDRAWN).execute()),
  ];
  await runAll(rows.map((row) => () => settleSome(db, row.owner_id, checkAt)));
}

/** Removes some of the listings that were deleted before `until` (ms since 1970), with all that hangs on them. */
export async function sweepDeletedListings(db: Db, until: number): Promise<void> {
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('deleted_at', '<=', until)
    .where('status', '=', DELETED)
    .orderBy('deleted_at')
    .limit(4 * PORTION)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await inTransaction(db, async (part) => {
    await part.deleteFrom('properties').where('id', 'in', ids).where('status', '=', DELETED).execute();
    await part.deleteFrom('posting_marks').where('listing_id', 'in', ids).execute();
  });
}
