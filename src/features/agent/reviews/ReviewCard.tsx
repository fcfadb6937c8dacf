import type { Review } from '@/api/readers/fields';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { Rating } from '@/components/ui/Rating';
import { dayInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import * as words from '@/words/agentReviews';

interface ReviewCardProps {
  readonly review: Review;
  /** The agent's name. */
  readonly agent: string;
  /** There for the agent alone. */
  readonly onAnswer: (() => void) | undefined;
  readonly onReport: (() => void) | undefined;
}

/** One review: who says what, and the agent's answer. */
export function ReviewCard({ review, agent, onAnswer, onReport }: ReviewCardProps) {
  const { name, rating, text, createdAt, answer } = review;
  return (
    <article aria-label={name} className="rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="sm" />
        <div className="min-w-0 flex-1">
          <p lang={langOf(name)} className="font-semibold wrap-anywhere">
            {name}
          </p>
          {createdAt !== null && <p className="text-sm text-muted">{dayInIndia(createdAt)}</p>}
        </div>
        {rating !== null && <Rating value={rating} className="flex-none" />}
      </div>
      {text !== '' && (
        <p lang={langOf(text)} className="mt-3 max-w-prose text-md wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {answer !== null && (
        <div className="mt-4 rounded-control bg-wash p-4 text-md">
          <p className="font-semibold">{words.answerOf({ agent })}</p>
          <p lang={langOf(answer)} className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
      <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-5">
        <div className="flex flex-wrap gap-x-4">
          {onAnswer && (
            <Button variant="text" size="sm" aria-haspopup="dialog" onClick={onAnswer}>
              {answer === null ? words.answer : words.changeAnswer}
              <span className="sr-only"> {words.reviewBy({ name })}</span>
            </Button>
          )}
          {onReport && (
            <Button variant="text" size="sm" aria-haspopup="dialog" onClick={onReport} className="-ml-1 text-muted!">
              {words.report}
              <span className="sr-only"> {words.reviewBy({ name })}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
