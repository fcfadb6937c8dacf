import { Button } from '@/components/ui/Button';
import { RemovableChip } from '@/components/ui/Chip';
import { focusHeading } from '@/components/ui/focusHeading';
import { passFocus } from '@/components/ui/passFocus';
import { activeFilters, withoutFilter, type ActiveFilter, type PropertyFilters } from '@/domain/filters';
import type { ListKind } from '@/domain/listKind';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import * as words from '@/words/search';

interface ActiveFiltersProps {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
  /** Takes all away; none where something else on the screen offers that. */
  readonly onClear?: (() => void) | undefined;
}

/** The chosen filters as words that can be taken away one by one, or all at once [PLIST-6, PLIST-9]. */
export function ActiveFilters({ kind, filters, onChange, onClear }: ActiveFiltersProps) {
  const active = activeFilters(filters, kind, useAreaUnit(filters));
  if (active.length === 0) return null;

  // What is pressed goes; without a filter all of them do.
  function remove(filter: ActiveFilter, pressed: HTMLElement) {
    const left = withoutFilter(filters, filter);
    if (activeFilters(left, kind).length > 0) passFocus(pressed, 'li');
    else focusHeading();
    onChange(left);
  }
  function clear() {
    focusHeading();
    onClear?.();
  }
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap items-center gap-x-2 gap-y-3 py-1.5 max-sm:w-max">
      {active.map((filter) => (
        <li key={`${filter.key}/${filter.value ?? ''}`} className="flex">
          <RemovableChip label={filter.label} onRemove={(pressed) => remove(filter, pressed)} />
        </li>
      ))}
      {onClear && (
        <li className="flex">
          <Button variant="text" onClick={clear} className="-my-2 sm:ml-1">
            {words.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
