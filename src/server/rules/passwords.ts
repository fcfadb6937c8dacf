import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '@/domain/password';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { semaphore } from '../kernel/semaphore';

/** So many hashes are computed at once (19 MiB each), and so many may wait for their turn. */
const AT_ONCE = 4;
const MOST_WAITING = 60;
/** Seconds until a refused caller may come back. */
const COME_BACK = 2;

const enter = semaphore(AT_ONCE, MOST_WAITING, () => new HttpError(503, said('manyLoggingIn'), COME_BACK));

/** All of the process's password hashes pass through here; those that find no turn are refused with 503. */
export const hashing = {
  /**
   * Argon2id with the parameters that OWASP names first: 19 MiB, two passes. Tests of what goes on around a password
   * lower them.
   */
  cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** How many were begun so far. */
  begun: 0,
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await enter();
    hashing.begun += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  },
};

/** The Argon2id hash of a password. Throws 503 when too many wait for theirs. */
export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(plainPassword(password), hashing.cost));

let nobody: Promise<string> | null = null;

/** Whether somebody can log in with a password at all. */
export const canLogIn = (stored: string): boolean => stored.startsWith('$argon2');

/**
 * Whether a password opens an account. An account that does not exist costs the same time, so that nobody learns from
 * the clock which numbers are registered. Hashes of before hold the password as it was typed. Throws 503 when too many
 * wait for theirs.
 */
export function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return hashing.run(async () => {
    const known = stored !== undefined && canLogIn(stored);
    nobody ??= hash('nobody has this password', hashing.cost);
    const other = await nobody;
    const compared = known ? stored : other;
    const plain = plainPassword(password);
    const matches = (await verify(compared, plain)) || (plain !== password && (await verify(compared, password)));
    return known && matches;
  });
}
