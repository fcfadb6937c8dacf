import { classes } from '@/components/ui/classes';
import { BUDGET_BANDS, bandOf } from '@/domain/budget';
import * as words from '@/words/search';

interface BudgetBarsProps {
  /** Null while it is not known: the place is kept, the bands can be chosen. */
  readonly bands: readonly number[] | null;
  /** Rupees. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** The chosen bounds, rupees; both 0 when the chosen band is taken away again. */
  readonly onBudget: (bounds: { minPrice: number; maxPrice: number }) => void;
  readonly className?: string | undefined;
}

/** px: the highest bar, and what an empty band is drawn with. */
const HIGHEST = 44;
const LOWEST = 2;

/** How many results each budget band holds; each bar chooses its band, the chosen one takes it away [PLIST-10]. */
export function BudgetBars({ bands, minPrice, maxPrice, onBudget, className }: BudgetBarsProps) {
  const most = Math.max(1, ...(bands ?? []));
  const chosen = bandOf(minPrice, maxPrice);
  return (
    <div role="group" aria-label={words.bands.name} className={classes('flex', className)}>
      {BUDGET_BANDS.map((band, index) => {
        const count = bands?.[index];
        const name = count === undefined ? band.label : words.bands.counted({ band: band.label, n: count });
        const isChosen = band === chosen;
        return (
          <button
            key={band.id}
            type="button"
            aria-label={name}
            aria-pressed={isChosen}
            title={name}
            onClick={() =>
              onBudget(isChosen ? { minPrice: 0, maxPrice: 0 } : { minPrice: band.min, maxPrice: band.max })
            }
            className="group flex h-12 min-w-0 flex-1 items-end rounded-sm px-0.5"
          >
            <svg
              aria-hidden="true"
              width="100%"
              height={Math.max(LOWEST, (HIGHEST * (count ?? 0)) / most)}
              className={classes(
                'transition-[height,background-color]',
                isChosen ? 'bg-brand' : 'group-hover:bg-brand/75',
                !isChosen && (chosen === null ? 'bg-brand/45' : 'bg-brand/25'),
              )}
            />
          </button>
        );
      })}
    </div>
  );
}
