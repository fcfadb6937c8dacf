import { reviewReports, setHidden } from '../db/queries/agentReviews';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Done, Work } from './act';

/** What was reported of the reviews of agents that are shown, the newest report first. */
export const reportedReviews = (db: Db, most: number) => reviewReports(db, most);

/** Takes a review from the agent's page; its author reads the reason. False for one that is not there. */
export const hideReview = (db: Db, id: string, reason: string, now: number): Promise<boolean> =>
  setHidden(db, id, reason, now);

/** Shows a review, also one that was hidden, and settles what was reported of it. False for one that is not there. */
export const showReview = (db: Db, id: string, now: number): Promise<boolean> => setHidden(db, id, null, now);

/** Either as an act: a reason hides, null lets it stand. */
export const judgeReview =
  (id: string, reason: string | null, now: number): Work<Done<null>> =>
  async (part) => {
    const isThere = await (reason === null ? showReview(part, id, now) : hideReview(part, id, reason, now));
    if (!isThere) throw new HttpError(404, said('noReview', { id }));
    return { subject: `review:${id}`, reason, answer: null };
  };
