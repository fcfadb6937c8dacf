import type { ListKind } from '@/domain/filters';
import type { RootState } from '../rootReducer';

const CALLS = { property: 'getProperties', project: 'getProjects' } as const;

/** The sorts that an answer's last page names; [] when it names none, undefined for what is no paged answer. */
function sortsOf(data: unknown): readonly unknown[] | undefined {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return undefined;
  const last: unknown = data.pages.at(-1);
  if (typeof last !== 'object' || last === null || !('sorts' in last)) return undefined;
  return Array.isArray(last.sorts) ? last.sorts : [];
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
    const sorts = sortsOf(entry.data);
    if (sorts === undefined) continue;
    latest = entry.fulfilledTimeStamp ?? latest;
    takes = sorts.includes(sort);
  }
  return takes;
}
