import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useCompare } from './useCompare';
import * as words from '@/words/property';

interface CompareToggleProps {
  readonly id: string;
  /** The id of the element with the listing's name. */
  readonly describedBy: string;
}

/** Takes a listing into the comparison, or out of it; small, in the lower corner of a card's picture. */
export function CompareToggle({ id, describedBy }: CompareToggleProps) {
  const { chosen, toggle } = useCompare(id);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-describedby={describedBy}
      onClick={toggle}
      className="group/compare absolute bottom-0 left-0 z-10 flex min-h-11 items-end rounded-sm p-3"
    >
      <span
        className={classes(
          'inline-flex items-center gap-1 rounded-sm px-2 py-1 text-xs font-semibold transition-colors',
          chosen ? 'bg-brand text-on' : 'bg-card text-ink group-hover/compare:bg-brand-wash',
        )}
      >
        <Icon name={chosen ? 'check' : 'plus'} className="size-3.5" />
        {words.compare.toggle}
      </span>
    </button>
  );
}

/** The same on a listing's own page. */
export function CompareButton({ id }: { readonly id: string }) {
  const { chosen, toggle } = useCompare(id);
  return (
    <Button
      variant="secondary"
      aria-pressed={chosen}
      onClick={toggle}
      className={chosen ? 'border-brand! bg-brand-wash! text-brand-dark!' : undefined}
    >
      <Icon name={chosen ? 'check' : 'plus'} className="size-4.5" />
      {words.compare.toggle}
    </Button>
  );
}
