import type { ListKind } from '@/domain/listKind';
import { ACTIVE, SOLD } from '@/domain/listingStatus';
import { findShownUser } from '../db/queries/people';
import { findProject } from '../db/queries/projects';
import { findListing } from '../db/queries/listings';
import { countSaved, savedListings, saveListing, unsaveListing } from '../db/queries/saved';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { soldAnswer } from './answerRows';
import type { Context, Handlers } from './context';
import { requireSession } from './requireUser';

/** More than this nobody looks through again. */
const MOST_SAVED = 500;

/** What a listing that the user may save costs, rupees, null where that is not known; undefined for any other. */
async function priceOf(
  { db }: Context,
  kind: ListKind,
  id: string,
  userId: string,
): Promise<number | null | undefined> {
  if (kind === 'project') return (await findProject(db, id)) && null;
  const row = await findListing(db, id);
  if (row === undefined) return undefined;
  // Of what was sold everybody may know: one that was removed by mistake can be put back.
  const isTold = row.status === SOLD && (await findShownUser(db, row.owner_id)) !== undefined;
  return isTold || row.status === ACTIVE || row.owner_id === userId ? row.price : undefined;
}

/** The listings that a user keeps to come back to (PDET-2, DASH-6). */
export const savedHandlers: Handlers = {
  getSaved: async ({ db }, _asked, session) => ({
    body: (await savedListings(db, requireSession(session).userId)).map(
      ({ listingId, kind, at, priceThen, price, gone, soldDoc }) => ({
        listingId,
        kind,
        savedAt: new Date(at).toISOString(),
        ...((!gone || soldDoc !== null) && priceThen && { priceThen }),
        ...(!gone && price && { price }),
        ...(gone && { gone: true as const }),
        ...(soldDoc !== null && { sold: soldAnswer(soldDoc) }),
      }),
    ),
  }),
  setSaved: async (context, { listingId, kind, saved, priceThen, savedAt }, session) => {
    const { db, now } = context;
    const { userId } = requireSession(session);
    if (!saved) {
      await unsaveListing(db, userId, listingId);
      return { body: { message: said('unsaved') } };
    }
    const price = await priceOf(context, kind, listingId, userId);
    if (price === undefined) throw new HttpError(404, said('listingGone'));
    if ((await countSaved(db, userId)) >= MOST_SAVED) {
      throw new HttpError(400, said('manySaved', { most: MOST_SAVED }));
    }
    const at = savedAt === undefined ? now() : Math.min(Date.parse(savedAt), now());
    await saveListing(db, userId, { listingId, kind, price: priceThen ?? price }, at);
    return { body: { message: said('saved') } };
  },
};
