/**
 * The header that marks an answer which the service worker kept: the date (in HTTP's form) from which it is. It is
 * written when the answer is kept, so no kept answer can be taken for a fresh one; no server sends it.
 */
export const KEPT_OF = 'X-From-Cache-Of';

/** What a page tells the service worker. */
export type WorkerMessage =
  | {
      readonly type: 'opened';
      /** Addresses that the page loaded before the worker was there to see it. */
      readonly seen: readonly string[];
      /** Whether code may be loaded that nobody has asked for yet. */
      readonly mayFetchMore: boolean;
    }
  /** Asks, through a port, whether the page already runs the code that this worker keeps. `main`: its script's address. */
  | { readonly type: 'sameCode'; readonly main: string }
  /** The person wants the new version. */
  | { readonly type: 'takeOver' };
