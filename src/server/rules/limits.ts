import {
  forget,
  giveBack,
  isKnownPlace,
  rememberPlace,
  take,
  takeBackTry,
  tryOnce,
  type Measure,
  type Taken,
} from '../db/queries/limits';
import type { Db } from '../db/schema';
import { Refusal } from '../http/refusal';
import { oneAddress } from './networkAddress';
import { sha256 } from './tokens';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Wrong passwords from one network address: 10 a minute. */
const ADDRESS: Measure = { most: 10, every: 6 * SECOND };
/** Wrong passwords for one account, from all the addresses where nobody has logged in to it before. */
const STRANGERS: Measure = { most: 50, every: MINUTE };
/** Codes asked for from one network address. */
const CODES_FROM: Measure = { most: 30, every: 20 * SECOND };
/** Codes mailed for one e-mail or mobile number to who asks from one address: never more than 5 within an hour. */
const CODES_TO: Measure = { most: 4, every: 30 * MINUTE };
/** What a user posts: 120 listings at once, then one every 30 s, 120 an hour. */
const POSTINGS: Measure = { most: 120, every: 30 * SECOND };
/** What a user edits: 600 times at once, then once every 6 s, 600 an hour. */
const EDITS: Measure = { most: 600, every: 6 * SECOND };
/** Codes mailed for one e-mail or mobile number, from all the addresses where nobody has logged in to it before. */
const CODES_TO_ALL: Measure = { most: 10, every: 10 * MINUTE };

const key = (...parts: readonly string[]): string => sha256(JSON.stringify(parts));

/** "40 seconds", "12 minutes"; `wait` in ms. */
function readable(wait: number): string {
  const seconds = Math.ceil(wait / SECOND);
  const [count, word] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Throws 429, with how long to wait, unless it was taken. */
function insist({ wait }: Taken): void {
  if (wait === 0) return;
  throw new Refusal(
    429,
    `Too many tries. Please wait ${readable(wait)} and try again.`,
    Math.max(1, Math.ceil(wait / SECOND)),
  );
}

interface Attempt {
  /** To be called when the password was right: then the attempt does not count. */
  readonly succeeded: () => Promise<void>;
  /** To be called when nobody could look at the password: then it was no attempt. */
  readonly fellThrough: () => Promise<void>;
}

/**
 * Lets an attempt to log in pass, or throws 429 with Retry-After; nothing is hashed for who is refused. Every attempt
 * counts until it has succeeded, so that parallel ones get no more than what is left. All of it goes by what the
 * caller typed, never by whether the account exists.
 *
 * 1. One network address has 10 wrong passwords a minute, whatever the accounts.
 * 2. One account from one address has 5, then a growing wait (2 s, 4 s … 5 minutes) before each.
 * 3. One account from all addresses that are new to it has 50, then one a minute, however many addresses there are.
 *
 * There is no permanent lock-out: every wait ends by itself; addresses from where the owner has logged in before do
 * not share the third measure, so a flood from elsewhere never meets the owner at home; and a password reset by mail
 * logs in at once without passing here, and makes the address known.
 */
export async function attemptLogin(db: Db, account: string, address: string, now: number): Promise<Attempt> {
  const from = oneAddress(address);
  const ofAddress = key('login from', from);
  const ofPair = key('login', account, from);
  const ofAccount = key('login to', account);
  insist(await take(db, ofAddress, ADDRESS, now));
  insist(await tryOnce(db, ofPair, now));
  const stranger = !(await isKnownPlace(db, ofPair));
  if (stranger) insist(await take(db, ofAccount, STRANGERS, now));
  const returned = async () => {
    await giveBack(db, ofAddress, ADDRESS);
    if (stranger) await giveBack(db, ofAccount, STRANGERS);
  };
  return {
    succeeded: async () => {
      await returned();
      await forget(db, ofPair);
      await rememberPlace(db, ofPair, now);
    },
    fellThrough: async () => {
      await returned();
      await takeBackTry(db, ofPair, now);
    },
  };
}

/** Notes an address from where an account's owner proved who they are, by a code. */
export const ownerWasAt = async (db: Db, account: string, address: string, now: number): Promise<void> => {
  const pair = key('login', account, oneAddress(address));
  await forget(db, pair);
  await rememberPlace(db, pair, now);
};

/** Lets an address ask for a code, or throws 429 with Retry-After. */
export async function askForCode(db: Db, address: string, now: number): Promise<void> {
  insist(await take(db, key('codes from', oneAddress(address)), CODES_FROM, now));
}

/** Lets a user post a listing, or throws 429 with Retry-After. */
export async function boundPosting(db: Db, userId: string, now: number): Promise<void> {
  insist(await take(db, key('postings', userId), POSTINGS, now));
}

/** Lets a user edit a listing, or throws 429 with Retry-After. */
export async function boundEditing(db: Db, userId: string, now: number): Promise<void> {
  insist(await take(db, key('edits', userId), EDITS, now));
}

interface CodeAsked {
  /** The e-mails and numbers for which the code is, as they were typed. */
  readonly typed: readonly string[];
  /** The mobile number of the account that it opens; null when there is none. */
  readonly account: string | null;
  readonly address: string;
}

interface MayMail {
  /** False: this one is not mailed, and the caller is not told so. */
  readonly allowed: boolean;
  /** No further one is mailed to this caller for half an hour. */
  readonly last: boolean;
}

/**
 * Whether a code may be mailed.
 *
 * 1. Who asks from one address gets at most 5 an hour for each e-mail or number: four at once, then one every half
 *    hour. So a stranger's requests do not use up what the owner may ask for.
 * 2. All addresses that are new to the account together get 10 at once, then one every 10 minutes, however many there
 *    are. Where the owner has logged in before, this does not count.
 *
 * So a mailbox cannot be flooded. A code has five tries: strangers have at most 80 within an hour, 30 an hour in the
 * long run, for six digits.
 */
export async function mayMailCode(db: Db, { typed, account, address }: CodeAsked, now: number): Promise<MayMail> {
  const from = oneAddress(address);
  const isAtHome = await isKnownPlace(db, key('login', account ?? '', from));
  const taken: Taken[] = [];
  for (const each of typed) {
    const ofPair = key('codes to', each, from);
    const own = await take(db, ofPair, CODES_TO, now);
    taken.push(own);
    if (own.wait > 0 || isAtHome) continue;
    const { wait } = await take(db, key('codes to', each), CODES_TO_ALL, now);
    if (wait === 0) continue;
    await giveBack(db, ofPair, CODES_TO);
    taken.push({ wait, left: 0 });
  }
  return { allowed: taken.every(({ wait }) => wait === 0), last: taken.some(({ left }) => left === 0) };
}
