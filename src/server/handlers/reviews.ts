import { EXTRAS } from '@/contract/extras';
import { holdsPhone } from '@/domain/contactData/phones';
import {
  findShownReview,
  hasEnquired,
  removeReview,
  reportReview,
  reviewBy,
  reviewPage,
  writeAnswer,
  writeReview,
} from '../db/queries/agentReviews';
import { findShownUser, findUser, type UserRow } from '../db/queries/people';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { mailOrigin } from '../mail/letter';
import { agentReviewMessage } from '../mail/messages';
import { readerOf } from '../mail/mailWords';
import { firstName, reviewAnswer } from './answerRows';
import type { Handlers } from './context';
import { nextPage } from './nextPage';
import { requireEditor, requireSession } from './requireUser';
import { holdsLink } from '../rules/links';
import { newId } from '../rules/tokens';

/** Throws 400 when what everybody may read of an agent says how to reach somebody, whose number it may be. */
function refuseContacts(text: string): void {
  if (holdsPhone(text) || holdsLink(text)) throw new HttpError(400, said('noContacts'));
}

async function agentWith(db: Db, id: string): Promise<UserRow> {
  const agent = await findShownUser(db, id);
  if (agent?.role_code !== 'agt') throw new HttpError(404, said('noAgent'));
  return agent;
}

async function reviewWith(db: Db, id: string) {
  const review = await findShownReview(db, id);
  if (review === undefined) throw new HttpError(404, said('reviewGone'));
  return review;
}

/** What people who dealt with an agent say of the agent: one review each, and the agent's answer to it (AGENT-4). */
export const reviewHandlers: Handlers = {
  getReviews: async ({ db }, { agentId, after }) => {
    const agent = await agentWith(db, agentId);
    const page = await reviewPage(db, agentId, after);
    return {
      body: page.rows.map(reviewAnswer),
      headers: {
        'X-Total-Count': String(agent.review_count),
        ...nextPage(EXTRAS.getReviews.path, { agentId }, page.after),
      },
    };
  },
  getMyReview: async ({ db }, { agentId }, session) => {
    const { userId } = requireSession(session);
    const review = await reviewBy(db, userId, agentId);
    const mayReview = userId !== agentId && (review !== undefined || (await hasEnquired(db, userId, agentId)));
    return {
      body: {
        mayReview,
        review: review ? { stars: review.stars, text: review.text, hiddenReason: review.hidden_reason } : null,
      },
    };
  },
  setReview: async ({ db, config, now, mailer }, { agentId, review }, session) => {
    const userId = await requireEditor({ db, now }, session);
    if (review === null) {
      await removeReview(db, userId, agentId);
      return { body: { message: said('reviewRemoved') } };
    }
    const agent = await agentWith(db, agentId);
    if (userId === agentId) throw new HttpError(403, said('ownReview'));
    refuseContacts(review.text);
    // Who wrote one may change it for ever.
    const isNew = (await reviewBy(db, userId, agentId)) === undefined;
    const mayReview = !isNew || (await hasEnquired(db, userId, agentId));
    if (!mayReview) throw new HttpError(403, said('enquireFirst'));
    const row = { id: newId(), agent_id: agentId, author_id: userId, created_at: now() };
    await writeReview(db, row, { ...review, text: review.text.trim() });
    const author = isNew ? await findUser(db, userId) : undefined;
    if (author !== undefined) {
      const news = { ...review, ...readerOf(agent), agentId, author: firstName(author) };
      // The page says it in any case.
      mailer.sendLater(agentReviewMessage(news, mailOrigin(config)));
    }
    return { body: { message: said('reviewThanks') } };
  },
  answerReview: async ({ db, now }, { reviewId, answer }, session) => {
    const userId = await requireEditor({ db, now }, session);
    const { agent_id } = await reviewWith(db, reviewId);
    if (agent_id !== userId) throw new HttpError(403, said('otherReview'));
    if (answer !== null) refuseContacts(answer);
    await writeAnswer(db, reviewId, answer?.trim() || null, now());
    return { body: { message: answer === null ? said('answerRemoved') : said('answerShown') } };
  },
  reportReview: async ({ db, now }, { reviewId, reason }, session) => {
    const userId = await requireEditor({ db, now }, session);
    await reviewWith(db, reviewId);
    await reportReview(db, reviewId, userId, reason.trim(), now());
    return { body: { message: said('reviewReported') } };
  },
};
