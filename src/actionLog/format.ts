/** The version of the file format; a file of another version is refused. */
export const FORMAT_VERSION = 5;
/** The first word of every file, by which a foreign one is told. */
export const FORMAT_NAME = 'gruham-action-log';

/** What a recording keeps at most. */
export const LIMITS = {
  /** A part ends at so many actions, letters or ms; the two newest are kept. */
  actions: 1_000,
  partBytes: 1024 * 1024,
  partMs: 15 * 60_000,
  /** Of all parts together; the one that is written always stays. */
  bytes: 4 * 1024 * 1024,
  /** Page loads before this one, ms. */
  ageMs: 30 * 60_000,
  /** Entries encoded in one idle moment. */
  chunk: 5,
  /** Instead of an action that takes more letters a new part begins, with the state after it. */
  actionBytes: 256 * 1024,
} as const;
export type Limits = { readonly [K in keyof typeof LIMITS]: number };

/** What stands in the head about where a recording was made. */
export interface Origin {
  readonly app: string;
  /** Names the build: its commit, where that is known. */
  readonly build: string;
  /** Names this part. */
  readonly part: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  /** The browser's. */
  readonly language: string | null;
  /** What the page's words were in: the states do not tell it, nor do the addresses. Older builds left it out. */
  readonly pageLanguage?: string;
}
/** Why a part begins; `bypass`: the state changed without an action; `unkept`: by an action that could not be kept. */
export type Begins = 'load' | 'long' | 'bypass' | 'unkept';

/** Times (`t`) are ms since `at` of the head, which is ms since 1970. */
interface HeadRecord extends Origin {
  readonly r: 'head';
  readonly format: typeof FORMAT_NAME;
  readonly version: number;
  readonly at: number;
  readonly begins: Begins;
}
/** Hashes by path of the state (`session.user`); `''` where something is gone. */
export type Hashes = Readonly<Record<string, string>>;
/** The state that the fold begins with, and the hash of each of its slices. */
interface InitRecord {
  readonly r: 'init';
  readonly s: unknown;
  readonly h?: Hashes;
}
interface Timed<R extends string> {
  readonly r: R;
  readonly t: number;
}
/** What reached the reducers; `h`: what it changed. Without `h` there is nothing to compare. */
export interface ActionRecord extends Timed<'a'> {
  readonly a: unknown;
  readonly h?: Hashes;
}
/** Path, search and fragment, and how the router got there (`load`: it began there), with its `location.state`. */
export interface NavigationRecord extends Timed<'nav'> {
  readonly at: string;
  readonly kind: 'load' | 'push' | 'replace' | 'pop';
  readonly state?: unknown;
}
export type EventRecord =
  | NavigationRecord
  /** An error that nothing caught, or a screen's boundary alone; `components`: React's component stack. */
  | (Timed<'err'> & { readonly e: unknown; readonly components?: string })
  /** A note of the person who recorded. */
  | (Timed<'mark'> & { readonly text: string })
  /** The window's size. */
  | (Timed<'vp'> & { readonly width: number; readonly height: number });
export type BodyRecord = ActionRecord | EventRecord;
/** A run of actions from one first state on: a page load, or a piece of a long one. */
export interface Part {
  readonly head: HeadRecord;
  readonly init: InitRecord;
  readonly body: readonly BodyRecord[];
}
export interface Log {
  readonly parts: readonly Part[];
  /** Whether a checksum proves it whole. */
  readonly isProved: boolean;
}

/** Why nothing is replayed, shown or written; the message is for a person. `incompatible`: it takes another build. */
export class Refusal extends Error {
  constructor(
    readonly why: 'incompatible' | 'corrupt' | 'leak' | 'usage',
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
