import { Button } from '@/components/ui/Button';
import { failureOf } from './api';
import { Failure } from './outcome';
import * as words from '@/words/console';

interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly fetchNextPage: () => unknown;
}

/** The way to a list's next page, and what kept it from coming. */
export function ShowMore({
  query,
  children = words.showMore,
}: {
  readonly query: Paged;
  readonly children?: string | undefined;
}) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <>
      <Failure>{isError && !isFetchingNextPage ? failureOf(query) : ''}</Failure>
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </>
  );
}
