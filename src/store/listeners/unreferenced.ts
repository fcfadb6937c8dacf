import type { RecordKind } from '@/api/types';
import type { RootState } from '../rootReducer';

const KINDS: readonly RecordKind[] = ['properties', 'projects', 'agents', 'builders'];
const isKind = (word: unknown): word is RecordKind => KINDS.some((kind) => kind === word);
type Marks = Readonly<Record<RecordKind, Set<string>>>;

/** Marks every id below `value`: cached results are built of `{kind, ids}` leaves, a few levels deep. */
function markLeaves(value: unknown, marks: Marks): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) markLeaves(inner, marks);
    return;
  }
  if ('kind' in value && 'ids' in value && isKind(value.kind) && Array.isArray(value.ids)) {
    for (const id of value.ids) if (typeof id === 'string') marks[value.kind].add(id);
    return;
  }
  for (const inner of Object.values(value)) markLeaves(inner, marks);
}

/** Every id that cached results, the chosen listing and this device name, and what those records name in turn. */
function referenced(state: RootState): Marks {
  const marks: Marks = { properties: new Set(), projects: new Set(), agents: new Set(), builders: new Set() };
  for (const entry of Object.values(state.api.queries)) markLeaves(entry?.data, marks);
  const chosen = state.chosenListing.chosen;
  if (chosen) {
    marks.properties.add(chosen._id);
    marks.projects.add(chosen._id);
  }
  const { recent, contacted, compare } = state.device;
  for (const { kind, id } of [...recent, ...contacted]) marks[kind === 'property' ? 'properties' : 'projects'].add(id);
  for (const id of compare) marks.properties.add(id);
  for (const id of marks.builders) {
    for (const project of state.builders.entities[id]?.projectIds ?? []) marks.projects.add(project);
  }
  for (const id of marks.agents) {
    for (const property of state.agents.entities[id]?.propertyIds ?? []) marks.properties.add(property);
  }
  for (const id of marks.properties) {
    const owner = state.properties.entities[id]?.userId;
    if (owner) marks.agents.add(owner);
  }
  for (const id of marks.projects) {
    const owner = state.projects.entities[id]?.userId;
    if (owner) marks.agents.add(owner);
  }
  return marks;
}

/** At most 1,000 ids of each kind that nothing refers to; null when there are none. */
export function unreferenced(state: RootState): Partial<Record<RecordKind, readonly string[]>> | null {
  const marks = referenced(state);
  const loose: Partial<Record<RecordKind, readonly string[]>> = {};
  for (const kind of KINDS) {
    const ids = state[kind].ids.filter((id) => !marks[kind].has(id)).slice(0, 1000);
    if (ids.length > 0) loose[kind] = ids;
  }
  return Object.keys(loose).length > 0 ? loose : null;
}
