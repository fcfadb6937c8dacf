import { UNDER_REVIEW } from '../db/queries/listings';
import { reviewReasons } from '../db/queries/listingReviews';
import { countsOf } from '../db/queries/listingViews';
import { propertiesOf } from '../db/queries/properties';
import { indianDay } from '../rules/viewCounting';
import { ownProperty } from './answerRows';
import type { Handlers } from './context';
import { self } from './self';

/** The owner's own list; more than this nobody manages by hand. */
const OWN_LISTINGS = 500;
/** How many days back views are told day by day. */
const DAYS = 30;

/** What the dashboard shows: one's own listings of every status, why one is not active, and who looked (API-13). */
export const ownListingHandlers: Handlers = {
  getMyProperties: async (context, _asked, session) => {
    const { db, now, views } = context;
    const user = await self(context, session);
    await views.flush();
    const [rows, reasons, countOf] = await Promise.all([
      propertiesOf(db, user.id, false, OWN_LISTINGS),
      reviewReasons(db, user.id),
      countsOf(db, user.id, { today: indianDay(now()), days: DAYS }),
    ]);
    return {
      body: rows.map((row) => ({
        ...ownProperty(row, user),
        ...countOf(row.id),
        reviewReason: row.status === UNDER_REVIEW ? (reasons.get(row.id) ?? null) : null,
      })),
    };
  },
};
