import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { failureOf } from './api';
import * as words from '@/words/ui';

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** What stands while something comes, or did not come; else what it became. */
export function QueryState({ query, children }: { readonly query: Query; readonly children: ReactNode }) {
  const failure = failureOf(query);
  if (query.data !== undefined) return children;
  if (failure !== undefined) return <ErrorState text={failure} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonRegion label={words.loading} className="flex flex-col gap-3">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-64" />
    </SkeletonRegion>
  );
}
