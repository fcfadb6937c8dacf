import type { Manifest } from './manifest';

/** The version of the file format; a file of a later version is refused. */
export const FORMAT_VERSION = 1;
/** The first word of every file, by which a foreign one is told. */
export const FORMAT_NAME = 'gruham-action-log';

/** What a recording keeps at most; whole segments go, the oldest first. */
export const LIMITS = {
  actions: 5_000,
  bytes: 4 * 1024 * 1024,
  ageMs: 30 * 60_000,
  /** Actions of a segment; each begins with the whole state. */
  segment: 500,
  /** A segment ends early at so many bytes or ms, so that the bounds above hold with few, large or rare actions too. */
  segmentBytes: 1024 * 1024,
  segmentMs: 5 * 60_000,
  /** A state hash each so many actions. */
  hashEvery: 50,
  /** Actions encoded in one idle moment. */
  chunk: 50,
  /** An action that takes more bytes is written as a gap with the state after it. */
  actionBytes: 256 * 1024,
  /** What was recorded reaches the log store at the latest after so many ms. */
  flushMs: 1_000,
} as const;
export type Limits = { readonly [K in keyof typeof LIMITS]: number };

/** An encoded value: JSON, with tags for what JSON lacks (`codec.ts`). */
export type Encoded = unknown;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** What stands in the head about where a recording was made. */
export interface Origin {
  readonly app: string;
  /** The build's version. */
  readonly build: string;
  readonly manifest: Manifest;
  /** Names the visit; the same over page loads. */
  readonly session: string;
  /** Names this page load, and the one before in the same visit; null for the first. */
  readonly part: string;
  readonly before: string | null;
  readonly viewport: Viewport | null;
  readonly language: string | null;
}

/** Times are ms since `at` of the head; `i` counts the actions of a page load from 0. */
export interface HeadRecord extends Origin {
  readonly r: 'head';
  readonly format: typeof FORMAT_NAME;
  readonly version: number;
  /** When the recording began, ms since 1970. */
  readonly at: number;
  /** Names the rules by which secrets were taken out. */
  readonly redaction: string;
  readonly hashEvery: number;
}
/** The state that the fold begins with; `i` is the index of the first action after it. */
export interface InitRecord {
  readonly r: 'init';
  readonly i: number;
  readonly t: number;
  readonly s: Encoded;
  readonly h: string;
}
/** A segment's first record: the whole state before action `i`. */
export interface KeyframeRecord {
  readonly r: 'key';
  readonly i: number;
  readonly t: number;
  readonly s: Encoded;
  readonly h: string;
}
/** What reached the reducers; `h` is the hash of the state after it. */
export interface ActionRecord {
  readonly r: 'a';
  readonly i: number;
  readonly t: number;
  readonly a: Encoded;
  readonly h?: string;
  /** Hashes of the state's parts that changed since the last hash, by path; '' for a part that is gone. */
  readonly p?: Readonly<Record<string, string>>;
}
/** The state changed and no action says how: by DevTools, by a replaced reducer, by an action too large to keep. */
export interface GapRecord {
  readonly r: 'gap';
  readonly i: number;
  readonly t: number;
  readonly why: 'bypass' | 'large' | 'storage' | 'unreadable';
  /** The type of the action that is not there. */
  readonly type?: string;
  readonly s: Encoded;
  readonly h: string;
}
/** Where the router went. */
export interface NavigationRecord {
  readonly r: 'nav';
  readonly i: number;
  readonly t: number;
  readonly to: string;
}
/** An uncaught error. */
export interface ErrorRecord {
  readonly r: 'err';
  readonly i: number;
  readonly t: number;
  readonly e: Encoded;
}
/** A note of the person who recorded. */
export interface MarkRecord {
  readonly r: 'mark';
  readonly i: number;
  readonly t: number;
  readonly text: string;
}
export interface ViewportRecord extends Viewport {
  readonly r: 'vp';
  readonly i: number;
  readonly t: number;
}
/** The last record of a page load. */
export interface EndRecord {
  readonly r: 'end';
  /** How many actions there were, the dropped ones too. */
  readonly i: number;
  readonly t: number;
  /** Hash of the last state; null when the page ended before it could be written. */
  readonly h: string | null;
  /** Actions that the bounds left no room for. */
  readonly dropped: number;
  /** Of the lines before it back to the head: a changed or lost one is found. */
  readonly sum: string;
}
/** What happened between the actions, in their order. */
export type EventRecord = NavigationRecord | ErrorRecord | MarkRecord | ViewportRecord;
/** What stands between init and end. */
export type BodyRecord = KeyframeRecord | ActionRecord | GapRecord | EventRecord;
export type LogRecord = HeadRecord | InitRecord | BodyRecord | EndRecord;

/** One page load of a log: the fold begins anew with its init. */
export interface Part {
  readonly head: HeadRecord;
  readonly init: InitRecord;
  readonly body: readonly BodyRecord[];
  readonly end: EndRecord;
}
export interface Log {
  readonly parts: readonly Part[];
}
