import { useState } from 'react';
import type { ReportedReview } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { PersonLink } from '../people/PersonLink';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { WordsDialog } from '../WordsForm';
import { RowButton } from '../RowButton';
import { reasonLabel } from './reasons';
import * as words from '@/words/consoleReports';
import * as queueWords from '@/words/consoleQueue';

/** Reviews of agents that were reported, the newest report first. */
export function ReviewsPage() {
  const query = consoleApi.useGetReviewsQuery({}, { refetchOnMountOrArgChange: true });
  const [hide] = consoleApi.useHideReviewMutation();
  const [show] = consoleApi.useShowReviewMutation();
  const { said, run } = useOutcome();
  const [hiding, setHiding] = useState<ReportedReview | null>(null);
  return (
    <>
      <PageHeading title={words.reviews.title} className="text-section">
        {words.reviews.heading}
      </PageHeading>
      <Outcome said={said} />
      <QueryState query={query}>
        {query.data?.length === 0 ? (
          <NothingHere
            title={words.reviews.none}
            text={words.reviews.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <ul aria-label={words.reviews.heading}>
            {query.data?.map((review) => (
              <li key={review.id + review.reporter} className="flex flex-col gap-2 border-b border-line py-4">
                <p>
                  {words.reviews.rated({
                    stars: <strong>{words.reviews.stars({ n: review.stars })}</strong>,
                    agent: <PersonLink {...review.agent} />,
                    author: <PersonLink {...review.author} />,
                  })}
                </p>
                <blockquote lang={langOf(review.text)} className="break-words whitespace-pre-line">
                  {review.text}
                </blockquote>
                <p className="text-sm text-muted">
                  {words.reviews.reported({
                    who: review.reporter,
                    moment: momentInIndia(review.at),
                    reason: reasonLabel(review.reason),
                  })}
                </p>
                <div className="flex flex-wrap gap-2">
                  <RowButton
                    says={words.reviews.hide}
                    named={words.reviews.hideNamed({ author: review.author.name })}
                    variant="danger"
                    onClick={() => setHiding(review)}
                  />
                  <RowButton
                    says={words.reviews.show}
                    named={words.reviews.showNamed({ author: review.author.name })}
                    onClick={() => void run(show({ id: review.id }))}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <WordsDialog
        asked={
          hiding && {
            title: words.reviews.hideNamed({ author: hiding.author.name }),
            action: words.reviews.hide,
            label: words.reviews.why,
            hint: words.reviews.whyHint,
            danger: true,
            onSubmit: (reason) => run(hide({ id: hiding.id, reason }), () => setHiding(null)),
          }
        }
        onClose={() => setHiding(null)}
      />
    </>
  );
}
