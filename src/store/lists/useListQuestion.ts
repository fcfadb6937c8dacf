import type { ListKind } from '@/domain/filters';
import { withSort, type Sort } from '@/domain/sorting';
import { useAppSelector } from '../hooks';
import { selectServerSorts } from './serverSorts';

/** How a list in some order is asked for. */
export interface ListQuestion {
  /** The list's name: its filters and its order, whoever sorts. */
  readonly name: string;
  /** The query string that the server is asked with. */
  readonly query: string;
  readonly sort: Sort;
  /** `unknown` until an answer has said whether the server sorts. */
  readonly sortedBy: 'server' | 'client' | 'unknown';
}

/**
 * The question for a list. `sort` is sent only to a server that has named it in `X-Sorts`. Until an answer has said
 * so, the list is asked without it, which is the address that `firstCalls` and the screen's file ask first as well: an
 * address with `?sort=` costs one call more on a fresh page, and no server ever gets a parameter that it may refuse.
 * Where the server does not sort, the client does, and needs the whole list for it [PLIST-18].
 */
export function useListQuestion(kind: ListKind, filterQuery: string, sort: Sort): ListQuestion {
  const takes = useAppSelector((state) => (sort === '' ? true : selectServerSorts(state, kind, sort)));
  const name = withSort(filterQuery, sort);
  if (takes === null) return { name, query: filterQuery, sort, sortedBy: 'unknown' };
  return takes
    ? { name, query: name, sort, sortedBy: 'server' }
    : { name, query: filterQuery, sort, sortedBy: 'client' };
}
