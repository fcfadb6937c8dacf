import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ListedPlace, Page } from '@/api/types';
import type { Sort } from '@/domain/sorting';
import type { ListQuestion } from './useListQuestion';

/** What of a paged query's hook a list needs. */
export interface PagedAnswer {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  /** The answer to the question asked now. */
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export interface ListPages {
  /** Every id of every page, once; while `isLoading` those of the list before. */
  readonly loaded: readonly string[];
  /** Where listings among them are that the question names otherwise. */
  readonly places: readonly ListedPlace[];
  /** Whether `loaded` is the whole result. */
  readonly isWhole: boolean;
  /** The newest page; undefined where its counts are not this list's. */
  readonly last: Page | undefined;
  /** The order that the client has to bring `loaded` into; '' when it stands as it came. */
  readonly ownSort: Sort;
  readonly hasNext: boolean;
  readonly fetchNext: () => void;
  /** No answer to this question yet [PLIST-16]. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** There is no answer to this question, because the call failed [PLIST-17]. */
  readonly isError: boolean;
  /** The next page could not be had; what is loaded stays. */
  readonly isNextError: boolean;
  readonly refetch: () => void;
}

const NONE: readonly string[] = [];

/**
 * The pages of a list as one. A list that the client sorts or filters is answered when all of it is there: its pages are followed
 * to the end first, and a page that fails leaves it without an answer [PLIST-18].
 */
export function useListPages(answer: PagedAnswer, { sort, doneBy, isNarrower }: ListQuestion): ListPages {
  const { data, currentData, isFetching, isError, hasNextPage, fetchNextPage, refetch } = answer;
  const pages = data?.pages;
  const loaded = useMemo(() => (pages ? [...new Set(pages.flatMap(({ ids }) => ids))] : NONE), [pages]);

  const places = useMemo(() => pages?.flatMap((page) => page.places ?? []) ?? [], [pages]);

  const came = currentData !== undefined;
  const unfinished = came && doneBy === 'client' && hasNextPage;
  const follow = unfinished && !isFetching && !isError;
  const next = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (follow) next();
  }, [follow]);

  const answered = came && doneBy !== 'unknown' && !unfinished;
  const hasNext = answered && hasNextPage;
  return {
    loaded,
    places,
    isWhole: answered && !hasNext,
    last: isNarrower ? undefined : (currentData?.pages.at(-1) ?? pages?.at(-1)),
    // What stands there while the server sorts is at least in the order wanted.
    ownSort: doneBy === 'server' && answered ? '' : sort,
    hasNext,
    fetchNext: () => void fetchNextPage(),
    isLoading: !answered && (isFetching || !isError),
    isFetching,
    isError: isError && !answered && !isFetching,
    isNextError: isError && answered,
    refetch: unfinished ? () => void fetchNextPage() : () => void refetch(),
  };
}

/**
 * How many there are in all: those shown of a whole list, else what the server counted less those that the client's
 * own filter dropped; null while it is not known [PLIST-6].
 */
export function listTotal({ isLoading, isError, isWhole, last, loaded }: ListPages, shown: number): number | null {
  if (isLoading || isError) return null;
  if (isWhole) return shown;
  const counted = last?.total ?? null;
  return counted === null ? null : Math.max(shown, counted - (loaded.length - shown));
}
