import type { ReactNode } from 'react';
import { useEntryFlag } from '@/components/layout/useEntryFlag';
import { Button } from '@/components/ui/Button';
import { useGrowingList } from '@/components/ui/useGrowingList';

interface FirstOfManyProps {
  /** List items, each with its key. */
  readonly items: readonly ReactNode[];
  readonly most: number;
  /** The history entry's own mark that all are shown: Back finds them so. */
  readonly flag: string;
  readonly className: string;
  /** The words of the button that shows the rest. */
  readonly showAll: string;
}

/** The first items of a list, and all of them at a press; without a script all of them. */
export function FirstOfMany({ items, most, flag, className, showAll }: FirstOfManyProps) {
  const [all, setAll] = useEntryFlag(flag);
  const { list, grows } = useGrowingList();
  const isCut = all !== true && items.length > most;
  return (
    <>
      <ul ref={list} className={className}>
        {isCut ? items.slice(0, most) : items}
      </ul>
      {isCut && (
        <>
          <noscript>
            {typeof window === 'undefined' && <ul className={`mt-5 ${className}`}>{items.slice(most)}</ul>}
          </noscript>
          <Button
            variant="secondary"
            className="mt-4 noscript:hidden"
            onClick={() => {
              grows();
              setAll(true);
            }}
          >
            {showAll}
          </Button>
        </>
      )}
    </>
  );
}
