import type { Ports } from '../ports';
import { shrinkPhoto } from './shrinkPhoto';

/** What the upload queue needs of the world; tests hand in their own. */
export interface UploadWorld {
  /** ms since 1970. */
  readonly now: () => number;
  /** Calls after so many ms; returns what calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** False when the device knows that it has no line; true says little. */
  readonly isOnline: () => boolean;
  /** Calls whenever the device says that the line is back; returns what ends it. */
  readonly onOnline: (call: () => void) => () => void;
  /** Whether the server answers, whatever it answers. */
  readonly reaches: () => Promise<boolean>;
  /** A smaller file of the same picture, or the file itself. */
  readonly shrink: (file: File) => Promise<File>;
}

/** ms after which a server that does not answer is not reached. */
const REACH_TIMEOUT = 10_000;

/** A real browser. */
export const browserWorld = ({ fetch, base }: Pick<Ports, 'fetch' | 'base'>): UploadWorld => ({
  now: Date.now,
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine,
  onOnline: (call) => {
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  },
  reaches: async () => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), REACH_TIMEOUT);
    try {
      // `no-cors`: also an answer that may not be read is one.
      await fetch(base, {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal: stop.signal,
      });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  },
  shrink: shrinkPhoto,
});
