import { classes } from './classes';
import { Icon } from './Icon';

/** Stars out of 5 as one star and a number, with the number of reviews where it is known. */
export function Rating({
  value,
  reviews,
  className,
}: {
  /** 0 to 5; null when nobody has rated yet. */
  value: number | null;
  reviews?: number | undefined;
  className?: string | undefined;
}) {
  if (value === null || !Number.isFinite(value))
    return <span className={classes('text-muted', className)}>Not rated yet</span>;
  return (
    <span className={classes('inline-flex items-center gap-1', className)}>
      <Icon name="star" className="size-4 text-gold" />
      <span className="sr-only">Rated </span>
      <span className="font-semibold">{value.toFixed(1)}</span>
      <span className="sr-only"> out of 5</span>
      {reviews !== undefined && (
        <span className="text-muted">
          ({reviews} {reviews === 1 ? 'review' : 'reviews'})
        </span>
      )}
    </span>
  );
}
