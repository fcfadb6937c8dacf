import { said } from '../kernel/said';
import { judgeReview, reportedReviews } from '../operations/agentReviews';
import type { ConsoleHandlers } from './context';
import { mailed } from './mailed';

const MOST_SHOWN = 100;

/** Reviews of agents that somebody reported. */
export const reviewHandlers: ConsoleHandlers<'getReviews' | 'hideReview' | 'showReview'> = {
  getReviews: async ({ db }) =>
    (await reportedReviews(db, MOST_SHOWN)).map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
  hideReview: (context, { id, reason }) =>
    mailed(context, judgeReview(id, reason.trim(), context.now()), said('reviewHidden')),
  showReview: (context, { id }) => mailed(context, judgeReview(id, null, context.now()), said('reviewStands')),
};
