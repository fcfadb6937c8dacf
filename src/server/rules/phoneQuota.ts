import { databaseFailure } from '../db/dialects/failures';
import { seePhone } from '../db/queries/phoneViews';
import type { Session } from '../db/queries/sessions';
import type { Db } from '../db/schema';

/** So many owners' phone numbers a user gets within an hour; details come without them beyond that. */
export const OWNERS_AN_HOUR = 60;
/** ms for which a view of a phone counts. */
export const PHONE_VIEWS_COUNT = 60 * 60 * 1000;

/** Whether a reader may see an owner's phone: only when logged in, and within the hour's measure. One's own always. */
export async function mayHavePhone(db: Db, session: Session | null, ownerId: string, now: number): Promise<boolean> {
  if (session === null) return false;
  if (session.userId === ownerId) return true;
  const view = { userId: session.userId, ownerId, now, since: now - PHONE_VIEWS_COUNT, most: OWNERS_AN_HOUR };
  return seePhone(db, view).catch((error: unknown) => {
    // What cannot be counted is not given; the rest of the listing is.
    if (databaseFailure(error) === 'full') return false;
    throw error;
  });
}
