import type { ListKind } from '@/domain/filters';
import type { RootState } from '../rootReducer';

const CALLS = { property: 'getProperties', project: 'getProjects' } as const;

/** Whether an answer's last page names a sort; null for what is no paged answer. */
function names(data: unknown, sort: string): boolean | null {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return null;
  const last: unknown = data.pages.at(-1);
  if (typeof last !== 'object' || last === null || !('sorts' in last)) return null;
  return Array.isArray(last.sorts) && last.sorts.some((each) => each === sort);
}

/**
 * Whether the server takes a value of `sort` for a list, as the latest answer of that list says (`X-Sorts`): null as
 * long as there is no answer [PLIST-18].
 */
export function selectServerSorts(state: Pick<RootState, 'api'>, kind: ListKind, sort: string): boolean | null {
  let latest = -1;
  let takes: boolean | null = null;
  for (const entry of Object.values(state.api.queries)) {
    if (entry?.endpointName !== CALLS[kind] || (entry.fulfilledTimeStamp ?? -1) < latest) continue;
    const named = names(entry.data, sort);
    if (named === null) continue;
    latest = entry.fulfilledTimeStamp ?? latest;
    takes = named;
  }
  return takes;
}
