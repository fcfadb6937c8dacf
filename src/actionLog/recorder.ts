import { encode, type Numbered } from './codec';
import {
  FORMAT_NAME,
  FORMAT_VERSION,
  LIMITS,
  type Begins,
  type EventRecord,
  type Limits,
  type NavigationRecord,
  type Origin,
} from './format';
import { attempt, withoutPersistence } from './guards';
import { changes, hashOf } from './hash';
import { readLog, refuseLeaks } from './readLog';
import { redactor, type Redactor } from './redact/redactor';
import type { ActionEntry, Entry, Tap } from './tap';
import { fileOf, lineOf, storedText, type Piece } from './writeLog';

export interface RecorderOptions {
  readonly origin: Origin;
  /** Runs some work when the machine has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
  /** Where a log outlives its page; IndexedDB in the browser. Each call may reject: recording goes on without it. */
  readonly store: {
    readonly append: (piece: Piece) => Promise<void>;
    readonly clear: (parts: readonly string[]) => Promise<void>;
  };
  readonly limits?: Partial<Limits>;
  /** Takes the secrets out; what it has walked already costs nothing again. */
  readonly rules?: Redactor;
}

export type Recorder = ReturnType<typeof recorder>;

/** A part that is being written. */
interface Written {
  readonly name: string;
  /** Counts the parts that were ended for their length. */
  readonly block: number;
  /** ms since 1970. */
  readonly at: number;
  /** The large objects in it. */
  readonly written: Numbered;
  actions: number;
  text: string;
  /** How many letters of the text are head and first state. */
  readonly first: number;
  /** How many letters of the text the log store has. */
  saved: number;
}

/** Records what a tap notices of its store (STORE-8), from its first entry on; `now`: where it has none. */
export function recorder(options: RecorderOptions, source: Tap, now: number) {
  const { origin, store, whenIdle, rules = redactor() } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };

  let parts: readonly Written[] = [];
  let count = 0;
  let part: Written;
  /** The last state as it is written: without secrets. */
  let shown: unknown;
  /** Where the router is. */
  let place: NavigationRecord | null = null;
  let { viewport } = origin;
  const { t: start = now } = source.seen[0] ?? {};
  // What storage held belongs to the first state: the actions before it are left out, what else happened stays.
  const storage = source.seen.findLastIndex((entry) => entry.r === 'a' && entry.action.type === 'persist/REHYDRATE');
  source.seen = source.seen.filter((entry, at) => at > storage || entry.r !== 'a');
  let state: unknown = source.seen.find((entry) => entry.r === 'a')?.before ?? source.store?.getState();

  const forget = (gone: readonly Written[]): void => {
    if (gone.length > 0) void store.clear(gone.map(({ name }) => name)).catch(() => undefined);
  };
  const time = (at: number): number => Math.max(0, Math.round(at - part.at));
  const clean = (of: unknown): unknown => rules.value(withoutPersistence(of));
  /** The line of a record; null when it is too large, or holds itself. */
  const writtenOf = (make: () => object): string | null => {
    const line = attempt(() => lineOf(make()));
    return line === null || line.length > limits.actionBytes ? null : line;
  };

  /** Begins a part with the state as it is; the oldest go when there is too much. */
  const begin = (at: number, begins: Begins): void => {
    const name = count === 0 ? origin.part : `${origin.part}.${String(count).padStart(4, '0')}`;
    const block = (parts.at(-1)?.block ?? 0) + (begins === 'long' ? 1 : 0);
    count += 1;
    shown = clean(state);
    const written = new Map<string, number>();
    const head = { r: 'head', format: FORMAT_NAME, version: FORMAT_VERSION, at, begins };
    const init = encode({ r: 'init', s: shown, h: changes({}, shown) }, written) as object;
    const text = lineOf({ ...head, ...origin, viewport, part: name }) + lineOf(init);
    part = { name, block, at, written, actions: 0, text, first: text.length, saved: 0 };
    if (place !== null) happened({ ...place, t: at, kind: 'load' });
    let size = 0;
    const kept = [part, ...[...parts].reverse()].filter((one) => {
      size += one.text.length;
      return one === part || (size <= limits.bytes && one.block >= block - 1);
    });
    forget(parts.filter((one) => !kept.includes(one)));
    parts = kept.reverse();
  };

  const happened = (entry: EventRecord): void => {
    if (entry.r === 'nav') {
      // The router notes its own things in the same place.
      const isNews = entry.kind !== 'replace' || hashOf([place?.at, place?.state]) !== hashOf([entry.at, entry.state]);
      place = entry;
      if (!isNews) return;
    }
    if (entry.r === 'vp') viewport = { width: entry.width, height: entry.height };
    const t = time(entry.t);
    // Anything can be thrown, also what holds itself.
    const unwritten = { r: 'err', t, e: 'An error that could not be written down.' };
    part.text += writtenOf(() => encode(rules.value({ ...entry, t })) as object) ?? lineOf(unwritten);
  };

  const acted = (entry: ActionEntry): void => {
    // A reducer that threw changed nothing; the error comes by itself.
    if (entry.threw && entry.after === entry.before) return;
    if (entry.before !== state) {
      state = entry.before;
      // Persistence writes into the state for itself.
      if (Object.keys(changes(shown, clean(state))).length > 0) begin(entry.t, 'bypass');
    }
    if (entry.action.type.startsWith('persist/')) return;
    state = entry.after;
    const before = shown;
    shown = clean(state);
    const line = writtenOf(() => {
      const record = { r: 'a', t: time(entry.t), a: rules.value(entry.action), h: changes(before, shown) };
      return encode(record, part.written) as object;
    });
    if (line === null) begin(entry.t, 'unkept');
    else {
      part.text += line;
      part.actions += 1;
    }
  };

  const write = (entry: Entry): void => {
    const size = part.text.length - part.first;
    const isLong = part.actions >= limits.actions || size >= limits.partBytes;
    if (isLong || (size > 0 && time(entry.t) >= limits.partMs)) begin(entry.t, 'long');
    if (entry.r === 'a') acted(entry);
    else happened(entry);
  };
  const writeSome = (most = source.seen.length): void => source.seen.splice(0, most).forEach(write);

  let keeps = true;
  /** What fails costs only that the log does not outlive the page: one with a hole could not be read. */
  const save = async (): Promise<void> => {
    if (!keeps) return;
    const due = parts.filter(({ saved, text }) => saved < text.length);
    // All begun at once: a page that goes has no time for one after the other.
    const writing = due.map(({ name, text, saved }) => store.append({ part: name, text: text.slice(saved) }));
    for (const one of due) one.saved = one.text.length;
    await Promise.all(writing).catch(() => {
      keeps = false;
      forget(parts);
    });
  };
  const work = (): void => {
    writeSome(limits.chunk);
    if (source.seen.length > 0) whenIdle(work);
    else void save();
  };

  begin(start, 'load');
  source.waits = (waiting) => {
    if (waiting === 1) whenIdle(work);
  };
  if (source.seen.length > 0) whenIdle(work);

  return {
    /** Writes down all that waits and gives it to the log store: before the page goes, and when it hides. */
    flush: () => {
      writeSome();
      return save();
    },
    /** The file: earlier page loads out of the log store first, then this one. Throws `Refusal`. */
    exportText: (earlier: readonly Piece[] = []) => {
      writeSome();
      const others = earlier.filter((piece) => piece.part.split('.')[0] !== origin.part);
      const text = fileOf(storedText(others) + parts.map((one) => one.text).join(''));
      refuseLeaks(readLog(text), rules);
      return text;
    },
  };
}
