import { ACTIVE } from '@/domain/listingStatus';
import { findProject } from '../db/queries/projects';
import { findProperty } from '../db/queries/properties';
import { countSaved, savedListings, saveListing, unsaveListing } from '../db/queries/saved';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Context, Handlers } from './context';
import { requireSession } from './requireUser';

/** More than this nobody looks through again. */
const MOST_SAVED = 500;

async function isShown({ db }: Context, kind: 'property' | 'project', id: string, userId: string): Promise<boolean> {
  if (kind === 'project') return (await findProject(db, id)) !== undefined;
  const row = await findProperty(db, id);
  return row !== undefined && (row.status === ACTIVE || row.owner_id === userId);
}

/** The listings that a user keeps to come back to (PDET-2, DASH-6). */
export const savedHandlers: Handlers = {
  getSaved: async ({ db }, _asked, session) => ({ body: await savedListings(db, requireSession(session).userId) }),
  setSaved: async (context, { listingId, kind, saved }, session) => {
    const { db, now } = context;
    const { userId } = requireSession(session);
    if (!saved) {
      await unsaveListing(db, userId, listingId);
      return { body: { message: said('unsaved') } };
    }
    if (!(await isShown(context, kind, listingId, userId))) throw new HttpError(404, said('listingGone'));
    if ((await countSaved(db, userId)) >= MOST_SAVED) {
      throw new HttpError(400, said('manySaved', { most: MOST_SAVED }));
    }
    await saveListing(db, userId, { listingId, kind }, now());
    return { body: { message: said('saved') } };
  },
};
