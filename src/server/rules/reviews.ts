import type { Config } from '../config';
import { parseDoc } from '../db/doc';
import { databaseFailure } from '../db/dialects/failures';
import { inTransaction } from '../db/inTransaction';
import { claimReview, dueListings, findReview, putOffReview, setReview } from '../db/queries/listingReviews';
import { ACTIVE, DELETED, takeListing, UNDER_REVIEW, writeListing, type ListingRow } from '../db/queries/listings';
import type { Db } from '../db/schema';
import type { ListingDoc } from './listingDoc';
import { listingRow } from './listingRow';
import { reviewReason } from './moderation';

const SECOND = 1000;
/** A listing whose check failed is checked again so much later, ms. */
const AGAIN = 600 * SECOND;

/** When a new listing is checked, ms since 1970; null where an operator does it. */
export const checkTime = ({ moderation, moderationDelay }: Config, now: number): number | null =>
  moderation === 'auto' ? now + moderationDelay * SECOND : null;

/** What an edit does to a listing's standing: checked at once where that is automatic, else it waits for an operator. */
export async function standingAfterEdit(
  db: Db,
  { moderation }: Config,
  listingId: string,
  doc: ListingDoc,
): Promise<{ readonly status: number; readonly reason: string | null }> {
  const held = (await findReview(db, listingId))?.held ?? 0;
  const reason = moderation === 'auto' ? reviewReason(doc) : null;
  const passes = moderation === 'auto' && held === 0 && reason === null;
  await setReview(db, listingId, { due_at: null, reason, held });
  return { status: passes ? ACTIVE : UNDER_REVIEW, reason };
}

async function setStatus(db: Db, row: ListingRow, status: number): Promise<void> {
  const { created_at: createdAt, rank } = row;
  await writeListing(db, row.id, await listingRow(db, parseDoc(row.doc), { status, createdAt, rank }));
}

/** Checks one listing whose time has come. What another process has checked, or an edit, is left alone. */
async function check(db: Db, listingId: string, now: number): Promise<void> {
  await inTransaction(db, async (part) => {
    const row = await takeListing(part, listingId);
    if (row === undefined || !(await claimReview(part, listingId, now)) || row.status !== UNDER_REVIEW) return;
    const reason = reviewReason(parseDoc(row.doc));
    if (reason === null) await setStatus(part, row, ACTIVE);
    else await setReview(part, listingId, { due_at: null, reason, held: 0 });
  });
}

/**
 * Checks every listing whose time has come: it becomes active, or stays under review with the reason. One that cannot
 * be checked waits ten minutes, so that it holds up no other, now or in the next round; the first failure is thrown at
 * the end, or at once where the database is the cause.
 */
export async function checkDueListings(db: Db, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const listingId of await dueListings(db, now)) {
    try {
      await check(db, listingId, now);
    } catch (error) {
      failures.push(error);
      if (databaseFailure(error) !== null) break;
      await putOffReview(db, listingId, now, now + AGAIN);
    }
  }
  if (failures.length > 0) throw failures[0];
}

type Decision = 'done' | 'unknown' | 'deleted' | 'active already';

/** An operator's yes: the listing becomes active, whatever the automatic check says. */
export function approveListing(db: Db, listingId: string): Promise<Decision> {
  return inTransaction(db, async (part) => {
    const row = await takeListing(part, listingId);
    if (row === undefined) return 'unknown';
    if (row.status === DELETED) return 'deleted';
    await setReview(part, listingId, { due_at: null, reason: null, held: 0 });
    if (row.status === ACTIVE) return 'active already';
    await setStatus(part, row, ACTIVE);
    return 'done';
  });
}

/** An operator's no: the listing goes back under review with the reason, and no edit activates it by itself. */
export function refuseListing(db: Db, listingId: string, reason: string): Promise<Decision> {
  return inTransaction(db, async (part) => {
    const row = await takeListing(part, listingId);
    if (row === undefined) return 'unknown';
    if (row.status === DELETED) return 'deleted';
    await setReview(part, listingId, { due_at: null, reason, held: 1 });
    if (row.status === ACTIVE) await setStatus(part, row, UNDER_REVIEW);
    return 'done';
  });
}
