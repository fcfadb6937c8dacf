import type { EndpointName } from '@/contract/endpoints';
import type { AgentRecord, BuilderRecord, ProjectRecord, PropertyRecord } from './records';

/** The four normalized kinds, named as their slices are. */
export interface RecordOf {
  properties: PropertyRecord;
  projects: ProjectRecord;
  agents: AgentRecord;
  builders: BuilderRecord;
}
export type RecordKind = keyof RecordOf;
export type Records = { readonly [K in RecordKind]?: readonly RecordOf[K][] };

/** A place that listings say they are in. */
export type ListedPlace = Readonly<Record<'field' | 'name', string>>;

/** What of a response travels in `meta`: plain data, so that it can stand in a log. */
export interface Meta {
  readonly status: number;
  /** The address of the next page, from `Link`; null when there is none. */
  readonly next: string | null;
  /** `X-Total-Count`; null when the server does not count. */
  readonly total: number | null;
  /** `X-Sorts`: the values of `sort` that the server takes; null when it says nothing. */
  readonly sorts: readonly string[] | null;
  /** `X-Filters`: the filters that the server takes beside the specified ones; null when it says nothing. */
  readonly filters: readonly string[] | null;
  /** `X-Price-Bands`: how many results each budget band holds without the budget filter. */
  readonly bands: readonly number[] | null;
  /** `X-Places`: places of the page that the question names by other names of theirs, each as `city` or `locality`. */
  readonly places?: readonly ListedPlace[];
  /** `X-Counts`: how many listings each choice of a filter would give; only where it was asked for and said. */
  readonly counts?: Readonly<Record<string, number>>;
  /** `X-States`: how many enquiries are in each state, "new=3,called=1"; null when it says nothing. */
  readonly states?: string | null;
}

/** Why a call gave no result. `reason` is what the server said, to the letter; null when it said nothing readable. */
export interface ApiError {
  readonly status: number | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNREADABLE';
  /** `errors.message` of the body. */
  readonly reason: string | null;
  /** `message` of the body. */
  readonly message: string | null;
  /** `Retry-After`: seconds until it may be asked again. */
  readonly retryAfter?: number;
  /** `params.field`: the field that the reason is about, where the server names it apart from the words. */
  readonly field?: string;
}

/** Every cached result that names records is built of this leaf, so that one walk finds all references. */
export interface Ids<K extends RecordKind = RecordKind> {
  readonly kind: K;
  readonly ids: readonly string[];
}
export interface Page<K extends RecordKind = RecordKind> extends Ids<K> {
  readonly total: number | null;
  readonly next: string | null;
  readonly sorts: readonly string[] | null;
  readonly filters: readonly string[] | null;
  readonly bands: readonly number[] | null;
  readonly places?: readonly ListedPlace[];
}

interface Answer<R> {
  readonly result: R;
  /** What the state keeps of it. */
  readonly records?: Records;
}
/** Turns an answer's body, `undefined` where it has none, into ids and records. Throws on a shape it cannot read at all. */
export type Reader<R> = (body: unknown, meta: Meta) => Answer<R>;

/** A question to the server. `url` is relative to the API base (or a `Link` address of the same origin). */
export interface Ask {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Ids of files held beside the store, sent as multipart under `field` (API-17, API-19, API-20). */
  readonly files?: { readonly field: string; readonly ids: readonly string[] };
  /**
   * The answer depends on who asks. What the HTML preloaded was asked by nobody (it carries no token), so a logged-in
   * reader's call must not be served from it.
   */
  readonly personal?: boolean;
  /** Pages that `Link` names are asked for until the list is whole, but no more than so many: one answer in the end. */
  readonly follow?: number;
  /** `timeout` (ms) overrides the default of 300000 ms (API-31). */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the calls need from outside; handed to the store, so that tests and replay can stand in for it. */
export interface ApiEffects {
  readonly fetch: typeof globalThis.fetch;
  /** Absolute address ending in `/api/`. */
  readonly base: string;
  /** A file held beside the store under an id that an action can carry. */
  readonly fileOf: (id: string) => File | undefined;
  /** What this device keeps for a user where the server does not; each may reject. */
  readonly device: {
    readonly get: (key: string) => Promise<unknown>;
    readonly set: (key: string, value: unknown) => Promise<void>;
    readonly remove: (key: string) => Promise<void>;
  };
  /** Upload progress of a batch, 0 to 1. */
  readonly onUploadProgress?: (ids: readonly string[], fraction: number) => void;
}

export type { EndpointName };
