import type { ListingPayload } from '@/contract/payloads';
import type { Language } from '@/domain/languages';
import { ACTIVE, DELETED, SOLD, UNDER_REVIEW } from '@/domain/listingStatus';
import { dayInIndia } from '@/domain/moments';
import { freshSince, RENEWAL_DAYS } from '@/domain/renewal';
import { parseDoc, type Doc } from '../db/doc';
import { inTransaction } from '../db/inTransaction';
import { addListing, findListing, takeListing, writeListing, type ListingRow } from '../db/queries/listings';
import { setReview } from '../db/queries/listingReviews';
import { takeUser, type UserRow } from '../db/queries/people';
import { forgetPosting, notePosting } from '../db/queries/postingMarks';
import { notePrice } from '../db/queries/priceChanges';
import { claimUploads, ownUploads, setUploadUses } from '../db/queries/uploads';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, saidAgain, type Spoken } from '../kernel/said';
import { tellOwner } from '../mail/tellOwner';
import { checkOvertaken } from '../operations/overtaken';
import { reviewOfNew, standingAfterEdit } from '../operations/reviews';
import { boundEditing, boundPosting } from '../rules/limits';
import { changesFacts, editedListing, isComplete, newListing, rankOf } from '../rules/listingDoc';
import { checkLinks, checkPictures, storedPictures, uploadIdsOf } from '../rules/listingLinks';
import { listingRow } from '../rules/listingRow';
import { heldBackBy } from '../rules/phoneStep';
import { postingMark } from '../rules/repeats';
import { inWords, stored, type Reason } from '../rules/reviewReasons';
import { newId } from '../rules/tokens';
import { dayText, indianDay } from '../rules/indianDays';
import type { Context, Handlers } from './context';
import { refuseWhileLeaving, requireEditor, requireSession, requireUser } from './requireUser';

const POSTED = said('propertyPosted');

function checkSender(payload: ListingPayload, userId: string): void {
  if (payload.userId !== userId) throw new HttpError(403, said('ownOnly'));
  if (payload.termsAccepted === false) throw new HttpError(400, said('agreeToTerms', { field: 'termsAccepted' }));
}

/** Throws 404 when the listing is unknown, 403 when it is another's. */
function asOwn(row: ListingRow | undefined, userId: string): ListingRow {
  if (row === undefined) throw new HttpError(404, said('propertyGone'));
  if (row.owner_id !== userId) throw new HttpError(403, said('changeOwnOnly'));
  return row;
}

/** The listing, kept from other writers until the transaction ends. Throws 404 and 403 as `asOwn` does. */
const ownListing = async (db: Db, id: string, userId: string): Promise<ListingRow> =>
  asOwn(await takeListing(db, id), userId);

/** The store is asked before the transaction begins, which would keep others waiting. */
async function storedPicturesOf(
  { db, uploads }: Pick<Context, 'db' | 'uploads'>,
  userId: string,
  doc: Doc,
  before: Doc,
): Promise<ReadonlySet<string>> {
  const own = await ownUploads(db, userId, uploadIdsOf(doc));
  return storedPictures(uploads, doc, before, own);
}

function updateWords(status: number, against: readonly Reason[]): Spoken {
  if (status === ACTIVE) return said('propertyUpdated');
  const first = said('updatedUnderReview');
  return { in: (language) => [first.in(language), ...inWords(against, language).split('\n')].join(' ').trim() };
}

/** The Indian day from which on a listing may be confirmed: a month after it was posted or last confirmed. */
const renewableFrom = ({ created_at, renewed_at }: ListingRow): number =>
  indianDay(freshSince(created_at, renewed_at)) + RENEWAL_DAYS;

/** Throws 409, with the day from which it may be, when a listing was posted or confirmed less than a month ago. */
function checkRenewable(row: ListingRow, now: number): void {
  // By days, so that on the day that is named it may be from its first minute on.
  const from = renewableFrom(row);
  if (indianDay(now) >= from) return;
  const day = { in: (language: Language) => dayInIndia(dayText(from), language) };
  throw new HttpError(409, said('stillFresh', { day }));
}

/** Posting, changing and deleting one's own listings (API-18, API-23, API-14); each as a whole or not at all. */
export const postingHandlers: Handlers = {
  postProperty: async (context, payload, session) => {
    const { db, config, now, uploads } = context;
    const user = await requireUser(context, session);
    const userId = user.id;
    const at = now();
    checkSender(payload, userId);
    const doc = newListing(payload);
    checkLinks(doc, {});
    await boundPosting(db, userId, at);
    const pictures = await storedPicturesOf({ db, uploads }, userId, doc, {});
    const id = newId();
    // A number that is proven meanwhile lets all listings be checked that are there by then.
    const waitsForNumber = async (part: Db, before: UserRow) =>
      heldBackBy(before, config) === null ? null : heldBackBy((await takeUser(part, userId)) ?? before, config);
    const message = await inTransaction(db, async (part) => {
      await refuseWhileLeaving(part, userId);
      const posting = { mark: postingMark(userId, payload), listingId: id, answer: POSTED.code, at };
      const first = await notePosting(part, posting);
      if (first !== null) return saidAgain(first);
      const own = await claimUploads(part, userId, uploadIdsOf(doc), at);
      checkPictures(doc, {}, own, pictures);
      const standing = { status: UNDER_REVIEW, createdAt: at, rank: rankOf(doc, at) };
      await addListing(part, { id, owner_id: userId, ...(await listingRow(part, doc, standing)) });
      await setUploadUses(part, id, own);
      const review = await reviewOfNew(part, config, userId, doc, at);
      const waitsFor = await waitsForNumber(part, user);
      await setReview(part, id, waitsFor === null ? review : { ...review, due_at: null, reason: stored([waitsFor]) });
      return POSTED;
    });
    return { body: { message } };
  },

  updateProperty: async ({ db, config, now, uploads, mailer }, { _id, mark, ...payload }, session) => {
    const { userId } = requireSession(session);
    checkSender(payload, userId);
    await boundEditing(db, userId, now());
    const earlier: Doc = parseDoc(asOwn(await findListing(db, _id), userId).doc);
    const pictures = await storedPicturesOf({ db, uploads }, userId, editedListing(earlier, payload), earlier);
    const { message, news } = await inTransaction(db, async (part) => {
      const row = await ownListing(part, _id, userId);
      if (row.status === DELETED) throw new HttpError(409, said('propertyDeleted'));
      if (row.status === SOLD) throw new HttpError(409, said('propertySold'));
      await refuseWhileLeaving(part, userId);
      const before: Doc = parseDoc(row.doc);
      const doc = editedListing(before, payload);
      checkLinks(doc, before);
      const own = await claimUploads(part, userId, uploadIdsOf(doc), now());
      checkPictures(doc, before, own, pictures);
      const { status, against, news: told } = await standingAfterEdit(part, config, row, doc, now());
      const createdAt = row.created_at;
      const at = now();
      // Whoever changes a listing that is due has confirmed it: not before, so that nobody edits one up the lists.
      const renewedAt = indianDay(at) >= renewableFrom(row) ? at : row.renewed_at;
      const isSamePlace = renewedAt === row.renewed_at && isComplete(doc) === isComplete(before);
      const rank = isSamePlace ? row.rank : rankOf(doc, freshSince(createdAt, renewedAt));
      const written = { ...(await listingRow(part, doc, { status, createdAt, rank })), renewed_at: renewedAt };
      checkOvertaken(config, mark, row, written);
      const isOther = changesFacts(before, parseDoc(written.doc));
      await writeListing(part, _id, { ...written, ...(isOther && { visited_on: null, facts_changed_at: at }) });
      await notePrice(part, row, written.price, at);
      await setUploadUses(part, _id, own);
      return { message: updateWords(status, against), news: told };
    });
    if (news !== null) tellOwner(mailer, config, news);
    return { body: { message } };
  },

  deleteProperty: async ({ db, now }, { _id }, session) => {
    const { userId } = requireSession(session);
    await inTransaction(db, async (part) => {
      const row = await ownListing(part, _id, userId);
      if (row.status !== DELETED)
        await writeListing(part, _id, { status: DELETED, status_before: null, deleted_at: now() });
      await forgetPosting(part, _id);
    });
    return { body: { message: said('propertyRemoved') } };
  },

  setSold: async ({ db, config, now }, { _id, sold }, session) => {
    const userId = await requireEditor({ db, now }, session);
    const message = await inTransaction(db, async (part) => {
      const row = await ownListing(part, _id, userId);
      if (sold === (row.status === SOLD)) return sold ? said('soldAlready') : said('onSaleAlready');
      if (sold) {
        if (row.status !== ACTIVE) throw new HttpError(409, said('sellShownOnly'));
        await writeListing(part, _id, { status: SOLD });
        return said('markedSold');
      }
      await refuseWhileLeaving(part, userId);
      const doc: Doc = parseDoc(row.doc);
      // It was away from the lists: it is checked like a change.
      const { status, against } = await standingAfterEdit(part, config, row, doc, now());
      const { created_at: createdAt, rank } = row;
      await writeListing(part, _id, await listingRow(part, doc, { status, createdAt, rank }));
      return status === ACTIVE ? said('backOnSale') : updateWords(status, against);
    });
    return { body: { message } };
  },

  renewProperty: async ({ db, now }, { _id }, session) => {
    const { userId } = requireSession(session);
    const at = now();
    await boundEditing(db, userId, at);
    await inTransaction(db, async (part) => {
      const row = await ownListing(part, _id, userId);
      if (row.status !== ACTIVE) throw new HttpError(409, said('renewShownOnly'));
      checkRenewable(row, at);
      await writeListing(part, _id, { renewed_at: at, rank: rankOf(parseDoc(row.doc), at) });
    });
    return { body: { message: said('stillOnSale') } };
  },
};
