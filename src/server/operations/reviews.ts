import { ACTIVE, DELETED, SOLD, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { parseDoc, textIn, type Doc } from '../db/doc';
import { databaseFailure } from '../db/dialects/failures';
import { inTransaction } from '../db/inTransaction';
import { askingRates } from '../db/queries/askingRates';
import { SKEW } from '../db/queries/limits';
import {
  claimReview,
  dueListings,
  findReview,
  forgetRefusals,
  noteRefusal,
  putOffReview,
  refusedDocs,
  setReview,
  type DueTimes,
} from '../db/queries/listingReviews';
import { activeListingsOf, takeListing, writeListing, type ListingRow } from '../db/queries/listings';
import { findUser } from '../db/queries/people';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { readerOf } from '../mail/mailWords';
import type { ReviewNews } from '../mail/reviewMessage';
import { listingRow } from '../rules/listingRow';
import { isAlike } from '../rules/likeness';
import { rateReason, reviewReasons } from '../rules/moderation';
import { heldBackBy } from '../rules/phoneStep';
import { inWords, stored, waitsForNumber, type Reason } from '../rules/reviewReasons';
import { listingNamer } from './listingName';

const SECOND = 1000;
/** A listing whose check failed is checked again so much later, ms. */
const AGAIN = 600 * SECOND;

/** When a new listing is checked, ms since 1970; null where an operator does it. */
export const checkTime = (
  { moderation, moderationDelay }: Pick<Config, 'moderation' | 'moderationDelay'>,
  now: number,
): number | null => (moderation === 'auto' ? now + moderationDelay * SECOND : null);

interface Standing {
  readonly status: number;
  /** What stands against showing it. */
  readonly against: readonly Reason[];
  /** Told by mail when a listing that was shown is not any longer; who still mends one reads it in the answer. */
  readonly news: ReviewNews | null;
}

/** 1 where only an operator activates it: an operator refused the same owner nearly the same, whatever it became since. */
const isHeld = async (db: Db, ownerId: string, doc: Doc): Promise<0 | 1> =>
  (await refusedDocs(db, ownerId)).some((refused) => isAlike(parseDoc(refused), doc)) ? 1 : 0;

/**
 * The review of a listing that is posted now: checked by itself after the delay where that is automatic, unless an
 * operator refused the same owner nearly the same one. Its owner reads no reason for that: a person looks at it.
 */
export async function reviewOfNew(db: Db, config: Config, ownerId: string, doc: Doc, now: number) {
  const held = await isHeld(db, ownerId, doc);
  return { due_at: held === 1 ? null : checkTime(config, now), reason: null, held };
}

/** What others ask per sq ft in a listing's locality, in rupees, ascending. */
export async function ratesAround(db: Db, doc: Doc): Promise<readonly number[]> {
  const [city, locality, subtype] = [textIn(doc, 'city'), textIn(doc, 'locality'), textIn(doc, 'selectedSubtype')];
  return city === '' || locality === '' ? [] : askingRates(db, { city, locality, subtype });
}

/**
 * What stands against showing a listing: its owner's number, and what its words and numbers say where `doc` is given.
 */
async function reasonsAgainst(db: Db, config: Config, ownerId: string, doc: Doc | null): Promise<readonly Reason[]> {
  const owner = await findUser(db, ownerId);
  const ofOwner = owner === undefined ? null : heldBackBy(owner, config);
  const ofRate = doc === null ? null : rateReason(doc, await ratesAround(db, doc));
  return [ofOwner, ...(doc === null ? [] : reviewReasons(doc)), ofRate].filter((reason) => reason !== null);
}

/**
 * What an edit does to a listing's standing: checked at once where that is automatic, else it waits for an operator.
 * One whose first check is still to come waits for that, whatever is edited meanwhile.
 */
export async function standingAfterEdit(
  db: Db,
  config: Config,
  row: ListingRow,
  doc: Doc,
  now: number,
): Promise<Standing> {
  const { moderation } = config;
  const before = await findReview(db, row.id);
  const held = before?.held === 1 ? 1 : await isHeld(db, row.owner_id, doc);
  const against = await reasonsAgainst(db, config, row.owner_id, moderation === 'auto' ? doc : null);
  const waits = held === 0 && before?.due_at != null && before.due_at > now;
  const passes = moderation === 'auto' && held === 0 && !waits && against.length === 0;
  await setReview(db, row.id, { due_at: waits ? before.due_at : null, reason: stored(against), held });
  return {
    status: passes ? ACTIVE : UNDER_REVIEW,
    against,
    news: row.status === ACTIVE && against.length > 0 ? await newsOf(db, row, against) : null,
  };
}

async function setStatus(db: Db, row: ListingRow, status: number): Promise<void> {
  const { created_at: createdAt, rank } = row;
  await writeListing(db, row.id, await listingRow(db, parseDoc(row.doc), { status, createdAt, rank }));
}

/**
 * Takes all of an owner's listings from the lists, and keeps those out that would come back with their owner, with the
 * reason that the owner reads. To be run in a transaction.
 */
export async function hideListings(part: Db, ownerId: string, reason: Reason): Promise<void> {
  for (const id of await activeListingsOf(part, ownerId)) {
    const row = await takeListing(part, id);
    if (row?.status !== ACTIVE && row?.status !== WITHDRAWN) continue;
    await setReview(part, id, { due_at: null, reason: stored([reason]), held: 0 });
    if (row.status === ACTIVE) await setStatus(part, row, UNDER_REVIEW);
    else await writeListing(part, id, { status_before: UNDER_REVIEW });
  }
}

/** What the owner of a listing is told after a decision, in their language; null when there is nobody to tell. */
async function newsOf(
  db: Db,
  { id, owner_id, doc }: ListingRow,
  reasons: readonly Reason[],
): Promise<ReviewNews | null> {
  const owner = await findUser(db, owner_id);
  if (owner === undefined) return null;
  const reader = readerOf(owner);
  const reason = reasons.length === 0 ? null : inWords(reasons, reader.language);
  const nameOf = await listingNamer(db, reader.language);
  const why = { reason, waitsForNumber: waitsForNumber(reasons) };
  return { ...reader, listingId: id, listingName: nameOf(parseDoc(doc)), ...why };
}

/**
 * Checks one listing whose time has come, and answers what its owner is told. What another process has checked, or an
 * edit, is left alone.
 */
function check(db: Db, config: Config, listingId: string, times: DueTimes): Promise<ReviewNews | null> {
  return inTransaction(db, async (part) => {
    const row = await takeListing(part, listingId);
    if (row === undefined || !(await claimReview(part, listingId, times)) || row.status !== UNDER_REVIEW) return null;
    const against = await reasonsAgainst(part, config, row.owner_id, parseDoc(row.doc));
    if (against.length === 0) await setStatus(part, row, ACTIVE);
    else await setReview(part, listingId, { due_at: null, reason: stored(against), held: 0 });
    return newsOf(part, row, against);
  });
}

/**
 * Checks every listing whose time has come: it becomes active, or stays under review with the reason. `tell` is called
 * once for each that was decided. One that cannot be checked waits ten minutes, so that it holds up no other, now or in
 * the next round; the first failure is thrown at the end, or at once where the database is the cause. What a wrong clock
 * has put off for longer than new listings wait is checked now.
 */
export async function checkDueListings(
  db: Db,
  config: Config,
  now: number,
  tell: (news: ReviewNews) => void,
): Promise<void> {
  const times = { now, farthest: now + Math.max(config.moderationDelay * SECOND, AGAIN) + SKEW };
  const failures: unknown[] = [];
  for (const listingId of await dueListings(db, times)) {
    try {
      const news = await check(db, config, listingId, times);
      if (news !== null) tell(news);
    } catch (error) {
      failures.push(error);
      if (databaseFailure(error) !== null) break;
      await putOffReview(db, listingId, times, now + AGAIN);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** All that an operator's decision changes of a listing, but for when it is told. */
export interface ListingStanding {
  readonly status: number;
  readonly dueAt: number | null;
  readonly reason: string | null;
  readonly held: 0 | 1;
  /** An operator refused it, or nearly the same, as it is now. */
  readonly refused: boolean;
}

/** Where a listing stands. To be run in the transaction that took its row. */
export async function standingOf(part: Db, { id, status, owner_id, doc }: ListingRow): Promise<ListingStanding> {
  const review = await findReview(part, id);
  const refused = (await isHeld(part, owner_id, parseDoc(doc))) === 1;
  return {
    status,
    dueAt: review?.due_at ?? null,
    reason: review?.reason ?? null,
    held: review?.held === 1 ? 1 : 0,
    refused,
  };
}

/** Puts a listing back to where it stood, its fields left alone. To be run in the transaction that took its row. */
export async function restoreStanding(part: Db, row: ListingRow, before: ListingStanding): Promise<void> {
  const { status, dueAt, reason, held, refused } = before;
  const doc = parseDoc(row.doc);
  const isRefused = (await isHeld(part, row.owner_id, doc)) === 1;
  if (refused && !isRefused) await noteRefusal(part, row.id, row.doc);
  if (!refused) await forgetRefusals(part, row.id, (other) => isAlike(parseDoc(other), doc));
  await setReview(part, row.id, { due_at: dueAt, reason, held });
  if (row.status !== status) await setStatus(part, row, status);
}

/** What came of an operator's decision; `news` where the owner is to be told. */
export interface Decided {
  readonly outcome: 'done' | 'unknown' | 'deleted' | 'withdrawn' | 'sold' | 'so already';
  readonly news: ReviewNews | null;
}
const nothing = (outcome: Decided['outcome']): Decided => ({ outcome, news: null });

/** Why a listing of such a status cannot be decided. */
const UNDECIDABLE: Readonly<Record<number, Decided['outcome'] | undefined>> = {
  [DELETED]: 'deleted',
  [WITHDRAWN]: 'withdrawn',
};

const judged = (db: Db, listingId: string, judge: (part: Db, row: ListingRow) => Promise<Decided>): Promise<Decided> =>
  inTransaction(db, async (part) => {
    const row = await takeListing(part, listingId);
    if (row === undefined) return nothing('unknown');
    const why = UNDECIDABLE[row.status];
    return why === undefined ? judge(part, row) : nothing(why);
  });

/** An operator's yes: the listing becomes active, whatever the automatic check says, and may be edited as it is now. */
export const approveListing = (db: Db, listingId: string): Promise<Decided> =>
  judged(db, listingId, async (part, row) => {
    // Its owner alone puts it back on sale.
    if (row.status === SOLD) return nothing('sold');
    await setReview(part, listingId, { due_at: null, reason: null, held: 0 });
    const doc = parseDoc(row.doc);
    await forgetRefusals(part, listingId, (refused) => isAlike(parseDoc(refused), doc));
    if (row.status === ACTIVE) return nothing('so already');
    await setStatus(part, row, ACTIVE);
    return { outcome: 'done', news: await newsOf(part, row, []) };
  });

/**
 * An operator's no: the listing goes back under review with the reasons, and no edit activates it by itself. A sold one does,
 * too: what it was and where is still told to everybody.
 */
export const refuseListing = (db: Db, listingId: string, reasons: readonly Reason[]): Promise<Decided> =>
  judged(db, listingId, async (part, row) => {
    const before = await findReview(part, listingId);
    const reason = stored(reasons);
    if (row.status === UNDER_REVIEW && before?.held === 1 && before.reason === reason) return nothing('so already');
    await setReview(part, listingId, { due_at: null, reason, held: 1 });
    await noteRefusal(part, listingId, row.doc);
    if (row.status !== UNDER_REVIEW) await setStatus(part, row, UNDER_REVIEW);
    return { outcome: 'done', news: await newsOf(part, row, reasons) };
  });
