import { addViews } from '../db/queries/listingViews';
import type { Db, ListingViewsTable } from '../db/schema';
import { oneAddress } from './networkAddress';

const DAY = 24 * 60 * 60 * 1000;
/** India's clock is ahead of UTC by so much, ms. */
const INDIA = 5.5 * 60 * 60 * 1000;
/** Views are written so often, ms. */
const EVERY = 5000;
/** Views that wait to be written; beyond them some go uncounted, so that memory stays bounded. */
const MOST_WAITING = 50_000;

/** Days since 1970 by India's clock. */
export const indianDay = (now: number): number => Math.floor((now + INDIA) / DAY);

interface Seen {
  readonly listingId: string;
  readonly address: string;
  /** Whether the answer held the owner's phone. */
  readonly withPhone: boolean;
}

/**
 * Counts how often listings are seen, beside the answers: nobody waits for it. What one address asks within a few
 * seconds is one view; the browser of a logged-in reader asks twice, once before the app has started.
 */
export interface ViewCounter {
  readonly seen: (view: Seen) => void;
  /** The owner's own look is no view, nor is what the browser asked for it without a session just before. */
  readonly seenByOwner: (view: Pick<Seen, 'listingId' | 'address'>) => void;
  /** Writes what waits. It never throws. */
  readonly flush: () => Promise<void>;
  /** Writes what waits and stops. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly listingId: string;
  readonly day: number;
  readonly withPhone: boolean;
}

/** One row for each listing and day. */
function summed(views: Iterable<Waiting>): readonly ListingViewsTable[] {
  const rows = new Map<string, ListingViewsTable>();
  for (const { listingId, day, withPhone } of views) {
    const key = `${listingId} ${day}`;
    const row = rows.get(key) ?? { listing_id: listingId, day, views: 0, phone_views: 0 };
    rows.set(key, { ...row, views: row.views + 1, phone_views: row.phone_views + Number(withPhone) });
  }
  return [...rows.values()];
}

/** `lost` is told why views could not be written; they are not written later. */
export function viewCounter(db: Db, now: () => number, lost: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, Waiting>();
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const views = waiting;
    if (views.size === 0) return writing;
    waiting = new Map();
    writing = writing.then(() => addViews(db, summed(views.values()))).catch(lost);
    return writing;
  };
  const timer = setInterval(() => void flush(), EVERY);
  timer.unref();
  const keyOf = (listingId: string, address: string): string => `${listingId} ${oneAddress(address)}`;
  return {
    seen: ({ listingId, address, withPhone }) => {
      const key = keyOf(listingId, address);
      const before = waiting.get(key);
      if (before === undefined && waiting.size >= MOST_WAITING) return;
      waiting.set(key, { listingId, day: indianDay(now()), withPhone: withPhone || before?.withPhone === true });
    },
    seenByOwner: ({ listingId, address }) => {
      waiting.delete(keyOf(listingId, address));
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
