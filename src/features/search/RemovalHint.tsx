import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { withoutFilter, type PropertyFilters } from '@/domain/filters';
import type { ListKind } from '@/domain/listKind';
import { useAppStore } from '@/store/hooks';
import { bestRemoval, type Removal } from './bestRemoval';
import * as words from '@/words/search';

interface RemovalHintProps {
  readonly kind: ListKind;
  /** The filters that nothing answers; the same object as long as they are the same. */
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
  readonly onClear: () => void;
  readonly renderCard: (id: string, index: number) => ReactNode;
}

/**
 * The ways out of an empty result: the filter whose removal brings the most listings back, as soon as that is known, with
 * the first of them below; and to clear all [PLIST-17].
 */
export default function RemovalHint({ kind, filters, onChange, onClear, renderCard }: RemovalHintProps) {
  const store = useAppStore();
  const [found, setFound] = useState<{ readonly of: PropertyFilters; readonly best: Removal | null } | null>(null);

  useEffect(() => {
    let wanted = true;
    void bestRemoval(store, kind, filters).then((best) => {
      if (wanted) setFound({ of: filters, best });
    });
    return () => {
      wanted = false;
    };
  }, [store, kind, filters]);

  const best = found?.of === filters ? found.best : null;
  const without = best && words.without[kind]({ filter: best.label, n: best.count });
  return (
    <>
      {/* Its place is kept, so that nothing moves when it comes; said when it does. */}
      <div role="status" className="min-h-11">
        {best && <Button onClick={() => onChange(withoutFilter(filters, best))}>{without}</Button>}
      </div>
      <Button variant={best ? 'secondary' : 'primary'} onClick={onClear}>
        {words.clear}
      </Button>
      {best && without && (
        <ul aria-label={without} className="-mx-5 mt-3 flex w-[calc(100%+2.5rem)] flex-col gap-4 text-left">
          {best.ids.map((id, index) => (
            <li key={id}>{renderCard(id, index)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
