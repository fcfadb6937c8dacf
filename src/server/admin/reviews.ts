import { reviewReports } from '../db/queries/agentReviews';
import { judgeReview } from '../operations/agentReviews';
import { audited, reasonIn, wordsOf, type AdminContext, type Command } from './context';
import { printable } from './printable';

const MOST_SHOWN = 100;

async function reviews({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const rows = await reviewReports(db, MOST_SHOWN + 1);
  if (rows.length === 0) say('No review that is shown was reported.');
  for (const { id, agent, author, stars, text, reporter, reason, at } of rows.slice(0, MOST_SHOWN)) {
    say(`${id}  ${stars} of 5 for ${printable(agent)} by ${printable(author)}`);
    say(`  ${printable(text)}`);
    say(`  reported by ${printable(reporter)}, ${new Date(at).toISOString()}: ${printable(reason)}`);
  }
  if (rows.length > MOST_SHOWN) say('Older ones are not shown.');
}

async function judge(context: AdminContext, id: string, reason: string | null): Promise<void> {
  const work = judgeReview(id, reason, context.now());
  await audited(context, reason === null ? 'review.show' : 'review.hide', work);
}

async function hide(context: AdminContext, words: readonly string[]): Promise<void> {
  const [id = '', reason] = wordsOf(words, 2);
  await judge(context, id, reasonIn(reason));
  context.say(`The review ${id} is hidden; its author reads the reason.`);
}

async function show(context: AdminContext, words: readonly string[]): Promise<void> {
  const [id = ''] = wordsOf(words, 1);
  await judge(context, id, null);
  context.say(`The review ${id} is shown; what was reported of it is settled.`);
}

export const reviewCommands: Readonly<Record<string, Command>> = {
  reviews: { takes: '', says: 'reviews of agents that were reported', run: reviews },
  'review hide': { takes: 'ID "reason"', says: 'hides a review of an agent; its author reads the reason', run: hide },
  'review show': { takes: 'ID', says: 'shows a review again and settles its reports', run: show },
};
