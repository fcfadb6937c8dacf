import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { PropertyCard } from './PropertyCard';
import { PropertyCardSkeletons } from './PropertyCardSkeleton';
import { TEXTS } from './texts';
import type { PropertyList } from './usePropertyList';
import { VirtualCards } from './VirtualCards';

const words = TEXTS.list;
const FIRST_SEEN = 2;

interface PropertyListViewProps {
  readonly list: PropertyList;
  /** Whether anything is filtered, so that there is something to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Reached by back, forward or reload: the list stands where it was left. */
  readonly returned: boolean;
}

/** The listings of a list, with what stands there while, when none and when nothing came [PLIST-16, PLIST-17]. */
export function PropertyListView({ list, isFiltered, onClear, returned }: PropertyListViewProps) {
  const { ids, isLoading, hasNext, isFetching, isNextError } = list;
  const [first] = useState(() => ({ query: list.query, ready: !isLoading }));
  function fetchMore() {
    if (hasNext && !isFetching && !isNextError) list.fetchNext();
  }
  const more = useEffectEvent(fetchMore);

  // All that came so far was dropped by the client's own filter: the next page may hold what is wanted.
  const nothingYet = !isLoading && ids.length === 0 && hasNext;
  useEffect(() => {
    if (nothingYet && !isFetching) more();
  }, [nothingYet, isFetching]);

  if (list.isError) return <ErrorState title={words.failedTitle} text={words.failedText} onRetry={list.refetch} />;
  if (ids.length === 0) {
    if (isNextError) return <MoreFailed list={list} />;
    if (isLoading || hasNext) return <PropertyCardSkeletons count={4} label={words.loading} />;
    return isFiltered ? (
      <EmptyState
        title={words.emptyTitle}
        text={words.emptyText}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      />
    ) : (
      <EmptyState title={words.nothingTitle} text={words.nothingText} />
    );
  }

  const ownQuery = list.query === first.query;
  const start = ownQuery && returned ? 'recall' : !ownQuery || first.ready ? 'top' : 'here';
  return (
    <div aria-busy={isLoading} className={classes('transition-opacity', isLoading && 'opacity-60')}>
      <VirtualCards
        key={list.query}
        name={list.query}
        label={words.title('')}
        ids={ids}
        total={list.total}
        renderCard={(id, index) => <PropertyCard id={id} eager={index < FIRST_SEEN} />}
        onNearEnd={fetchMore}
        start={start}
      />
      {isNextError && <MoreFailed list={list} />}
      {hasNext && !isNextError && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={isFetching} onClick={list.fetchNext}>
            {words.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function MoreFailed({ list }: { readonly list: PropertyList }) {
  return (
    <div role="alert" className="mt-6 flex flex-col items-center gap-3 text-center">
      <p className="text-muted">{words.failedMore}</p>
      <Button variant="secondary" onClick={list.fetchNext}>
        {words.retry}
      </Button>
    </div>
  );
}
