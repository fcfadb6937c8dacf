import { SubmitWithoutScript } from '@/components/fields/SubmitWithoutScript';
import { useWideWindow } from '@/components/ui/usePageState';
import { filtersToSearch, type PropertyFilters } from '@/domain/filters';
import { SORTS, parseSort, type Sort } from '@/domain/sorting';
import { InsetSelect } from '@/components/fields/InsetSelect';
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
  const wide = useWideWindow();
  if (wide === (place === 'heading' ? 'narrow' : 'wide')) return null;
  return (
    <form method="get" aria-label={words.sort.name} className="contents">
      <InsetSelect
        label={words.sort.sort}
        name="sort"
        value={sort}
        onChoose={(value) => onSort(parseSort(value))}
        className={place === 'heading' ? 'hidden w-56 flex-none lg:block' : 'min-w-32 flex-1 low:min-w-max lg:hidden'}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </InsetSelect>
      <SubmitWithoutScript
        label={words.sort.sort}
        kept={typeof window === 'undefined' ? filtersToSearch(filters) : ''}
        className={place === 'heading' ? 'max-lg:hidden' : 'lg:hidden'}
      />
    </form>
  );
}
