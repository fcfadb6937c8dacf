import { useState } from 'react';
import type { ReportedReview } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { useGetReviewsQuery, useHideReviewMutation, useShowReviewMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';
import { WordsDialog } from '../WordsForm';

/** Reviews of agents that were reported, the newest report first. */
export function ReviewsPage() {
  const query = useGetReviewsQuery({}, { refetchOnMountOrArgChange: true });
  const [hide] = useHideReviewMutation();
  const [show] = useShowReviewMutation();
  const { said, run } = useOutcome();
  const [hiding, setHiding] = useState<ReportedReview | null>(null);
  const submit = async (reason: string) => {
    const failure = hiding ? await run(hide({ id: hiding.id, reason })) : undefined;
    if (failure === undefined) setHiding(null);
    return failure;
  };
  return (
    <>
      <PageHeading title="Reviews" className="text-section">
        Reported reviews
      </PageHeading>
      <Outcome said={said} />
      <QueryState query={query}>
        {query.data?.length === 0 ? (
          <EmptyState title="Nothing is reported" text="Reviews of agents that somebody reports come here." />
        ) : (
          <ul aria-label="Reported reviews">
            {query.data?.map((review) => (
              <li key={review.id + review.reporter} className="flex flex-col gap-2 border-b border-line py-4">
                <p>
                  <strong>{review.stars} of 5</strong> for {review.agent}, by {review.author}
                </p>
                <blockquote lang={langOf(review.text)} className="break-words whitespace-pre-line">
                  {review.text}
                </blockquote>
                <p className="text-sm text-muted">
                  Reported by {review.reporter}, {momentInIndia(review.at)}: {review.reason}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" variant="danger" onClick={() => setHiding(review)}>
                    Hide<span className="sr-only"> the review by {review.author}</span>
                  </Button>
                  <Button size="sm" variant="secondary" onClick={() => void run(show({ id: review.id }))}>
                    Let it stand<span className="sr-only">: the review by {review.author}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <WordsDialog
        asked={
          hiding && {
            title: `Hide the review by ${hiding.author}`,
            action: 'Hide',
            label: 'Why is it hidden?',
            hint: 'Its author reads this.',
            danger: true,
            onSubmit: submit,
          }
        }
        onClose={() => setHiding(null)}
      />
    </>
  );
}
