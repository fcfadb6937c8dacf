import type { StoreEnhancer } from '@reduxjs/toolkit';
import { clerk } from './clerk';
import { FORMAT_NAME, FORMAT_VERSION, LIMITS, type HeadRecord, type Limits, type Origin } from './format';
import { LeakError, leaksIn } from './leaks';
import type { LogStore, Piece } from './logStore';
import { REDACTION, redactor } from './redact/redactor';
import type { SecretTable } from './secrets';
import { segments } from './segments';
import { tap, type Tap } from './tap';
import { lineOf, writePart, writeStored } from './writeLog';

/** Everything that the recorder needs from outside. */
export interface RecorderOptions {
  readonly origin: Origin;
  readonly secrets: SecretTable;
  /** 128 random bits as 32 hexadecimal digits, for this recording alone; never written anywhere. */
  readonly key: string;
  /** ms since 1970. */
  readonly now: () => number;
  /** Runs some work when the machine has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
  /** Runs some work after so many ms. */
  readonly later: (work: () => void, ms: number) => void;
  /** Where the log outlives the page; without it nothing does. */
  readonly store?: LogStore;
  readonly limits?: Partial<Limits>;
}

export interface Recorder {
  readonly enhancer: StoreEnhancer;
  /** A note of the person who records. */
  readonly note: (text: string) => void;
  /** The router went somewhere: path with its search. */
  readonly navigated: (location: string) => void;
  /** An uncaught error. */
  readonly failed: (error: unknown) => void;
  readonly viewport: (width: number, height: number) => void;
  /** Writes down all that waits and gives it to the log store: before the page goes, and when it hides. */
  readonly flush: () => Promise<void>;
  /** The file: earlier page loads out of the log store first, then this one. Throws `LeakError`. */
  readonly exportText: (earlier?: readonly Piece[]) => string;
}

/** Records what reaches the reducers of one store (STORE-8). `source`: a tap that was there before the recorder came. */
export function recorder(options: RecorderOptions, source: Tap = tap(options.now)): Recorder {
  const { origin, now, store, whenIdle, later } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const start = source.started;
  const head: HeadRecord = {
    r: 'head',
    format: FORMAT_NAME,
    version: FORMAT_VERSION,
    at: start,
    redaction: REDACTION,
    hashEvery: limits.hashEvery,
    ...origin,
  };
  const rules = redactor({ key: options.key, secrets: options.secrets });
  const book = segments(limits);
  const scribe = clerk(start, rules, book, limits);
  const { part } = origin;

  /** Lines of each segment that the log store has. */
  let stored = new Map<number, number>();
  let sinceFlush = 0;
  let waits = false;
  let keeps = true;

  /** The log store lets go what it has of this page. */
  const forget = (): void => {
    const segmentsStored = [...stored.keys()].map((segment) => ({ part, segment }));
    stored = new Map();
    if (segmentsStored.length > 0) void store?.clear(segmentsStored).catch(() => undefined);
  };
  scribe.whenReset(forget);

  /** What fails costs only that the log does not outlive the page: one with a hole could not be read. */
  const save = async (): Promise<void> => {
    sinceFlush = 0;
    if (store === undefined || !keeps) return;
    const pieces = book.all().flatMap(({ number, lines }) => {
      const had = stored.get(number) ?? 0;
      if (lines.length === had) return [];
      stored.set(number, lines.length);
      const fresh = had === 0 ? [lineOf(head), ...lines] : lines.slice(had);
      return [{ part, segment: number, text: `${fresh.join('\n')}\n` }];
    });
    // All begun at once: a page that goes has no time for one after the other, and no later call comes in between.
    await Promise.all(pieces.map((piece) => store.append(piece))).catch(() => {
      keeps = false;
      forget();
    });
  };
  const evict = (): void => {
    const gone = book.evict(Math.max(0, now() - start)).map(({ number }) => ({ part, segment: number }));
    for (const { segment } of gone) stored.delete(segment);
    if (gone.length > 0) void store?.clear(gone).catch(() => undefined);
  };
  const writeChunk = (): void => {
    const before = scribe.actions();
    scribe.write(source.take(limits.chunk));
    sinceFlush += scribe.actions() - before;
    evict();
  };
  const writeAll = (): void => {
    while (source.waiting() > 0) writeChunk();
    evict();
  };
  const work = (): void => {
    writeChunk();
    if (sinceFlush >= limits.chunk) void save();
    else if (store !== undefined && !waits) {
      waits = true;
      later(() => {
        waits = false;
        void save();
      }, limits.flushMs);
    }
    if (source.waiting() > 0) whenIdle(work);
  };
  source.whenWaiting(() => whenIdle(work));

  return {
    enhancer: source.enhancer,
    note: (text) => source.push({ kind: 'mark', at: now(), text }),
    navigated: (to) => source.push({ kind: 'nav', at: now(), to }),
    failed: (error) => source.push({ kind: 'err', at: now(), error }),
    viewport: (width, height) => source.push({ kind: 'vp', at: now(), size: { width, height } }),
    flush: () => {
      writeAll();
      return save();
    },
    exportText: (earlier = []) => {
      writeAll();
      const others = writeStored(earlier.filter((piece) => piece.part !== part));
      const lines = book.all().flatMap((segment) => segment.lines);
      const end = {
        i: scribe.actions(),
        t: Math.max(0, Math.round(now() - start)),
        h: scribe.hash(),
        dropped: book.dropped(),
      };
      const own = writePart(head, lines, end);
      // An earlier page load had another key: its pseudonyms are told by their check digits, its secrets are unknown here.
      const anyKey = redactor({ key: options.key, secrets: options.secrets, recognise: 'any' });
      const places = [
        ...leaksIn(others.split('\n'), anyKey),
        ...others.split('\n').filter((line) => rules.leaksIn(line)),
        ...leaksIn(own.split('\n'), rules),
      ];
      if (places.length > 0)
        throw new LeakError(places.map((place) => (place.startsWith('{') ? 'an earlier page' : place)));
      return others + own;
    },
  };
}
