import { withoutUid } from './apiUid';
import { encode } from './codec';
import type { BodyRecord, Encoded, Limits } from './format';
import { hashState } from './hash';
import type { Redactor } from './redact/redactor';
import { bytesOf, type Segments } from './segments';
import { changedPaths, pathHashes, type PathHashes } from './statePaths';
import type { Entry } from './tap';
import { lineOf } from './writeLog';

/** What persistence writes into the state for itself. */
export function withoutPersistence(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('_persist' in state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== '_persist'));
}

export interface Clerk {
  /** Writes down what was noticed, in order. */
  readonly write: (entries: readonly Entry[]) => void;
  /** How many actions came so far. */
  readonly actions: () => number;
  /** Hash of the last state. */
  readonly hash: () => string;
  /** Called when what was written until now no longer counts: storage was read after the first actions. */
  readonly whenReset: (call: () => void) => void;
}

const sameParts = (a: unknown, b: unknown): boolean => {
  const [left, right] = [Object.entries(a as object), b as Readonly<Record<string, unknown>>];
  return left.length === Object.keys(right).length && left.every(([key, part]) => right[key] === part);
};

/** Turns entries into the lines of a log: redacted, encoded, with hashes and keyframes. `start`: ms since 1970. */
export function clerk(start: number, redactor: Redactor, book: Segments, limits: Limits): Clerk {
  let index = 0;
  let state: unknown = null;
  let paths: PathHashes = new Map();
  let reset = (): void => undefined;

  const clean = (of: unknown): unknown => redactor.value(withoutPersistence(of));
  const time = (at: number): number => Math.max(0, Math.round(at - start));
  const stateFields = (of: unknown): { s: Encoded; h: string } => {
    const redacted = clean(of);
    paths = pathHashes(redacted);
    return { s: encode(redacted), h: hashState(redacted) };
  };
  const put = (record: BodyRecord, isAction = false): void => book.add(lineOf(record), record.t, isAction);
  const begin = (at: number): void =>
    book.begin(
      lineOf({ r: book.all().length === 0 ? 'init' : 'key', i: index, t: time(at), ...stateFields(state) }),
      index,
      time(at),
    );

  const gap = (at: number, why: 'bypass' | 'large' | 'storage' | 'unreadable', type?: string): void => {
    const isAction = why === 'large' || why === 'unreadable';
    const named = type === undefined ? {} : { type };
    put({ r: 'gap', i: index, t: time(at), why, ...named, ...stateFields(state) }, isAction);
    if (isAction) index += 1;
  };

  const persisted = (entry: Extract<Entry, { kind: 'action' }>): void => {
    const changed = !sameParts(withoutPersistence(state), withoutPersistence(entry.state));
    state = entry.state;
    if (!changed) return;
    // What storage held belongs to the state that everything begins with, when it comes that early.
    if (index < limits.hashEvery && book.dropped() === 0) {
      index = 0;
      book.reset();
      reset();
      begin(entry.at);
    } else gap(entry.at, 'storage', entry.action.type);
  };

  const acted = (entry: Extract<Entry, { kind: 'action' }>): void => {
    if (entry.action.type.startsWith('persist/')) {
      persisted(entry);
      return;
    }
    state = entry.state;
    let encoded: Encoded;
    try {
      encoded = encode(redactor.action(withoutUid(entry.action)));
    } catch {
      // It holds itself: no reducer can have kept it whole.
      gap(entry.at, 'unreadable', entry.action.type);
      return;
    }
    const plain = { r: 'a', i: index, t: time(entry.at), a: encoded } as const;
    const line = lineOf(plain);
    if (bytesOf(line) > limits.actionBytes) {
      gap(entry.at, 'large', entry.action.type);
      return;
    }
    if ((index + 1) % limits.hashEvery === 0) {
      const redacted = clean(state);
      const now = pathHashes(redacted);
      put({ ...plain, h: hashState(redacted), p: changedPaths(paths, now) }, true);
      paths = now;
    } else book.add(line, plain.t, true);
    index += 1;
  };

  const failed = (at: { readonly i: number; readonly t: number }, error: unknown): void => {
    try {
      const line = lineOf({ r: 'err', ...at, e: encode(redactor.value(error)) });
      if (bytesOf(line) <= limits.actionBytes) {
        book.add(line, at.t, false);
        return;
      }
    } catch {
      // Anything can be thrown, also what holds itself.
    }
    put({ r: 'err', ...at, e: 'An error that could not be written down.' });
  };

  const one = (entry: Entry): void => {
    // Whatever comes: errors alone, without any action between them, fill segments too.
    if (book.isFull(time(entry.at))) begin(entry.at);
    const at = { i: index, t: time(entry.at) };
    switch (entry.kind) {
      case 'init':
        state = entry.state;
        begin(entry.at);
        return;
      case 'bypass':
        state = entry.state;
        gap(entry.at, 'bypass');
        return;
      case 'action':
        acted(entry);
        return;
      case 'nav':
        put({ r: 'nav', ...at, to: redactor.text(entry.to) });
        return;
      case 'err':
        failed(at, entry.error);
        return;
      case 'mark':
        put({ r: 'mark', ...at, text: redactor.text(entry.text) });
        return;
      case 'vp':
        put({ r: 'vp', ...at, ...entry.size });
    }
  };

  return {
    write: (entries) => entries.forEach(one),
    actions: () => index,
    hash: () => hashState(clean(state)),
    whenReset: (call) => {
      reset = call;
    },
  };
}
