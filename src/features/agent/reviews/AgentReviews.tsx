import { useState } from 'react';
import type { AgentRecord } from '@/api/records';
import { reviewsApi } from '@/api/reviewsApi';
import { useEntryFlag } from '@/components/layout/useEntryFlag';
import { Button } from '@/components/ui/Button';
import { FailedLine } from '@/components/ui/FailedLine';
import { LinkButton } from '@/components/ui/LinkButton';
import { LazyDialog } from '@/components/ui/LazyDialog';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useGrowingList } from '@/components/ui/useGrowingList';
import { agentName } from '@/domain/names';
import { AGENT_HOMES_ID, paths } from '@/domain/paths';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn, selectUserId } from '@/store/session/sessionSlice';
import * as words from '@/words/agentReviews';
import { ReviewCard } from './ReviewCard';
import type { ReviewAct, ReviewDialogProps } from './ReviewDialog';

const ReviewDialog = lazyComponent<ReviewDialogProps>(() => import(/* webpackChunkName: "review" */ './ReviewDialog'));
const TITLES = { write: words.write, answer: words.answerTitle, report: words.reportTitle };
/** In the history entry to which a login leads that somebody began a review with. */
const BEGUN = 'review';

interface AgentReviewsProps {
  readonly agent: AgentRecord;
  /** Whether the page shows homes to ask about. */
  readonly hasHomes: boolean;
}

/**
 * What people say of an agent, the newest first [AGENT-4]. Who enquired may write a review, the agent may answer it, and
 * everybody may report it, where the server has calls for that: one that counts no reviews has none.
 */
export function AgentReviews({ agent, hasHomes }: AgentReviewsProps) {
  const { _id: agentId, reviewCount } = agent;
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isOwn = useAppSelector(selectUserId) === agentId;
  const [act, setAct] = useState<ReviewAct | null>(null);
  // Somebody logged in to write one.
  const [isBegun, setBegun] = useEntryFlag(BEGUN);
  const [isOpen, setOpen] = useState(false);
  const { list, grows } = useGrowingList();
  const keeps = reviewCount != null;
  const all = reviewsApi.useGetReviewsInfiniteQuery(agentId, { skip: !isOpen });
  const { data: mine } = reviewsApi.useGetMyReviewQuery(agentId, {
    skip: !keeps || !isLoggedIn || isOwn,
  });

  const reviews = all.data?.pages.flatMap((page) => page.reviews) ?? agent.reviews ?? [];
  const isMore = keeps && reviews.length < reviewCount && (!all.data || all.hasNextPage);
  const logIn = (aim: string, state?: object) =>
    dispatch(
      authModalOpened({
        modal: 'login',
        then: {
          path: paths.agentReviews(agentId),
          label: words.profileOf({ name: agentName(agent) }),
          aim,
          ...(state && { state }),
        },
      }),
    );
  const writes: ReviewAct = { kind: 'write', agentId, own: mine?.review ?? null };
  const opened = act ?? (isBegun && mine?.mayReview ? writes : null);
  // Who is logged in may, until the server says otherwise.
  const mayNot = keeps && !isOwn && (!isLoggedIn || mine?.mayReview === false);
  const close = () => {
    setAct(null);
    if (isBegun) setBegun(false);
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3 empty:hidden">
        {mine?.mayReview && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAct(writes)}>
            {mine.review ? words.change : words.write}
          </Button>
        )}
        {mayNot && <p className="text-sm text-muted">{words.who}</p>}
        {mayNot && hasHomes && (
          <LinkButton to={`#${AGENT_HOMES_ID}`} variant="text" size="sm">
            {words.askFirst}
          </LinkButton>
        )}
        {keeps && !isLoggedIn && (
          <Button variant="text" size="sm" aria-haspopup="dialog" onClick={() => logIn(words.aim, { [BEGUN]: true })}>
            {words.logIn}
          </Button>
        )}
      </div>
      {reviews.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul ref={list} className="grid gap-4">
          {reviews.map((review, place) => (
            // Those of a server that gives them no id never change their places.
            <li key={review._id ?? place}>
              <ReviewCard
                review={review}
                agent={agentName(agent)}
                onAnswer={isOwn ? () => setAct({ kind: 'answer', agentId, review }) : undefined}
                onReport={
                  keeps && review._id !== null
                    ? () => (isLoggedIn ? setAct({ kind: 'report', review }) : logIn(words.reportAim))
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      {all.isError && <FailedLine text={words.moreFailed} onRetry={() => void all.refetch()} />}
      {mine?.review?.hiddenReason && (
        <p className="mt-4 text-red">{words.hidden({ reason: mine.review.hiddenReason })}</p>
      )}
      {isMore && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={all.isFetching}
          onClick={() => {
            grows();
            if (isOpen) void all.fetchNextPage();
            else setOpen(true);
          }}
        >
          {words.more}
        </Button>
      )}
      {opened && (
        <LazyDialog part={ReviewDialog} title={TITLES[opened.kind]} onClose={close}>
          <ReviewDialog act={opened} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
