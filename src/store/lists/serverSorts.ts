import { LIST_CALL } from '@/domain/firstCalls';
import type { Sort } from '@/domain/sorting';
import type { ListKind } from '@/domain/listKind';
import type { RootState } from '../rootReducer';

/** What a list is asked for beside its specified filters. */
interface Wanted {
  readonly sort: Sort;
  /** Names of parameters. */
  readonly extras: readonly string[];
}

const hasAll = (said: unknown, names: readonly string[]): boolean =>
  names.every((name) => Array.isArray(said) && said.includes(name));

/** Whether an answer's last page names the order and the filters; null for what is no paged answer. */
function names(data: unknown, { sort, extras }: Wanted): boolean | null {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return null;
  const last: unknown = data.pages.at(-1);
  if (typeof last !== 'object' || last === null || !('sorts' in last)) return null;
  return hasAll(last.sorts, sort === '' ? [] : [sort]) && hasAll('filters' in last ? last.filters : null, extras);
}

/**
 * Whether the server takes the order and all filters that are wanted for a list, as the latest answer of that list says
 * (`X-Sorts`, `X-Filters`): null as long as there is no answer [PLIST-18].
 */
export function selectServerTakes(state: Pick<RootState, 'api'>, kind: ListKind, wanted: Wanted): boolean | null {
  if (wanted.sort === '' && wanted.extras.length === 0) return true;
  let latest = -1;
  let takes: boolean | null = null;
  for (const entry of Object.values(state.api.queries)) {
    if (entry?.endpointName !== LIST_CALL[kind] || (entry.fulfilledTimeStamp ?? -1) < latest) continue;
    const named = names(entry.data, wanted);
    if (named === null) continue;
    latest = entry.fulfilledTimeStamp ?? latest;
    takes = named;
  }
  return takes;
}
