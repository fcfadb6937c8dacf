import { classes } from './classes';
import { Icon } from './Icon';
import * as words from '@/words/uiRating';

interface RatingProps {
  /** 0 to 5; null when nobody has rated yet. */
  value: number | null;
  reviews?: number | undefined;
  className?: string | undefined;
}

/** Stars out of 5 as one star and a number, with the number of reviews where it is known. */
export function Rating({ value, reviews, className }: RatingProps) {
  if (value === null || !Number.isFinite(value))
    return <span className={classes('text-muted', className)}>{words.none}</span>;
  const shown = value.toFixed(1);
  return (
    <span className={classes('inline-flex items-center gap-1', className)}>
      <Icon name="star" className="size-4 text-gold" />
      <span aria-hidden="true" className="font-semibold">
        {shown}
      </span>
      <span className="sr-only">{words.rated({ value: shown })}</span>
      {reviews !== undefined && <span className="text-muted">{words.reviews({ n: reviews })}</span>}
    </span>
  );
}
