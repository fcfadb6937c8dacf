import { reviewReports, setHidden } from '../db/queries/agentReviews';
import type { Db } from '../db/schema';

/** What was reported of the reviews of agents that are shown, the newest report first. */
export const reportedReviews = (db: Db, most: number) => reviewReports(db, most);

/** Takes a review from the agent's page; its author reads the reason. False for one that is not there. */
export const hideReview = (db: Db, id: string, reason: string, now: number): Promise<boolean> =>
  setHidden(db, id, reason, now);

/** Shows a review, also one that was hidden, and settles what was reported of it. False for one that is not there. */
export const showReview = (db: Db, id: string, now: number): Promise<boolean> => setHidden(db, id, null, now);
