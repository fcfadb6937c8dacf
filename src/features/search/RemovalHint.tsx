import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { unbroken } from '@/components/ui/unbroken';
import { activeFilters, withoutFilter, type PropertyFilters } from '@/domain/filters';
import type { ListKind } from '@/domain/listKind';
import { listTitle } from '@/domain/listSentence';
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
 * the first of them below, under what they are; and to clear all [PLIST-17].
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
  const others = best ? withoutFilter(filters, best) : filters;
  const without = best && words.without[kind]({ filter: best.label, n: best.count });
  return (
    <>
      {/* Its place is kept, so that nothing moves when it comes; said when it does. */}
      <div role="status" className="min-h-11">
        {without && (
          <Button className="text-balance" onClick={() => onChange(others)}>
            {unbroken(without)}
          </Button>
        )}
      </div>
      <Button variant={best ? 'secondary' : 'primary'} onClick={onClear}>
        {words.clear}
      </Button>
      {best && without && (
        <div className="-mx-5 mt-7 flex w-[calc(100%+2.5rem)] flex-col gap-4 text-left">
          <div>
            <h2 className="text-xl">{words.instead}</h2>
            {activeFilters(others, kind).length > 0 && <p className="text-muted">{listTitle(others, kind)}</p>}
          </div>
          <ul aria-label={without} className="flex flex-col gap-4">
            {best.ids.map((id, index) => (
              <li key={id}>{renderCard(id, index)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
