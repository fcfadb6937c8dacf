import type { Effects } from '../effects';
import { reachesServer } from '../reachesServer';
import { shrinkPhoto } from './shrinkPhoto';

/** What the upload queue needs of the world; tests hand in their own. */
export interface UploadEnvironment {
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

/** A real browser. */
export const browserEnvironment = ({ fetch, base }: Pick<Effects, 'fetch' | 'base'>): UploadEnvironment => ({
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
  reaches: () => reachesServer({ fetch, base }),
  shrink: shrinkPhoto,
});
