import { isFields } from './guards';
import { hashState } from './hash';

/** Hashes of a state's parts, by path (`session.user`, `api.queries`): they tell where two states part ways. */
export type PathHashes = ReadonlyMap<string, string>;

/** Slices with more keys than this are one part. */
const MOST_KEYS = 12;
const LENGTH = 6;

export function pathHashes(state: unknown): PathHashes {
  const hashes = new Map<string, string>();
  const put = (path: string, value: unknown) => hashes.set(path, hashState(value).slice(-LENGTH));
  if (!isFields(state)) return hashes;
  for (const slice of Object.keys(state)) {
    const part = state[slice];
    const keys = isFields(part) ? Object.keys(part) : [];
    if (!isFields(part) || keys.length === 0 || keys.length > MOST_KEYS) put(slice, part);
    else for (const key of keys) put(`${slice}.${key}`, part[key]);
  }
  return hashes;
}

/** What changed between two points; a part that is gone has no hash. */
export function changedPaths(before: PathHashes, after: PathHashes): Readonly<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const [path, hash] of after) if (before.get(path) !== hash) changed[path] = hash;
  for (const path of before.keys()) if (!after.has(path)) changed[path] = '';
  return changed;
}

/** The hashes after a recorded change. */
export function withChanges(before: PathHashes, changed: Readonly<Record<string, string>>): PathHashes {
  const after = new Map(before);
  for (const [path, hash] of Object.entries(changed)) {
    if (hash === '') after.delete(path);
    else after.set(path, hash);
  }
  return after;
}
