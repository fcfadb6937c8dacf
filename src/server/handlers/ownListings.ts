import { ENDPOINTS } from '@/contract/endpoints';
import type { Language } from '@/domain/languages';
import { WITHDRAWN } from '@/domain/listingStatus';
import { storedReasons } from '../db/queries/listingReviews';
import { countsOf } from '../db/queries/listingViews';
import { ownPage } from '../db/queries/properties';
import { contentMark } from '../operations/overtaken';
import { fieldsOf, inWords, readReasons, waitsForNumber, type Reason } from '../rules/reviewReasons';
import { indianDay } from '../rules/indianDays';
import { ownProperty } from './answerRows';
import type { Handlers } from './context';
import { nextPage } from './nextPage';
import { requireUser } from './requireUser';

/** The owner's own list; more than this nobody manages by hand. */
const OWN_LISTINGS = 500;
/** How many days back views are told day by day. */
const DAYS = 30;

const WITHDRAWN_WITH_OWNER: readonly Reason[] = [{ code: 'withdrawn' }];

/** Why a listing is not shown, in the owner's language; the fields that is about; whether a number has to be confirmed. */
const whyNot = (reasons: readonly Reason[], language: Language) => ({
  reviewReason: reasons.length === 0 ? null : inWords(reasons, language),
  reviewFields: fieldsOf(reasons),
  waitsForNumber: waitsForNumber(reasons),
});

/**
 * What the dashboard shows: one's own listings of every status, why one is not active, and who looked (API-13). Each
 * has every field, for editing starts from it; a page is bounded by its bytes, and `Link` names the next.
 */
export const ownListingHandlers: Handlers = {
  getMyProperties: async (context, asked, session, { language }) => {
    const { config, db, now, views } = context;
    const user = await requireUser(context, session);
    await views.flush();
    const { rows, total, after } = await ownPage(db, user.id, { ...asked, most: OWN_LISTINGS });
    const ids = rows.map(({ id }) => id);
    const [reasons, countOf] = await Promise.all([
      storedReasons(db, ids),
      countsOf(db, user.id, ids, { today: indianDay(now()), days: DAYS }),
    ]);
    return {
      body: rows.map((row) => ({
        ...ownProperty(row, user),
        mark: contentMark(config, row),
        ...countOf(row.id),
        ...whyNot(row.status === WITHDRAWN ? WITHDRAWN_WITH_OWNER : readReasons(reasons.get(row.id) ?? null), language),
      })),
      headers: { 'X-Total-Count': String(total), ...nextPage(ENDPOINTS.getMyProperties.path, asked, after) },
    };
  },
};
