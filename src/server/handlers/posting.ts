import type { ListingPayload } from '@/contract/payloads';
import { parseDoc } from '../db/doc';
import { inTransaction } from '../db/inTransaction';
import {
  ACTIVE,
  addListing,
  DELETED,
  findListing,
  takeListing,
  UNDER_REVIEW,
  writeListing,
  type ListingRow,
} from '../db/queries/listings';
import { setReview } from '../db/queries/listingReviews';
import { forgetPosting, notePosting } from '../db/queries/postingMarks';
import { claimUploads, ownUploads, setUploadUses } from '../db/queries/uploads';
import type { Db } from '../db/schema';
import { Refusal } from '../http/refusal';
import { boundEditing, boundPosting } from '../rules/limits';
import { editedListing, isComplete, newListing, rankOf, type ListingDoc } from '../rules/listingDoc';
import { checkLinks, checkPictures, storedPictures, uploadIdsOf } from '../rules/listingLinks';
import { listingRow } from '../rules/listingRow';
import { postingMark } from '../rules/repeats';
import { checkTime, standingAfterEdit } from '../rules/reviews';
import { newListingId } from '../rules/tokens';
import type { Context, Handlers } from './context';
import { sessionOf } from './self';

const POSTED = 'Your property is posted and under review.';

function checkSender(payload: ListingPayload, userId: string): void {
  if (payload.userId !== userId) throw new Refusal(403, 'You can post and change your own properties only.');
  if (payload.termsAccepted === false)
    throw new Refusal(400, 'termsAccepted: please agree to the T&C, Privacy Policy and Cookie Policy.');
}

/** Throws 404 when the listing is unknown, 403 when it is another's. */
function asOwn(row: ListingRow | undefined, userId: string): ListingRow {
  if (row === undefined) throw new Refusal(404, 'This property is not there any more.');
  if (row.owner_id !== userId) throw new Refusal(403, 'You can change your own properties only.');
  return row;
}

/** The listing, kept from other writers until the transaction ends. Throws 404 and 403 as `asOwn` does. */
const ownListing = async (db: Db, id: string, userId: string): Promise<ListingRow> =>
  asOwn(await takeListing(db, id), userId);

/** The store is asked before the transaction begins, which would keep others waiting. */
async function storedPicturesOf(
  { db, uploads }: Pick<Context, 'db' | 'uploads'>,
  userId: string,
  doc: ListingDoc,
  before: ListingDoc,
): Promise<ReadonlySet<string>> {
  const own = await ownUploads(db, userId, uploadIdsOf(doc));
  return storedPictures(uploads, doc, before, own);
}

function updateWords(status: number, reason: string | null): string {
  if (status === ACTIVE) return 'Your property is updated.';
  return `Your property is updated and under review.${reason === null ? '' : ` ${reason}`}`;
}

/** Posting, changing and deleting one's own listings (API-18, API-23, API-14); each as a whole or not at all. */
export const postingHandlers: Handlers = {
  postProperty: async ({ db, config, now, uploads }, payload, session) => {
    const { userId } = sessionOf(session);
    const at = now();
    checkSender(payload, userId);
    const doc = newListing(payload);
    checkLinks(doc, {});
    await boundPosting(db, userId, at);
    const stored = await storedPicturesOf({ db, uploads }, userId, doc, {});
    const id = newListingId();
    const message = await inTransaction(db, async (part) => {
      const posting = { mark: postingMark(userId, payload), listingId: id, answer: POSTED, at };
      const first = await notePosting(part, posting);
      if (first !== null) return first;
      const own = await claimUploads(part, userId, uploadIdsOf(doc), at);
      checkPictures(doc, {}, own, stored);
      const standing = { status: UNDER_REVIEW, createdAt: at, rank: rankOf(doc, at) };
      await addListing(part, { id, owner_id: userId, ...(await listingRow(part, doc, standing)) });
      await setUploadUses(part, id, own);
      await setReview(part, id, { due_at: checkTime(config, at), reason: null, held: 0 });
      return POSTED;
    });
    return { body: { message } };
  },

  updateProperty: async ({ db, config, now, uploads }, { _id, ...payload }, session) => {
    const { userId } = sessionOf(session);
    checkSender(payload, userId);
    await boundEditing(db, userId, now());
    const earlier: ListingDoc = parseDoc(asOwn(await findListing(db, _id), userId).doc);
    const stored = await storedPicturesOf({ db, uploads }, userId, editedListing(earlier, payload), earlier);
    const message = await inTransaction(db, async (part) => {
      const row = await ownListing(part, _id, userId);
      if (row.status === DELETED) throw new Refusal(409, 'This property is deleted and can no longer be changed.');
      const before: ListingDoc = parseDoc(row.doc);
      const doc = editedListing(before, payload);
      checkLinks(doc, before);
      const own = await claimUploads(part, userId, uploadIdsOf(doc), now());
      checkPictures(doc, before, own, stored);
      const { status, reason } = await standingAfterEdit(part, config, _id, doc);
      const createdAt = row.created_at;
      const rank = isComplete(doc) === isComplete(before) ? row.rank : rankOf(doc, createdAt);
      await writeListing(part, _id, await listingRow(part, doc, { status, createdAt, rank }));
      await setUploadUses(part, _id, own);
      return updateWords(status, reason);
    });
    return { body: { message } };
  },

  deleteProperty: async ({ db }, { _id }, session) => {
    const { userId } = sessionOf(session);
    await inTransaction(db, async (part) => {
      await ownListing(part, _id, userId);
      await writeListing(part, _id, { status: DELETED });
      await forgetPosting(part, _id);
    });
    return { body: { message: 'Property deleted successfully' } };
  },
};
