import { extrasIn, extrasToQuery, filtersToQuery, type PropertyFilters } from '@/domain/filters';
import { withSort, type Sort } from '@/domain/sorting';
import type { ListKind } from '@/domain/listKind';
import type { RootState } from '../rootReducer';
import { useAppSelector } from '../hooks';
import { selectServerTakes } from './serverSorts';

/** How a list in some order is asked for. */
export interface ListQuestion {
  /** The list's name: its filters and its order, whoever answers them. */
  readonly name: string;
  /** The query string that the server is asked with. */
  readonly query: string;
  readonly sort: Sort;
  /** Who filters and sorts; `unknown` until an answer has said whether the server does. */
  readonly doneBy: 'server' | 'client' | 'unknown';
  /** Whether the client filters by more than the server was asked for: what that one counts is not this list. */
  readonly isNarrower: boolean;
}

interface Asked {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  readonly sort: Sort;
}

/**
 * The question for a list. The order and the filters beside the specified ones are sent only to a server that has named
 * them. Until an answer has said so, the list is asked without them, which is the address that `firstCalls` and the
 * screen's file ask first as well: an address with `?sort=` costs one call more on a fresh page, and no server ever
 * gets a parameter that it may refuse. Where the server does not take all of them, the client filters and sorts, and
 * needs the whole list for it [PLIST-8, PLIST-18].
 */
function questionOf({ kind, filters, sort }: Asked, takes: boolean | null): ListQuestion {
  const plain = filtersToQuery(filters, kind);
  const extras = extrasToQuery(filters, kind);
  const name = withSort([plain, extras].filter(Boolean).join('&'), sort);
  if (takes === true) return { name, query: name, sort, doneBy: 'server', isNarrower: false };
  return { name, query: plain, sort, doneBy: takes === null ? 'unknown' : 'client', isNarrower: extras !== '' };
}

const takesAll = (state: Pick<RootState, 'api'>, { kind, filters, sort }: Asked): boolean | null =>
  selectServerTakes(state, kind, { sort, extras: extrasIn(filters, kind) });

/** How a list is asked for now. */
export const questionIn = (state: Pick<RootState, 'api'>, asked: Asked): ListQuestion =>
  questionOf(asked, takesAll(state, asked));

/** The same, anew when an answer has said what the server takes. */
export function useListQuestion(asked: Asked): ListQuestion {
  return questionOf(
    asked,
    useAppSelector((state) => takesAll(state, asked)),
  );
}
