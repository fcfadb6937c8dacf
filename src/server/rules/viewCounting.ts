import { addViews, type ViewRow } from '../db/queries/listingViews';
import type { Session } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import { indianDay } from './indianDays';
import { oneAddress } from './networkAddress';
import { sha256 } from './tokens';

/** Views are written so often, ms. */
const EVERY = 5000;
/** Views that wait to be written; beyond them some go uncounted, so that memory stays bounded. */
const MOST_WAITING = 50_000;

interface Viewed extends Pick<ViewRow, 'listingId' | 'seen'> {
  readonly session: Session | null;
  readonly address: string;
}

/**
 * Counts who saw a listing, beside the answers: nobody waits for it.
 *
 * What an owner reads (DASH-2) is how many persons there were, not how many requests:
 * - a view is a person to whom the listing's page was shown. The page tells of itself (`noteView`); asking for a
 *   listing counts nothing, so preparing, keeping and comparing listings cost nobody anything;
 * - a phone view is a logged-in person who used the owner's number on purpose: came by View Number, called, or opened
 *   the chat. That the number came along with the page is none; it counts towards how many numbers a person is given
 *   (`phoneQuota`) and nothing else.
 *
 * A person is counted once for a listing and a day of India's clock: a user by the account, a visitor by the network
 * address. So visitors behind one address are one, and a visitor who logs in is counted as the user as well. The owner
 * is never counted.
 */
export interface ViewCounter {
  readonly viewed: (view: Viewed) => void;
  /** Writes what waits. It never throws. */
  readonly flush: () => Promise<void>;
  /** Writes what waits and stops. */
  readonly close: () => Promise<void>;
}

/** `lost` is told why views could not be written; they are not written later. */
export function viewCounter(db: Db, now: () => number, lost: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, ViewRow>();
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const views = waiting;
    if (views.size === 0) return writing;
    waiting = new Map();
    writing = writing.then(() => addViews(db, [...views.values()])).catch(lost);
    return writing;
  };
  const timer = setInterval(() => void flush(), EVERY);
  timer.unref();
  return {
    viewed: ({ listingId, seen, session, address }) => {
      const day = indianDay(now());
      const person = session === null ? ['visitor', oneAddress(address)] : ['user', session.userId];
      const mark = sha256(JSON.stringify(['view', listingId, day, seen, ...person]));
      if (waiting.has(mark) || waiting.size >= MOST_WAITING) return;
      waiting.set(mark, { mark, listingId, day, seen });
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
