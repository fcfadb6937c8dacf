import { findAccountById } from '../db/queries/accounts';
import { setStanding, settleListings, settleLeftOver, standingOf, sweepDeletedListings } from '../db/queries/away';
import { sweepEnquiries } from '../db/queries/enquiryAges';
import { inTransaction } from '../db/inTransaction';
import { beingErased, dueToLeave, emptyAccount, eraseSome } from '../db/queries/erasing';
import { sweepNewsletter } from '../db/queries/newsletter';
import { takeUser } from '../db/queries/people';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { runAll } from '../kernel/runAll';
import { checkTime } from './reviews';

const DAY = 24 * 60 * 60 * 1000;
/** So long a deleted account can be taken back, ms. */
export const GRACE = 14 * DAY;
/** So long a deleted listing stays on the disk, with its pictures, ms. */
export const DELETED_KEPT = 30 * DAY;
/** A wish for the newsletter that nobody confirmed, ms. */
export const UNCONFIRMED_KEPT = 7 * DAY;
/** So many steps of erasing an account are taken in one round. */
const STEPS = 200;

type Moderation = Pick<Config, 'moderation' | 'moderationDelay'>;

/**
 * Deletes an account, so that it can be taken back for `grace` ms: its sessions end, its page and listings are shown to
 * nobody. Answers when it is erased, ms since 1970, which a second call does not put off; null for an unknown account, and
 * where the owner's password is another one by now than the one `compared`, a hash.
 */
export async function leave(
  db: Db,
  userId: string,
  now: number,
  { grace = GRACE, compared }: { readonly grace?: number; readonly compared?: string } = {},
): Promise<number | null> {
  const deletionDueAt = await inTransaction(db, async (part) => {
    await takeUser(part, userId);
    if (compared !== undefined && (await findAccountById(part, userId))?.password_hash !== compared) return null;
    const before = (await standingOf(part, userId))?.leaves_at ?? Infinity;
    const sooner = Math.min(before, now + grace);
    return (await setStanding(part, userId, { leaves_at: sooner }, now)) ? sooner : null;
  });
  if (deletionDueAt !== null) await settleListings(db, userId, null);
  return deletionDueAt;
}

/** Takes a deletion back: everything is as it was. False for an account that is unknown or erased. */
export async function stay(db: Db, config: Moderation, userId: string, now: number): Promise<boolean> {
  const isThere = await setStanding(db, userId, { leaves_at: null }, now);
  if (isThere) await settleListings(db, userId, checkTime(config, now));
  return isThere;
}

/** An operator's no to a user: the sessions end, and the next login is told the reason. False for an unknown account. */
export async function suspend(db: Db, userId: string, reason: string, now: number): Promise<boolean> {
  const isThere = await setStanding(db, userId, { suspended_at: now, suspended_reason: reason }, now);
  if (isThere) await settleListings(db, userId, null);
  return isThere;
}

/** Takes a suspension back: everything is as it was. False for an unknown account. */
export async function resume(db: Db, config: Moderation, userId: string, now: number): Promise<boolean> {
  const isThere = await setStanding(db, userId, { suspended_at: null, suspended_reason: null }, now);
  if (isThere) await settleListings(db, userId, checkTime(config, now));
  return isThere;
}

/**
 * Erases the accounts whose time is over, a portion in a round; a round that broke off is gone on with by the next one.
 * The files of the pictures go by the sweep of uploads, and the rest of the account after them.
 */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  await runAll((await dueToLeave(db, now)).map((userId) => () => emptyAccount(db, userId, now)));
  let steps = STEPS;
  const erase = async (userId: string) => {
    while (steps > 0 && (await eraseSome(db, userId, now))) steps -= 1;
  };
  await runAll((await beingErased(db)).map((userId) => () => erase(userId)));
}

/**
 * Lets go what was deleted and what is old: deleted accounts and listings, enquiries, unconfirmed wishes. What fails
 * stands in the way of nothing else.
 */
export async function sweepLeft(db: Db, config: Moderation, now: number): Promise<void> {
  await runAll([
    () => settleLeftOver(db, checkTime(config, now)),
    () => sweepAccounts(db, now),
    () => sweepDeletedListings(db, now - DELETED_KEPT),
    () => sweepEnquiries(db, now),
    () => sweepNewsletter(db, now - UNCONFIRMED_KEPT),
  ]);
}
