import { LRUCache } from 'lru-cache';
import type { Packed } from './packed';

/** An answer that is the same for everybody: a page, or one of the API. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Packed;
}

/** Nothing that is kept is older, ms. */
const OLDEST = 60_000;
/** So often it is looked whether another process wrote anything that is shown, ms. */
const LOOK_EVERY = 1000;
/** What an entry takes beside its texts, bytes. */
const ENTRY = 300;

interface KeptOptions {
  /** All that is kept, bytes. */
  readonly most: number;
  /** How often what is shown was written, as far as this process knows. */
  readonly written: () => number;
  /** Looks whether another process wrote it: then `written` grows. */
  readonly look: () => Promise<void>;
  /** ms, of a clock that never goes back. */
  readonly clock?: () => number;
}

/**
 * Keeps answers by their key, for everybody who asks: none holds what is one person's own. Each is made once however many
 * wait for it, and all go when something was written that they show: at once by this process, within a second by another.
 * `make` may answer null for what is not to be kept.
 */
export function keptAnswers({ most, written, look, clock = () => performance.now() }: KeptOptions) {
  const answers = new LRUCache<string, Answer>({
    maxSize: most,
    sizeCalculation: ({ body }, key) => body.bytes + key.length + ENTRY,
    ttl: OLDEST,
    ttlResolution: 0,
    perf: { now: clock },
  });
  const making = new Map<string, Promise<Answer | null>>();
  let here = written();
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  const lookNow = async (): Promise<void> => {
    lookedAt = clock();
    // While the database is away nobody writes: what is kept stays true until it is too old.
    await look().catch(() => undefined);
    looking = null;
  };
  const upToDate = async (): Promise<void> => {
    if (looking === null && clock() - lookedAt >= LOOK_EVERY) looking = lookNow();
    await looking;
    if (written() === here) return;
    here = written();
    answers.clear();
    making.clear();
  };

  return async (key: string, make: () => Promise<Answer | null>): Promise<Answer | null> => {
    await upToDate();
    const kept = answers.get(key) ?? making.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    making.set(key, made);
    const began = written();
    try {
      const answer = await made;
      // What was written meanwhile may not be in it. What is not there is not kept: there is no end of such addresses.
      if (answer?.status === 200 && written() === began && making.get(key) === made) answers.set(key, answer);
      return answer;
    } finally {
      if (making.get(key) === made) making.delete(key);
    }
  };
}
export type KeptAnswers = ReturnType<typeof keptAnswers>;
