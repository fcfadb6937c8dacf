import { useDeferredValue, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useEntryFlag } from '@/components/layout/useEntryFlag';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { LEFT_AS_IT_IS, useHydrated } from '@/components/ui/useHydrated';
import { isWideWindow, useWideWindow } from '@/components/ui/usePageState';
import { activeFilters } from '@/domain/filters';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { useArrival } from './useArrival';
import * as words from '@/words/search';

/**
 * Whether the filter column is shown. It is hidden for who arrives with a type already chosen, until they ask for it;
 * a choice made on the list, a reload or Back hide nothing [PLIST-5].
 */
function useFiltersShown(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const { search } = useLocation();
  const [chosen, setShown] = useEntryFlag('filtersShown');
  const arrival = useArrival();
  const [hadType] = useState(() => new URLSearchParams(search).has('selectedSubtype'));
  // The server knows the address alone, and takes everybody for one who has just arrived.
  const isHydrated = useHydrated();
  const arrivedWithType = hadType && (arrival === 'arrived' || !isHydrated);
  return [chosen ?? !arrivedWithType, setShown];
}

interface FilterFrameProps extends FilterPanelProps {
  /** On the button that closes the sheet, e.g. "Show 412 properties". */
  readonly doneLabel?: string | undefined;
  /** Stands beside "Show Filters" above the list: the choice of the order. */
  readonly beside?: ReactNode;
  /** What is chosen; on phones a row of its own, on their side behind the order. */
  readonly chosen?: ReactNode;
  /** On phones below the filters in the sheet: how the list is shown. */
  readonly shownAs?: ReactNode;
  readonly children: ReactNode;
}

/** Brings what the keyboard comes to into a row that is scrolled; what is pressed stays where it is. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The filters in the sheet, which answers the press at once: its many fields come right after, in the room kept for them. */
function SheetContent({ children }: { readonly children: ReactNode }) {
  const isThere = useDeferredValue(true, false);
  return isThere ? children : <div aria-busy="true" className="min-h-[80vh]" />;
}

/**
 * A list with its filters: in a column on wide screens, in a sheet on smaller ones, behind "Show Filters" with the
 * number of active ones [PLIST-5]. Where the width is not known yet (no window) styles alone decide, so nothing jumps.
 */
export function FilterFrame({
  children,
  beside,
  chosen,
  shownAs,
  doneLabel = words.filters.results,
  ...panel
}: FilterFrameProps) {
  const [shown, setShown] = useFiltersShown();
  const [sheetOpen, setSheetOpen] = useState(false);
  const width = useWideWindow();
  const count = activeFilters(panel.filters, panel.kind).length;
  const label = count > 0 ? words.filters.showCounted({ n: count }) : words.filters.show;
  const id = useId();
  const column = shown && width !== 'narrow';
  // Without a script there is no button that shows the column, so it is there, on phones below the list.
  const rendered = width === 'unknown';
  const isLeft = rendered && typeof window !== 'undefined' && !isWideWindow();

  // Of the two buttons that show and hide the column one is there: the focus goes from the pressed one to the other.
  const hide = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const press = (next: boolean) => {
    wasPressed.current = true;
    setShown(next);
  };
  useEffect(() => {
    if (wasPressed.current) (column ? hide : show).current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [column]);

  const filters = (
    <>
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-lg">{words.filters.name}</h2>
        <Button ref={hide} variant="text" size="sm" onClick={() => press(false)}>
          {words.filters.hide}
        </Button>
      </div>
      <FilterPanel {...panel} hasFoot />
    </>
  );
  return (
    <div
      className={classes(
        'grid items-start gap-7 noscript:lg:grid-cols-[306px_minmax(0,1fr)]',
        shown && 'lg:grid-cols-[306px_minmax(0,1fr)]',
      )}
    >
      {(column || rendered) && (
        <aside
          id={id}
          aria-label={words.filters.name}
          className={classes(
            'hidden rounded-card border border-line bg-card px-5 pt-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-20 lg:overflow-y-auto noscript:block noscript:max-lg:order-last',
            shown && 'lg:block',
          )}
          {...(isLeft ? LEFT_AS_IT_IS : { children: filters })}
        />
      )}
      <div className="min-w-0">
        <div
          onFocus={showFocused}
          className={classes(
            'mb-4 flex flex-wrap gap-2.5 staying:contents compact:-mx-5 compact:mb-0 compact:flex-nowrap compact:overflow-x-auto compact:px-5 compact:py-2 compact:[scrollbar-width:none]',
            shown && count === 0 && 'lg:hidden',
          )}
        >
          <div className="sticky top-16 z-20 -mx-5 flex flex-wrap gap-2.5 bg-paper px-5 py-1.5 lg:contents low:sm:contents">
            {!(shown && width === 'wide') && (
              <Button
                ref={show}
                variant="secondary"
                aria-haspopup={width === 'wide' ? undefined : 'dialog'}
                onClick={() => (isWideWindow() ? press(true) : setSheetOpen(true))}
                className={classes(
                  'max-w-full flex-1 max-lg:px-3 lg:flex-none compact:flex-none',
                  shown && 'lg:hidden',
                )}
              >
                <Icon name="filter" className="size-4.5" />
                {label}
              </Button>
            )}
            {rendered && (
              <noscript className="lg:hidden">
                {typeof window === 'undefined' && (
                  <a href={`#${id}`} className={buttonClass('secondary', 'md', 'whitespace-nowrap')}>
                    {label}
                  </a>
                )}
              </noscript>
            )}
            {beside}
          </div>
          <div className="basis-full empty:hidden staying:-mt-0.5 staying:pb-1 compact:-mx-5 compact:flex-none compact:overflow-x-auto compact:px-5 compact:[scrollbar-width:none]">
            {chosen}
          </div>
        </div>
        {children}
      </div>
      <Sheet
        open={sheetOpen}
        title={words.filters.name}
        onClose={() => setSheetOpen(false)}
        footer={
          <Button className="w-full" onClick={() => setSheetOpen(false)}>
            {doneLabel}
          </Button>
        }
      >
        <SheetContent>
          <FilterPanel {...panel} />
          {shownAs && <div className="mt-4 sm:hidden">{shownAs}</div>}
        </SheetContent>
      </Sheet>
    </div>
  );
}
