import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { buttonClass } from '../buttonClass';
import { classes } from '../classes';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useHydrated } from '../useHydrated';
import { cardAnchor, VirtualCards } from './VirtualCards';

/** So many cards come by themselves; then the next are asked for by a press, and the page's foot stays in reach. */
const BY_THEMSELVES = 60;

/** What a list is: its cards by id, and what is still to come. */
export interface CardListState {
  /** Names the list: another one begins at its top. */
  readonly query: string;
  readonly ids: readonly string[];
  /** How many there are in all; null when it is not known. */
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly fetchNext: () => void;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** Nothing came. */
  readonly isError: boolean;
  /** The next page could not be had; what is loaded stays. */
  readonly isNextError: boolean;
  readonly refetch: () => void;
}

export interface CardListWords {
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly nothingTitle: string;
  readonly nothingText: string;
  readonly clear: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly failedMore: string;
  readonly retry: string;
  readonly showMore: string;
}

interface CardListProps {
  readonly list: CardListState;
  readonly label: string;
  readonly words: CardListWords;
  /** The same list with more cards, for who has no script; null where it gets no longer. */
  readonly moreHref: string | null;
  readonly renderCard: (id: string, index: number) => ReactNode;
  /** About how high a card is in a window of this width (both px; 0 where there is no window). */
  readonly cardHeight: (windowWidth: number) => number;
  /** Stands there while the first cards come. */
  readonly skeleton: ReactNode;
  /** Whether anything is filtered, so that there is something to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Whether something else says why the result is empty. */
  readonly isExplained?: boolean;
  /** Stands in an empty result in place of the button that clears: it has one, and what would bring listings back. */
  readonly wayOut?: ReactNode;
  /** Reached by back, forward or reload: the list stands where it was left. */
  readonly returned: boolean;
}

/** A long list of cards, with what stands there while, when none and when nothing came [PLIST-16, PLIST-17]. */
export function CardList(props: CardListProps) {
  const {
    list,
    label,
    words,
    renderCard,
    cardHeight,
    skeleton,
    isFiltered,
    onClear,
    wayOut,
    isExplained,
    returned,
    moreHref,
  } = props;
  const { ids, isLoading, hasNext, isFetching, isNextError } = list;
  const isHydrated = useHydrated();
  /** The list that was opened, and whether its cards were drawn by the app at once; null from another one on. */
  const [opened, setOpened] = useState<{ query: string; isDrawnAtOnce: boolean } | null>(() => ({
    query: list.query,
    isDrawnAtOnce: isHydrated && !isLoading,
  }));
  if (opened && list.query !== opened.query) setOpened(null);
  function fetchMore() {
    if (hasNext && !isFetching && !isNextError && ids.length < BY_THEMSELVES) list.fetchNext();
  }
  const more = useEffectEvent(fetchMore);

  // A press on "Show more" leads on to the first card that it brought.
  const awaited = useRef<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = awaited.current;
    if (first === null || ids.length <= first) return;
    awaited.current = null;
    place.current?.querySelector<HTMLElement>(`[data-index="${first}"] a[href]`)?.focus({ preventScroll: true });
  }, [ids.length]);

  // All that came so far was dropped by the client's own filter: the next page may hold what is wanted.
  const nothingYet = !isLoading && ids.length === 0 && hasNext;
  useEffect(() => {
    if (nothingYet && !isFetching) more();
  }, [nothingYet, isFetching]);

  if (list.isError) return <ErrorState title={words.failedTitle} text={words.failedText} onRetry={list.refetch} />;
  const moreFailed = isNextError && (
    <div role="alert" className="mt-6 flex flex-col items-center gap-3 text-center">
      <p className="text-muted">{words.failedMore}</p>
      <Button variant="secondary" onClick={list.fetchNext}>
        {words.retry}
      </Button>
    </div>
  );
  if (ids.length === 0) {
    if (isNextError) return moreFailed;
    if (isLoading || hasNext) return skeleton;
    if (!isFiltered) return <EmptyState title={words.nothingTitle} text={words.nothingText} />;
    return (
      <EmptyState
        title={isExplained ? undefined : words.emptyTitle}
        text={words.emptyText}
        action={wayOut || <Button onClick={onClear}>{words.clear}</Button>}
      />
    );
  }

  // Whoever has scrolled before the cards came, or in a page from the server, stays there.
  const start = opened === null ? 'top' : returned ? 'recall' : opened.isDrawnAtOnce ? 'top' : 'here';
  return (
    <div ref={place} aria-busy={isLoading} className={classes('transition-opacity', isLoading && 'opacity-60')}>
      <VirtualCards
        key={list.query}
        name={list.query}
        label={label}
        ids={ids}
        total={list.total}
        renderCard={renderCard}
        cardHeight={cardHeight}
        onNearEnd={fetchMore}
        start={start}
      />
      {moreFailed}
      {hasNext && !isNextError && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="secondary"
            busy={isFetching}
            onClick={() => {
              awaited.current = ids.length;
              list.fetchNext();
            }}
          >
            {words.showMore}
          </Button>
          <noscript>
            {typeof window === 'undefined' && moreHref !== null && (
              <a href={`${moreHref}#${cardAnchor(ids.length)}`} className={buttonClass('secondary')}>
                {words.showMore}
              </a>
            )}
          </noscript>
        </div>
      )}
    </div>
  );
}
