import { skipToken } from '@reduxjs/toolkit/query';
import { isGone } from '@/api/errors';
import { silentQueries } from '@/api/silentQueries';
import type { PropertyRecord } from '@/api/records';
import { selectProperty } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';

/** One property of the comparison. */
export interface Compared {
  readonly id: string;
  /** What is known of it: nothing yet, what a list brought, or all. */
  readonly listing: PropertyRecord | undefined;
  readonly state: 'loading' | 'here' | 'gone' | 'failed';
  readonly retry: () => void;
}

function useOne(id: string | undefined): Compared | null {
  const { currentData, isError, error, refetch } = silentQueries.usePeekPropertyQuery(id ?? skipToken);
  const listing = useAppSelector((state) => selectProperty(state, id));
  if (id === undefined) return null;
  const gone = isGone({ data: currentData, error });
  const state = gone ? 'gone' : currentData ? 'here' : isError ? 'failed' : 'loading';
  return { id, listing: gone ? undefined : listing, state, retry: () => void refetch() };
}

/** At most three properties in the order of their ids, each with its own call and its own failure. */
export function useCompared([first, second, third]: readonly string[]): readonly Compared[] {
  return [useOne(first), useOne(second), useOne(third)].filter((one) => one !== null);
}
