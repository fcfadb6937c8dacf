import { useId } from 'react';
import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { useWideWindow } from '@/components/ui/usePageState';
import { filtersToSearch, type PropertyFilters } from '@/domain/filters';
import { SORTS, parseSort, type Sort } from '@/domain/sorting';
import * as words from '@/words/search';

interface SortSelectProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Beside the heading on wide screens, above the list on others: only one of the two is there. */
  readonly place: 'heading' | 'list';
  /** They stay when the form is sent. */
  readonly filters: PropertyFilters;
}

/** The order of the list [PLIST-18]. */
export function SortSelect({ sort, onSort, place, filters }: SortSelectProps) {
  const id = useId();
  const wide = useWideWindow();
  if (wide === (place === 'heading' ? 'narrow' : 'wide')) return null;
  return (
    <form method="get" aria-label={words.sort.name} className="contents">
      <div
        className={classes(
          'relative',
          place === 'heading' ? 'hidden w-56 flex-none lg:block' : 'min-w-34 flex-1 lg:hidden',
        )}
      >
        <label
          htmlFor={id}
          className="pointer-events-none absolute top-1.5 left-3 text-xs compact:top-0.5 font-semibold text-muted"
        >
          {words.sort.sort}
        </label>
        <select
          id={id}
          name="sort"
          value={sort}
          onChange={(event) => onSort(parseSort(event.target.value))}
          className="h-13 w-full appearance-none truncate rounded-control border border-edge bg-card pt-5 pr-8 pl-3 text-md font-semibold text-ink compact:h-11 compact:pt-3.5 compact:text-sm transition-colors hover:bg-wash"
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2" />
      </div>
      <SubmitWithoutScript
        label={words.sort.sort}
        kept={typeof window === 'undefined' ? filtersToSearch(filters) : ''}
        className={place === 'heading' ? 'max-lg:hidden' : 'lg:hidden'}
      />
    </form>
  );
}
