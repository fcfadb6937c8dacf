import type { ExtraQuestions, OwnReview } from '@/contract/extraShapes';
import type { Build } from './call';
import { askExtra, extra, extraPages, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, number, object, text } from './readers/coerce';
import { reviews, type Review } from './readers/fields';
import { one } from './tags';
import type { Reader } from './types';

interface ReviewPage {
  /** The newest first. */
  readonly reviews: readonly Review[];
  readonly next: string | null;
}

/** One's own review of an agent, and whether one may write it. */
interface MyReview {
  readonly mayReview: boolean;
  readonly review: (OwnReview & { readonly hiddenReason: string | null }) | null;
}

const readReviews: Reader<ReviewPage> = (body, { next }) => ({ result: { reviews: reviews(body) ?? [], next } });

const readMyReview: Reader<MyReview> = (body) => {
  const { mayReview, review } = object(body);
  const own = isRaw(review)
    ? {
        stars: number(review['stars']) ?? 0,
        text: text(review['text']) ?? '',
        hiddenReason: text(review['hiddenReason']),
      }
    : null;
  return { result: { mayReview: mayReview === true, review: own } };
};

const endpoints = (build: Build) => ({
  /** All reviews of an agent, a page at a time; the argument is the agent's id. */
  getReviews: build.infiniteQuery<ReviewPage, string, string>({
    ...extraPages('getReviews', readReviews, (agentId: string) => ({ agentId })),
    providesTags: (_result, _error, agentId) => [one('review', agentId)],
  }),
  getMyReview: build.query<MyReview, string>({
    query: (agentId) => askExtra('getMyReview', readMyReview, { search: { agentId } }),
    transformResponse: (result: unknown) => result as MyReview,
    providesTags: (_result, _error, agentId) => [one('review', agentId)],
  }),
  setReview: build.mutation({
    ...extra('setReview', readDone),
    invalidatesTags: (_result, error, { agentId }) => (error ? [] : [one('review', agentId), one('agent', agentId)]),
  }),
  /** The agent's own answer. */
  answerReview: build.mutation<string | null, ExtraQuestions['answerReview'] & { readonly agentId: string }>({
    query: ({ reviewId, answer }) => askExtra('answerReview', readDone, { body: { reviewId, answer } }),
    transformResponse: (result: unknown) => result as string | null,
    invalidatesTags: (_result, error, { agentId }) => (error ? [] : [one('review', agentId), one('agent', agentId)]),
  }),
  reportReview: build.mutation(extra('reportReview', readDone)),
});

/** The reviews of agents (AGENT-4): calls beyond the 29, which come with the agent's page. */
export const reviewsApi = marketplaceApi.injectEndpoints({ endpoints });
