import { findProject } from '../db/queries/projects';
import { findProperty } from '../db/queries/properties';
import { countSaved, savedListings, saveListing, unsaveListing } from '../db/queries/saved';
import { Refusal } from '../http/refusal';
import type { Context, Handlers } from './context';
import { sessionOf } from './self';

const ACTIVE = 1;
/** More than this nobody looks through again. */
const MOST_SAVED = 500;

async function isShown({ db }: Context, kind: 'property' | 'project', id: string, userId: string): Promise<boolean> {
  if (kind === 'project') return (await findProject(db, id)) !== undefined;
  const row = await findProperty(db, id);
  return row !== undefined && (row.status === ACTIVE || row.owner_id === userId);
}

/** The listings that a user keeps to come back to (PDET-2, DASH-6). */
export const savedHandlers: Handlers = {
  getSaved: async ({ db }, _asked, session) => ({ body: await savedListings(db, sessionOf(session).userId) }),
  setSaved: async (context, { listingId, kind, saved }, session) => {
    const { db, now } = context;
    const { userId } = sessionOf(session);
    if (!saved) {
      await unsaveListing(db, userId, listingId);
      return { body: { message: 'Removed from your saved listings' } };
    }
    if (!(await isShown(context, kind, listingId, userId)))
      throw new Refusal(404, 'This listing is not there any more.');
    if ((await countSaved(db, userId)) >= MOST_SAVED) {
      throw new Refusal(400, `You can save at most ${MOST_SAVED} listings. Please remove some first.`);
    }
    await saveListing(db, userId, { listingId, kind }, now());
    return { body: { message: 'Saved' } };
  },
};
