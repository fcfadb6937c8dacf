import { LRUCache } from 'lru-cache';
import type { Packed } from './packed';

/** A page with the status that it is sent with. */
export interface Finished {
  readonly status: number;
  readonly page: Packed;
}

/** All pages that are kept, compressed, bytes. */
const MOST_BYTES = 64 * 1_048_576;
/** No page is older, ms. */
const OLDEST = 60_000;
/** So often the database is asked whether anything was written that pages show, ms. */
const LOOK_EVERY = 1000;

interface PageCacheOptions {
  /** Which number the last write that pages show had; also of other processes. */
  readonly generation: () => Promise<number>;
  /** ms, of a clock that never goes back. */
  readonly clock?: () => number;
}

/**
 * Keeps whole pages by their key, for everybody who asks: none holds what is one person's own. Each is made once however
 * many wait for it, and all go as soon as something was written that pages show. `make` may answer null for a page that
 * is not to be kept.
 */
export function pageCache({ generation, clock = () => performance.now() }: PageCacheOptions) {
  const pages = new LRUCache<string, Finished>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => page.bytes + key.length + 200,
    ttl: OLDEST,
    ttlResolution: 0,
    perf: { now: clock },
  });
  const making = new Map<string, Promise<Finished | null>>();
  let current = Number.NaN;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    lookedAt = clock();
    const latest = await generation();
    if (latest !== current) {
      pages.clear();
      making.clear();
    }
    current = latest;
  };
  const upToDate = async (): Promise<void> => {
    if (clock() - lookedAt < LOOK_EVERY && looking === null) return;
    looking ??= look().finally(() => {
      looking = null;
    });
    await looking;
  };

  return async (key: string, make: () => Promise<Finished | null>): Promise<Finished | null> => {
    await upToDate();
    const kept = pages.get(key) ?? making.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    making.set(key, made);
    try {
      const page = await made;
      // What was written meanwhile may not be in it. What is not there is not kept: there is no end of such addresses.
      if (page?.status === 200 && making.get(key) === made) pages.set(key, page);
      return page;
    } finally {
      if (making.get(key) === made) making.delete(key);
    }
  };
}
