import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal';

/** Argon2id with the parameters that OWASP names first: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many hashes are computed at once (19 MiB each), and so many may wait for their turn. */
const AT_ONCE = 4;
const MOST_WAITING = 60;
/** Seconds until a refused caller may come back. */
const COME_BACK = 2;

/** Lets `atOnce` pieces of work run and `mostWaiting` wait; the next ones are refused with 503. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** How many pieces of work were begun so far. */
  begun = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else if (this.waiting.length >= this.mostWaiting) {
      throw new Refusal(503, 'Too many people are logging in at the moment. Please try again shortly.', COME_BACK);
    } else await new Promise<void>((turn) => this.waiting.push(turn));
    this.begun += 1;
    try {
      return await work();
    } finally {
      // The place goes on to whoever waits longest.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** All of the process's password hashes pass through here. */
export const hashing = new Gate(AT_ONCE, MOST_WAITING);

/** The Argon2id hash of a password. Throws 503 when too many wait for theirs. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, COST));

let nobody: Promise<string> | null = null;

/** Whether somebody can log in with a password at all. */
export const canLogIn = (stored: string): boolean => stored.startsWith('$argon2');

/**
 * Whether a password opens an account. An account that does not exist costs the same time, so that nobody learns from
 * the clock which numbers are registered. Throws 503 when too many wait for theirs.
 */
export function opens(stored: string | undefined, password: string): Promise<boolean> {
  return hashing.run(async () => {
    const known = stored !== undefined && canLogIn(stored);
    nobody ??= hash('nobody has this password', COST);
    const other = await nobody;
    const matches = await verify(known ? stored : other, password);
    return known && matches;
  });
}
