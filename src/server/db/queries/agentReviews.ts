import { sql, type Insertable, type Selectable } from 'kysely';
import type { OwnReview } from '@/contract/extraShapes';
import { inTransaction } from '../inTransaction';
import { anyRow } from '../rows';
import type { AgentReviewsTable, Db } from '../schema';
import { newestFirst } from './cursor';
import { INBOX_KINDS } from './enquiries';
import { takeUser } from './people';

/** An agent's page shows so many more at a time. */
const PAGE = 10;
const ORDER = 'reviews';

/** What others are shown: nothing that an operator hid, and nothing of an author who is away. */
const shownReviews = (db: Db, agentId: string) =>
  db
    .selectFrom('agent_reviews')
    .innerJoin('users', 'users.id', 'agent_reviews.author_id')
    .where('agent_id', '=', agentId)
    .where('hidden_at', 'is', null)
    .where('users.away_since', 'is', null);

/** A page of an agent's reviews, the newest first. Throws 400 for a cursor that is none. */
export function reviewPage(db: Db, agentId: string, after?: string) {
  const query = shownReviews(db, agentId).select([
    ...(['agent_reviews.id', 'stars', 'text', 'agent_reviews.created_at', 'answer'] as const),
    ...(['users.username', 'users.name'] as const),
  ]);
  return newestFirst(query, { after, size: PAGE, order: ORDER, by: ['agent_reviews.created_at', 'agent_reviews.id'] });
}

export type ReviewRow = Awaited<ReturnType<typeof reviewPage>>['rows'][number];

/** Counts an agent's reviews anew. To be run in a transaction that holds the agent's row. */
async function countReviews(part: Db, agentId: string): Promise<void> {
  const { count = 0, mean = null } =
    (await shownReviews(part, agentId)
      .select([sql<number>`count(*)`.as('count'), sql<number | string | null>`avg(stars)`.as('mean')])
      .executeTakeFirst()) ?? {};
  await part
    .updateTable('users')
    .set({ review_count: count, rating: mean === null ? null : Math.round(Number(mean) * 10) / 10 })
    .where('id', '=', agentId)
    .execute();
}

/** Runs a change of an agent's reviews, and counts them after it. */
const changing = <R>(db: Db, agentId: string, change: (part: Db) => Promise<R>): Promise<R> =>
  inTransaction(db, async (part) => {
    // First the agent's row, so that of two changes at once the second one counts both.
    await takeUser(part, agentId);
    const result = await change(part);
    await countReviews(part, agentId);
    return result;
  });

/** Counts the reviews anew of all agents whom an author reviewed. To be run in a transaction. */
export async function countReviewsBy(part: Db, authorId: string): Promise<void> {
  const of = part.selectFrom('agent_reviews').select('agent_id').where('author_id', '=', authorId);
  for (const { agent_id } of await of.orderBy('agent_id').execute()) {
    await takeUser(part, agent_id);
    await countReviews(part, agent_id);
  }
}

/** Stores reviews that were made up, and counts them. */
export async function addReviews(part: Db, rows: readonly Insertable<AgentReviewsTable>[]): Promise<void> {
  if (rows.length > 0)
    await part
      .insertInto('agent_reviews')
      .values([...rows])
      .execute();
  for (const id of new Set(rows.map(({ agent_id }) => agent_id))) await countReviews(part, id);
}

/** Whether a user sent an agent an enquiry: only who did may write a review. */
export const hasEnquired = (db: Db, userId: string, agentId: string): Promise<boolean> =>
  anyRow(
    db
      .selectFrom('enquiries')
      .select('id')
      .where('user_id', '=', userId)
      .where('agent_id', '=', agentId)
      .where('kind', 'in', INBOX_KINDS)
      .limit(1),
  );

export const reviewBy = (db: Db, authorId: string, agentId: string) =>
  db
    .selectFrom('agent_reviews')
    .select(['id', 'stars', 'text', 'hidden_reason'])
    .where('author_id', '=', authorId)
    .where('agent_id', '=', agentId)
    .where('text', '!=', '')
    .executeTakeFirst();

type NewReview = Pick<Selectable<AgentReviewsTable>, 'id' | 'agent_id' | 'author_id' | 'created_at'>;

/** Writes an author's one review of an agent; one that was written before keeps its place, its answer and whether it is hidden. */
export const writeReview = (db: Db, row: NewReview, { stars, text }: OwnReview): Promise<void> =>
  changing(db, row.agent_id, async (part) => {
    await part
      .insertInto('agent_reviews')
      .values({ ...row, stars, text })
      .onConflict((conflict) => conflict.columns(['author_id', 'agent_id']).doUpdateSet({ stars, text }))
      .execute();
  });

/** Takes an author's review away; of a hidden one its words alone, so that no new one shows what was hidden. */
export const removeReview = (db: Db, authorId: string, agentId: string): Promise<void> =>
  changing(db, agentId, async (part) => {
    const own = { author_id: authorId, agent_id: agentId };
    const gone = await part
      .deleteFrom('agent_reviews')
      .where((eb) => eb.and(own))
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n) return;
    await part
      .updateTable('agent_reviews')
      .set({ text: '', answer: null, answered_at: null })
      .where((eb) => eb.and(own))
      .execute();
  });

/** Whom a review is of, and by whom; undefined for one that is not there or not shown. */
export const findShownReview = (db: Db, id: string) =>
  db
    .selectFrom('agent_reviews')
    .select(['agent_id', 'author_id'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();

export async function writeAnswer(db: Db, id: string, answer: string | null, now: number): Promise<void> {
  await db
    .updateTable('agent_reviews')
    .set({ answer, answered_at: answer === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** Notes that a user finds something wrong with a review, once; the last reason counts. */
export async function reportReview(db: Db, id: string, userId: string, reason: string, now: number): Promise<void> {
  await db
    .insertInto('agent_review_reports')
    .values({ review_id: id, user_id: userId, reason, at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doUpdateSet({ reason, at: now }))
    .execute();
}

/** Hides a review with the reason, or shows it again with null, and settles its reports. False for one that is not there. */
export async function setHidden(db: Db, id: string, reason: string | null, now: number): Promise<boolean> {
  const review = await db.selectFrom('agent_reviews').select('agent_id').where('id', '=', id).executeTakeFirst();
  if (review === undefined) return false;
  await changing(db, review.agent_id, async (part) => {
    await part
      .updateTable('agent_reviews')
      .set({ hidden_at: reason === null ? null : now, hidden_reason: reason })
      .where('id', '=', id)
      .execute();
    await part.deleteFrom('agent_review_reports').where('review_id', '=', id).execute();
  });
  return true;
}

const openReports = (db: Db) =>
  db
    .selectFrom('agent_review_reports')
    .innerJoin('agent_reviews', 'agent_reviews.id', 'agent_review_reports.review_id')
    .where('hidden_at', 'is', null);

/** How many of the reviews that are shown were reported. */
export async function countReportedReviews(db: Db): Promise<number> {
  const row = await openReports(db)
    .select(sql<number>`count(distinct agent_reviews.id)`.as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** What was reported of the reviews that are shown, the newest report first. */
export const reviewReports = (db: Db, most: number) =>
  openReports(db)
    .innerJoin('users as agent', 'agent.id', 'agent_reviews.agent_id')
    .innerJoin('users as author', 'author.id', 'agent_reviews.author_id')
    .innerJoin('users as reporter', 'reporter.id', 'agent_review_reports.user_id')
    .select([
      ...(['agent_reviews.id', 'stars', 'text', 'reason', 'at'] as const),
      ...(['agent_id', 'agent.username as agent', 'author_id', 'author.username as author'] as const),
      'reporter.username as reporter',
    ])
    .orderBy('at', 'desc')
    .orderBy('agent_reviews.id')
    .limit(most)
    .execute();
