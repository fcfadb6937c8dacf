import { encode } from './codec';
import {
  FORMAT_NAME,
  FORMAT_VERSION,
  LIMITS,
  type Begins,
  type BodyRecord,
  type Limits,
  type NavigationRecord,
  type Origin,
} from './format';
import { isObject, withoutPersistence, type Fields } from './guards';
import { changes, slices } from './hash';
import { refuseLeaks } from './leaks';
import { readLog } from './readLog';
import { redactor } from './redact/redactor';
import type { SecretTable } from './secrets';
import type { ActionEntry, Entry, Tap } from './tap';
import { lineOf, storedParts, writeFile, type Piece } from './writeLog';

/** Where a log outlives its page; IndexedDB in the browser. Each call may reject: recording goes on without it. */
export interface LogStore {
  readonly append: (piece: Piece) => Promise<void>;
  /** All pieces, the oldest first. */
  readonly read: () => Promise<readonly Piece[]>;
  /** Forgets the given parts. */
  readonly clear: (parts: readonly string[]) => Promise<void>;
}

/** Everything that the recorder needs from outside. */
export interface RecorderOptions {
  readonly origin: Origin;
  readonly secrets: SecretTable;
  /** Runs some work when the machine has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
  /** Runs some work after so many ms. */
  readonly later: (work: () => void, ms: number) => void;
  readonly store: LogStore;
  readonly limits?: Partial<Limits>;
}

export type Recorder = ReturnType<typeof recorder>;

/** A part that is being written. */
interface Written {
  readonly name: string;
  /** Counts the parts that were ended for their length. */
  readonly block: number;
  /** ms since 1970. */
  readonly at: number;
  /** Head, first state, then what happened. */
  readonly lines: string[];
  /** Hashes of the large objects in them. */
  readonly written: Set<string>;
  actions: number;
  /** Letters of the lines behind the first state. */
  size: number;
  /** Lines that the log store has. */
  stored: number;
}

const sizeOf = ({ lines }: Written): number => lines.reduce((sum, { length }) => sum + length, 0);

/** The error that the window was told of. */
export function errorIn(event: Event): unknown {
  type Told = Event & { readonly reason?: unknown; readonly error?: unknown; readonly message?: string };
  const { reason, error = reason, message = 'an error without a message' }: Told = event;
  return error ?? ('reason' in event ? reason : new Error(message));
}

const isAction = (entry: Entry): entry is ActionEntry => 'action' in entry;

/** Records what a tap notices of its store (STORE-8), from its first entry on; `now`: where it has none. */
export function recorder(options: RecorderOptions, source: Tap, now: number) {
  const { origin, store, whenIdle, later } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const rules = redactor(options.secrets);

  let parts: Written[] = [];
  let count = 0;
  let part: Written;
  /** The last state as it is written: without secrets. */
  let shown: unknown;
  /** Where the router is. */
  let place: NavigationRecord | null = null;
  let { viewport } = origin;
  const { at = now } = source.seen[0] ?? {};
  // What storage held belongs to the first state: the actions before it are left out, what else happened stays.
  const storage = source.seen.findLastIndex((entry) => isAction(entry) && entry.action.type === 'persist/REHYDRATE');
  source.seen = source.seen.filter((entry, place) => place > storage || !isAction(entry));
  let state: unknown = source.seen.find(isAction)?.before ?? source.store?.getState();

  const forget = (names: readonly string[]): void => {
    if (names.length > 0) void store.clear(names).catch(() => undefined);
  };
  const put = (line: string): void => {
    part.lines.push(line);
    part.size += line.length;
  };
  const time = (now: number): number => Math.max(0, Math.round(now - part.at));
  const add = (record: BodyRecord): void => put(lineOf(record));
  const clean = (of: unknown): unknown => rules.value(withoutPersistence(of));

  /** Begins a part with the state as it is; the oldest go when there is too much. */
  const begin = (now: number, begins: Begins): void => {
    const name = count === 0 ? origin.part : `${origin.part}.${String(count).padStart(4, '0')}`;
    const block = (parts.at(-1)?.block ?? 0) + (begins === 'long' ? 1 : 0);
    count += 1;
    part = { name, block, at: now, lines: [], written: new Set(), actions: 0, size: 0, stored: 0 };
    parts.push(part);
    const head = { r: 'head', format: FORMAT_NAME, version: FORMAT_VERSION, at: now, begins } as const;
    shown = clean(state);
    const s = encode(shown, part.written);
    part.lines.push(lineOf({ ...head, ...origin, viewport, part: name }));
    part.lines.push(lineOf({ r: 'init', t: 0, s, h: slices(shown) }));
    if (place !== null) add({ ...place, t: 0, kind: 'load' });
    const isTooMuch = (): boolean => parts.reduce((sum, one) => sum + sizeOf(one), 0) > limits.bytes;
    const gone: string[] = [];
    for (let oldest = parts[0]; oldest && oldest !== part; oldest = parts[0]) {
      if (oldest.block >= block - 1 && !isTooMuch()) break;
      gone.push(oldest.name);
      parts = parts.slice(1);
    }
    forget(gone);
  };
  const isFull = (now: number): boolean =>
    part.actions >= limits.actions || part.size >= limits.partBytes || (part.size > 0 && time(now) >= limits.partMs);

  const acted = (entry: ActionEntry): void => {
    // A reducer that threw changed nothing; the error comes by itself.
    if (entry.threw && entry.after === entry.before) return;
    if (entry.before !== state) {
      state = entry.before;
      // Persistence writes into the state for itself.
      if (Object.keys(changes(shown, clean(state))).length > 0) begin(entry.at, 'bypass');
    }
    if (entry.action.type.startsWith('persist/')) return;
    state = entry.after;
    let line: string;
    try {
      const a = encode(rules.value(entry.action), part.written);
      const before = shown;
      shown = clean(state);
      line = lineOf({ r: 'a', t: time(entry.at), a, h: changes(before, shown) });
    } catch {
      // It holds itself: no reducer can have kept it whole.
      begin(entry.at, 'unkept');
      return;
    }
    if (line.length > limits.actionBytes) begin(entry.at, 'unkept');
    else {
      put(line);
      part.actions += 1;
    }
  };

  const moved = (entry: Extract<Entry, { nav: unknown }>): void => {
    const held = isObject(entry.state) ? (entry.state as Fields)['usr'] : undefined;
    const inner = held === undefined || held === null ? {} : { state: encode(rules.value(held)) };
    const next: NavigationRecord = { r: 'nav', t: time(entry.at), at: rules.text(entry.to), kind: entry.nav, ...inner };
    // The router notes its own things in the same place.
    const isNews = JSON.stringify({ ...place, t: 0, kind: '' }) !== JSON.stringify({ ...next, t: 0, kind: '' });
    place = next;
    if (isNews || entry.nav !== 'replace') add(next);
  };

  const failed = (t: number, error: unknown, components?: string | null): void => {
    const stack = components ? { components: rules.text(components) } : {};
    let line = '';
    try {
      line = lineOf({ r: 'err', t, e: encode(rules.value(error)), ...stack });
    } catch {
      // Anything can be thrown, also what holds itself.
    }
    if (line !== '' && line.length <= limits.actionBytes) put(line);
    else add({ r: 'err', t, e: 'An error that could not be written down.' });
  };

  const write = (entry: Entry): void => {
    if (isFull(entry.at)) begin(entry.at, 'long');
    const t = time(entry.at);
    if ('action' in entry) acted(entry);
    else if ('nav' in entry) moved(entry);
    else if ('event' in entry) failed(t, errorIn(entry.event));
    else if ('error' in entry) failed(t, entry.error, entry.components);
    else if ('mark' in entry) add({ r: 'mark', t, text: rules.text(entry.mark) });
    else {
      viewport = { width: entry.width, height: entry.height };
      add({ r: 'vp', t, ...viewport });
    }
  };
  const writeSome = (most: number): void => source.seen.splice(0, most).forEach(write);

  let keeps = true;
  let isDue = false;
  let isFirst = true;
  /** What fails costs only that the log does not outlive the page: one with a hole could not be read. */
  const save = async (): Promise<void> => {
    if (!keeps) return;
    const pieces = parts
      .filter(({ lines, stored }) => stored < lines.length)
      .map((one) => {
        const text = `${one.lines.slice(one.stored).join('\n')}\n`;
        one.stored = one.lines.length;
        return { part: one.name, text };
      });
    // All begun at once: a page that goes has no time for one after the other.
    await Promise.all(pieces.map((piece) => store.append(piece))).catch(() => {
      keeps = false;
      forget(parts.map(({ name }) => name));
    });
  };
  const work = (): void => {
    writeSome(limits.chunk);
    if (!isDue) {
      isDue = true;
      later(() => {
        isDue = false;
        void save();
      }, limits.flushMs);
    }
    if (source.seen.length > 0) whenIdle(work);
    else if (isFirst) {
      // How the page was opened is kept at once: the page may go soon.
      isFirst = false;
      void save();
    }
  };

  begin(at, 'load');
  source.waits = (many) => {
    if (!many) whenIdle(work);
  };
  if (source.seen.length > 0) whenIdle(work);

  return {
    /** Writes down all that waits and gives it to the log store: before the page goes, and when it hides. */
    flush: () => {
      writeSome(source.seen.length);
      return save();
    },
    /** The file: earlier page loads out of the log store first, then this one. Throws `Refusal`. */
    exportText: (earlier: readonly Piece[] = []) => {
      writeSome(source.seen.length);
      const others = storedParts(earlier.filter((piece) => piece.part.split('.')[0] !== origin.part));
      const own = parts.map(({ name, lines }) => [name, lines] as const);
      const text = writeFile([...others, ...own]);
      refuseLeaks(readLog(text), rules);
      return text;
    },
  };
}
