import { hashState } from './hash';

/** What a build's state and actions are made of: two builds whose manifests are the same replay each other's logs. */
export interface Manifest {
  readonly hash: string;
  readonly slices: readonly string[];
  readonly actionTypes: readonly string[];
  readonly endpoints: readonly string[];
}

const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].sort();

/** The manifest of a build; the order of the words does not matter. */
export function manifestOf(parts: {
  readonly slices: Iterable<string>;
  readonly actionTypes: Iterable<string>;
  readonly endpoints: Iterable<string>;
}): Manifest {
  const content = {
    slices: sorted(parts.slices),
    actionTypes: sorted(parts.actionTypes),
    endpoints: sorted(parts.endpoints),
  };
  return { hash: hashState(content), ...content };
}

/** The types of the action creators that a module exports. */
export const actionTypesIn = (module: object): readonly string[] =>
  Object.values(module).flatMap((one: unknown) =>
    typeof one === 'function' && 'match' in one && 'type' in one && typeof one.type === 'string' ? [one.type] : [],
  );

/** `fine`: the same. `risky`: different, yet nothing that the log uses is gone. `impossible`: something it uses is gone. */
export interface Comparison {
  readonly verdict: 'fine' | 'risky' | 'impossible';
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Of the removed, what the log uses. */
  readonly missing: readonly string[];
}

/** What a log uses of its build. */
export interface Uses {
  readonly actionTypes: ReadonlySet<string>;
  readonly endpoints: ReadonlySet<string>;
}

const KINDS = { slices: 'slice', actionTypes: 'action', endpoints: 'endpoint' } as const;

/** Compares the build that a log was recorded in with the one that is to replay it. */
export function compareManifests(recorded: Manifest, here: Manifest, uses: Uses): Comparison {
  const added: string[] = [];
  const removed: string[] = [];
  const missing: string[] = [];
  for (const kind of ['slices', 'actionTypes', 'endpoints'] as const) {
    const [then, now] = [new Set(recorded[kind]), new Set(here[kind])];
    for (const word of now) if (!then.has(word)) added.push(`${KINDS[kind]} ${word}`);
    for (const word of then) {
      if (now.has(word)) continue;
      removed.push(`${KINDS[kind]} ${word}`);
      if (kind === 'slices' || uses[kind].has(word)) missing.push(`${KINDS[kind]} ${word}`);
    }
  }
  const verdict = missing.length > 0 ? 'impossible' : added.length + removed.length > 0 ? 'risky' : 'fine';
  return { verdict, added, removed, missing };
}
