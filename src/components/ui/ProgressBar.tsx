import { classes } from './classes';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string;
}

/** How far something is: told by the native element, which every browser draws in its own way, and drawn in the product's colours. */
export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <div className={classes('relative h-3 overflow-hidden rounded-full bg-line', className)}>
      <progress aria-label={label} max={max} value={value} className="sr-only" />
      <div className="h-full bg-brand" style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }} />
    </div>
  );
}
