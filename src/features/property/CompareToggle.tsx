import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { showToast } from '@/components/ui/toast';
import { MOST_COMPARED } from '@/domain/compared';
import { comparisonChanged, selectCompared } from '@/store/device/deviceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as words from '@/words/property';

/** Whether a property is among those to compare, and how to take it in or out; a fourth one is refused with a word. */
function useCompare(id: string): { readonly chosen: boolean; readonly toggle: () => void } {
  const chosen = useAppSelector((state) => selectCompared(state).includes(id));
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toggle = () => {
    const compared = selectCompared(store.getState());
    if (compared.includes(id)) dispatch(comparisonChanged(compared.filter((one) => one !== id)));
    else if (compared.length < MOST_COMPARED) dispatch(comparisonChanged([...compared, id]));
    else showToast({ text: words.compare.full, tone: 'info', dedupe: true });
  };
  return { chosen, toggle };
}

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
