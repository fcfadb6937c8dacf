import { forget, giveBack, take, tryOnce, type Measure } from '../db/queries/limits';
import type { Db } from '../db/schema';
import { throwIfLimited } from './limits';
import { oneAddress } from './networkAddress';
import { key } from './tokens';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Wrong sign-ins of one operator, from all places together. */
const ALL_PLACES: Measure = { most: 50, every: MINUTE };
/** Wrong codes after the right password, from all places together: 8 a day in the long run. */
const CODES: Measure = { most: 10, every: 180 * MINUTE };
/** Questions for a passkey from one network address. */
const CHALLENGES: Measure = { most: 30, every: 2 * SECOND };

/**
 * Lets an operator's password and code be tried, or throws 429; nothing is hashed for who is refused. Five wrong tries
 * from one address are free, then each waits longer, up to five minutes. Answers what ends the count: it was right.
 */
export async function tryOperator(db: Db, name: string, address: string, now: number): Promise<() => Promise<void>> {
  const typed = name.toLowerCase();
  const ofPlace = key('operator', typed, oneAddress(address));
  const ofAll = key('operator', typed);
  throwIfLimited(await tryOnce(db, ofPlace, now));
  throwIfLimited(await take(db, ofAll, ALL_PLACES, now));
  return async () => {
    await forget(db, ofPlace);
    await giveBack(db, ofAll, ALL_PLACES);
  };
}

/** The same for the code alone, of who knows the password: from many addresses nobody guesses it either. */
export async function tryCode(db: Db, operatorId: string, now: number): Promise<() => Promise<void>> {
  const ofCodes = key('operator codes', operatorId);
  throwIfLimited(await take(db, ofCodes, CODES, now));
  return () => giveBack(db, ofCodes, CODES);
}

/** Lets somebody ask for a challenge, or throws 429. */
export async function boundChallenges(db: Db, address: string, now: number): Promise<void> {
  throwIfLimited(await take(db, key('operator challenges', oneAddress(address)), CHALLENGES, now));
}
