import { classes } from '@/components/ui/classes';
import * as words from '@/words/compare';

/** Leaves rows that are the same out of the table, or brings them back. */
export function DifferencesSwitch({
  on,
  onChange,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control text-md font-medium"
    >
      <span
        aria-hidden="true"
        className={classes(
          'flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors',
          on ? 'border-brand bg-brand' : 'border-muted/70 bg-card',
        )}
      >
        <span
          className={classes('size-4.5 rounded-full transition-transform', on ? 'translate-x-4 bg-on' : 'bg-muted')}
        />
      </span>
      {words.onlyDifferences}
    </button>
  );
}
