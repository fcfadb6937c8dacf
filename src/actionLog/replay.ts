import type { UnknownAction } from '@reduxjs/toolkit';
import { withUid } from './apiUid';
import { firstDifference, type Difference } from './difference';
import type { ActionRecord, GapRecord, KeyframeRecord, Log, Part } from './format';
import { typeOf, type Fields } from './guards';
import { hashState } from './hash';
import type { Manifest, Uses } from './manifest';
import { isStep } from './readLog';
import { redactor } from './redact/redactor';
import type { SecretTable } from './secrets';
import { pathHashes, withChanges, type PathHashes } from './statePaths';

/** The build that replays. */
export interface ReplayTarget {
  /** The bare root reducer: nothing of persistence, no middleware. */
  readonly reducer: (state: unknown, action: UnknownAction) => unknown;
  /** The random name of this instance's RTK Query API. */
  readonly apiUid: string;
  readonly manifest: Manifest;
  readonly secrets: SecretTable;
}

/** Where the fold parts from the recording. */
export interface Divergence {
  /** The first action after which a hash differs; the states were the same after `lastSame`, -1 for the first state. */
  readonly index: number;
  readonly type: string;
  readonly lastSame: number;
  /** Parts of the state that differ. */
  readonly paths: readonly string[];
  /** What differs there, where the log holds the whole state. */
  readonly difference: Difference | null;
  /** Why the reducer threw; null when it did not. */
  readonly thrown: string | null;
}

export interface Outcome {
  readonly actions: number;
  readonly gaps: number;
  readonly hashesChecked: number;
  readonly state: unknown;
  readonly hash: string;
  readonly divergence: Divergence | null;
}

export interface FoldOptions {
  /** Stops after the action of this index. */
  readonly until?: number;
  /** Told of each state, with the index of its action. */
  readonly onStep?: (index: number, state: unknown) => void;
  /** The key with which the state is redacted once more: a secret that slipped through shows as a divergence. */
  readonly key?: string;
}

/** For a redaction whose pseudonyms nobody keeps. */
export const ANY_KEY = '0123456789abcdeffedcba9876543210';

/** The state as it is compared: redacted, and of the slices alone that the recording had. */
function comparer(part: Part, { secrets }: ReplayTarget, key: string): (state: unknown) => unknown {
  const slices = new Set(Object.keys(part.init.s as Fields));
  const { value } = redactor({ key, secrets, recognise: 'any' });
  return (state) => {
    if (typeof state !== 'object' || state === null) return value(state);
    const names = Object.keys(state);
    if (names.every((name) => slices.has(name))) return value(state);
    return value(
      Object.fromEntries(names.filter((name) => slices.has(name)).map((name) => [name, (state as Fields)[name]])),
    );
  };
}

const parted = (recorded: PathHashes, here: PathHashes): readonly string[] =>
  [...new Set([...recorded.keys(), ...here.keys()])].filter((path) => recorded.get(path) !== here.get(path));

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The pure fold of one page load: no middleware, no storage, no network; compares every hash that was recorded. */
export function replayPart(part: Part, target: ReplayTarget, options: FoldOptions = {}): Outcome {
  const { until = Number.POSITIVE_INFINITY, onStep } = options;
  const compared = comparer(part, target, options.key ?? ANY_KEY);
  let state: unknown = part.init.s;
  // The recording's last whole state and the hashes by path that changed since: put together when the two part.
  let recorded: { readonly whole: unknown; readonly changes: NonNullable<ActionRecord['p']>[] };
  recorded = { whole: state, changes: [] };
  const recordedPaths = () => recorded.changes.reduce(withChanges, pathHashes(recorded.whole));
  let [actions, gaps, hashesChecked] = [0, 0, 0];
  let lastSame = part.init.i - 1;
  let last = { index: part.init.i - 1, type: '(the first state)' };
  let divergence: Divergence | null = null;

  const check = (hash: string, at: typeof last, paths: (() => PathHashes) | null, whole?: unknown): void => {
    if (divergence !== null) return;
    hashesChecked += 1;
    const here = compared(state);
    if (hashState(here) === hash) {
      lastSame = at.index;
      return;
    }
    const difference = whole === undefined ? null : firstDifference(whole, here);
    const known = paths === null ? [] : parted(paths(), pathHashes(here));
    divergence = { ...at, lastSame, paths: difference ? [difference.path, ...known] : known, difference, thrown: null };
  };
  const act = (record: ActionRecord): void => {
    last = { index: record.i, type: typeOf(record.a) };
    try {
      state = target.reducer(state, withUid(record.a, target.apiUid) as UnknownAction);
    } catch (error) {
      divergence ??= { ...last, lastSame, paths: [], difference: null, thrown: message(error) };
    }
    actions += 1;
    if (record.p) recorded.changes.push(record.p);
    if (record.h !== undefined) check(record.h, last, recordedPaths);
  };
  const rest = (record: GapRecord | KeyframeRecord): void => {
    if (record.r === 'key') check(record.h, last, null, record.s);
    else {
      if (isStep(record)) actions += 1;
      gaps += 1;
      state = record.s;
      last = { index: isStep(record) ? record.i : record.i - 1, type: record.type ?? record.why };
    }
    recorded = { whole: record.s, changes: [] };
  };

  check(part.init.h, last, null);
  let whole = true;
  for (const record of part.body) {
    if (record.i > until) {
      whole = false;
      break;
    }
    if (record.r === 'a') act(record);
    else if (record.r === 'gap' || record.r === 'key') rest(record);
    if (onStep && isStep(record)) onStep(record.i, state);
  }
  if (whole && part.end.h !== null) check(part.end.h, last, null);
  return { actions, gaps, hashesChecked, state, hash: hashState(compared(state)), divergence };
}

/** Replays every page load of a log. */
export const replay = (log: Log, target: ReplayTarget, options: Pick<FoldOptions, 'key'> = {}): readonly Outcome[] =>
  log.parts.map((part) => replayPart(part, target, options));

/** The state after the action of an index; -1 for the state before all actions. */
export const stateAt = (part: Part, target: ReplayTarget, index: number): unknown =>
  replayPart(part, target, { until: index }).state;

/** The actions of a page load, with their indices. */
export const actionsOf = (part: Part): readonly ActionRecord[] =>
  part.body.filter((record): record is ActionRecord => record.r === 'a');

/** What a log uses of the build that it was recorded in. */
export function usesOf(part: Part): Uses {
  const uses = { actionTypes: new Set<string>(), endpoints: new Set<string>() };
  for (const { a } of actionsOf(part)) {
    uses.actionTypes.add(typeOf(a));
    const { arg } = ((a as Fields)['meta'] ?? {}) as { readonly arg?: { readonly endpointName?: unknown } };
    if (typeof arg?.endpointName === 'string') uses.endpoints.add(arg.endpointName);
  }
  return uses;
}
