import { ENDPOINTS } from '@/contract/endpoints';
import { UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { reviewReasons } from '../db/queries/listingReviews';
import { countsOf } from '../db/queries/listingViews';
import { ownPage } from '../db/queries/properties';
import { indianDay } from '../rules/viewCounting';
import { ownProperty } from './answerRows';
import type { Handlers } from './context';
import { nextPage } from './nextPage';
import { requireUser } from './requireUser';

/** The owner's own list; more than this nobody manages by hand. */
const OWN_LISTINGS = 500;
/** How many days back views are told day by day. */
const DAYS = 30;

/**
 * What the dashboard shows: one's own listings of every status, why one is not active, and who looked (API-13). Each has
 * every field, for editing starts from it; a page is bounded by its bytes, and `Link` names the next.
 */
export const ownListingHandlers: Handlers = {
  getMyProperties: async (context, asked, session) => {
    const { db, now, views } = context;
    const user = await requireUser(context, session);
    await views.flush();
    const { rows, total, after } = await ownPage(db, user.id, { ...asked, most: OWN_LISTINGS });
    const ids = rows.map(({ id }) => id);
    const [reasons, countOf] = await Promise.all([
      reviewReasons(db, ids),
      countsOf(db, user.id, ids, { today: indianDay(now()), days: DAYS }),
    ]);
    return {
      body: rows.map((row) => ({
        ...ownProperty(row, user),
        ...countOf(row.id),
        reviewReason:
          row.status === WITHDRAWN
            ? 'Not shown, because your account is about to be deleted.'
            : row.status === UNDER_REVIEW
              ? (reasons.get(row.id) ?? null)
              : null,
      })),
      headers: { 'X-Total-Count': String(total), ...nextPage(ENDPOINTS.getMyProperties.path, asked, after) },
    };
  },
};
