import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP names first: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | null = null;

/**
 * Whether a password opens an account. An account that does not exist costs the same time, so that nobody learns from
 * the clock which numbers are registered.
 */
export async function opens(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored !== undefined && stored.startsWith('$argon2');
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(known ? stored : await nobody, password);
  return known && matches;
}
