import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { withoutFilter, type ListKind, type PropertyFilters } from '@/domain/filters';
import { useAppStore } from '@/store/hooks';
import { bestRemoval, type Removal } from './bestRemoval';
import * as words from '@/words/search';

interface RemovalHintProps {
  readonly kind: ListKind;
  /** The filters that nothing answers; the same object as long as they are the same. */
  readonly filters: PropertyFilters;
  readonly onChange: (patch: Partial<PropertyFilters>) => void;
}

/**
 * Stands in an empty result: names the filter whose removal brings the most listings back, and removes it. Nothing as
 * long as that is not known [PLIST-17].
 */
export function RemovalHint({ kind, filters, onChange }: RemovalHintProps) {
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
  return (
    // Its place is kept, so that nothing moves when it comes; said when it does.
    <div role="status" className="min-h-11">
      {best !== null && (
        <Button variant="text" onClick={() => onChange(withoutFilter(filters, best))}>
          {words.without[kind]({ filter: best.label, n: best.count })}
        </Button>
      )}
    </div>
  );
}
