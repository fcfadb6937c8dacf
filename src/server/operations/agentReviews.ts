import { setHidden } from '../db/queries/agentReviews';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Done, Work } from './act';

/** Takes a review from the agent's page, with the reason, which its author reads; or, for null, lets it stand. */
export const judgeReview =
  (id: string, reason: string | null, now: number): Work<Done<null>> =>
  async (part) => {
    if (!(await setHidden(part, id, reason, now))) throw new HttpError(404, said('noReview', { id }));
    return { subject: `review:${id}`, reason, answer: null };
  };
