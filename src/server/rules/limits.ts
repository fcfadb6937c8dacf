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
import type { Purpose } from '../db/queries/challenges';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said, type ParamsOf } from '../kernel/said';
import { canonicalEmail } from './canonicalEmail';
import { addressName, deviceMarkName, placeKey, placeOf, type Caller, type Place } from './callerPlace';
import { key, newToken } from './tokens';

/** What the sentence of a wait names. */
type Waiting = ParamsOf<'wait'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Wrong passwords from one network address, or from one device that is known: 10 a minute. */
const ADDRESS: Measure = { most: 10, every: 6 * SECOND };
/** Wrong passwords for one account, from all the places where nobody has logged in to it before. */
const STRANGERS: Measure = { most: 50, every: MINUTE };
/** Codes asked for from one network address. */
const CODES_FROM: Measure = { most: 30, every: 20 * SECOND };
/** Codes mailed for one e-mail or mobile number to who asks from one address: never more than 5 within an hour. */
const CODES_TO: Measure = { most: 4, every: 30 * MINUTE };
/** What a user posts: 120 listings at once, then one every 30 s, 120 an hour. */
const POSTINGS: Measure = { most: 120, every: 30 * SECOND };
/** What a user edits: 600 times at once, then once every 6 s, 600 an hour. */
const EDITS: Measure = { most: 600, every: 6 * SECOND };
/** Codes mailed for one e-mail or mobile number, from all the places where nobody has logged in to it before. */
const CODES_TO_ALL: Measure = { most: 10, every: 10 * MINUTE };
/** The same for sign-ups: nobody needs many, and whoever has an account is written to as often that it is there. */
const SIGN_UPS_TO_ALL: Measure = { most: 6, every: HOUR };
/** Wrong six-digit codes for one account, from all the places where nobody has logged in to it before: 8 a day. */
const GUESSES: Measure = { most: 10, every: 3 * HOUR };
/** New devices that an account is known on: what is remembered of one account stays bounded. */
const DEVICES: Measure = { most: 20, every: DAY };

/** How long to wait as a person says it: 40 seconds, 12 minutes, 5 hours; `wait` in ms. */
function readable(wait: number): Pick<Waiting, 'n' | 'unit'> {
  const seconds = Math.ceil(wait / SECOND);
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 100) return { n: seconds, unit: 'second' };
  return minutes < 100 ? { n: minutes, unit: 'minute' } : { n: Math.ceil(minutes / 60), unit: 'other' };
}

/** What somebody has done too often; tries, where it is not named. */
export type Often = Pick<Waiting, 'what'>;

/** Throws 429, with how long to wait, unless it was taken. `other` is another way that is open at once. */
export function throwIfLimited(
  { wait }: Pick<Taken, 'wait'>,
  { what = 'other', other = 'other' }: Partial<Pick<Waiting, 'what' | 'other'>> = {},
): void {
  if (wait === 0) return;
  const seconds = Math.max(1, Math.ceil(wait / SECOND));
  throw new HttpError(429, said('wait', { what, other, ...readable(wait) }), seconds);
}

interface Login {
  /** By what it is counted: the number that was typed. */
  readonly typed: string;
  /** Who may be meant. Of several, who opens one is not known to be the others' owner: no place is theirs. */
  readonly accounts: readonly { readonly id: string }[];
}

interface Attempt {
  /**
   * To be called when the password of one of the accounts was right: then the attempt does not count, nor, where it is
   * the only one, do those before it.
   */
  readonly succeeded: (userId: string) => Promise<KnownDevice>;
  /** To be called when nobody could look at the password: then it was no attempt. */
  readonly fellThrough: () => Promise<void>;
}

/**
 * Lets an attempt to log in pass, or throws 429 with Retry-After; nothing is hashed for who is refused. Every attempt
 * counts until it has succeeded, so that parallel ones get no more than what is left. All of it goes by what the
 * caller typed, never by whether the account exists; only which places are known goes by the account.
 *
 * 1. One network address has 10 wrong passwords a minute, whatever the accounts. Accounts that were logged in to from
 *    there before do not share it: a stranger at a shared address keeps nobody out who lives there.
 * 2. One account from one place has 5, then a growing wait (2 s, 4 s … 5 minutes) before each.
 * 3. One account from all places that are new to it has 50, then one a minute, however many addresses there are.
 *
 * There is no lock-out, however long a flood goes on: a device where the owner has logged in before is, for a number that
 * no other account gave, a place of its own at any address, so neither strangers nor neighbours behind the same address use
 * up what it has; nor does an address from where the owner has logged in before share the third measure; and a password
 * reset by mail logs in at once without passing here, and makes device and address known.
 */
export async function attemptLogin(db: Db, { typed, accounts }: Login, caller: Caller, now: number): Promise<Attempt> {
  const [first, second] = accounts;
  const isOne = first !== undefined && second === undefined;
  const { name: from, isKnown } = await placeOf(db, isOne ? first.id : null, caller);
  const ofAddress = key('login from', from);
  const ofPair = key('login', typed, from);
  const ofAccount = key('login to', typed);
  const stranger = !isKnown;
  if (stranger) throwIfLimited(await take(db, ofAddress, ADDRESS, now));
  throwIfLimited(await tryOnce(db, ofPair, now));
  if (stranger)
    throwIfLimited(await take(db, ofAccount, STRANGERS, now), {
      other: 'forgot',
    });
  const returned = async () => {
    if (!stranger) return;
    await giveBack(db, ofAddress, ADDRESS);
    await giveBack(db, ofAccount, STRANGERS);
  };
  const fellThrough = async () => {
    await returned();
    await takeBackTry(db, ofPair, now);
  };
  return {
    succeeded: async (userId) => {
      await returned();
      await (isOne ? forget(db, ofPair) : takeBackTry(db, ofPair, now));
      return ownerWasAt(db, userId, caller, now);
    },
    fellThrough,
  };
}

/** What the caller's device is known by from now on. */
interface KnownDevice {
  readonly mark: string;
}

/**
 * Notes an address and a device from where an account's owner proved who they are. Answers the mark that the device
 * keeps: the one that it has, for several accounts on one device, else a new one.
 */
export async function ownerWasAt(db: Db, userId: string, caller: Caller, now: number): Promise<KnownDevice> {
  const mark = caller.mark ?? newToken();
  const ofDevice = placeKey(userId, deviceMarkName(mark));
  await rememberPlace(db, userId, placeKey(userId, addressName(caller)), now);
  const isNew = !(await isKnownPlace(db, ofDevice));
  if (!isNew || (await take(db, key('devices of', userId), DEVICES, now)).wait === 0) {
    await rememberPlace(db, userId, ofDevice, now);
  }
  return { mark };
}

/** Lets somebody at an address, or on a device that is known, ask for a code, or throws 429 with Retry-After. */
export async function askForCode(db: Db, { name: from }: Place, now: number): Promise<void> {
  throwIfLimited(await take(db, key('codes from', from), CODES_FROM, now));
}

/** Lets a user post a listing, or throws 429 with Retry-After. */
export async function boundPosting(db: Db, userId: string, now: number): Promise<void> {
  throwIfLimited(await take(db, key('postings', userId), POSTINGS, now));
}

/** Lets a user edit a listing, or throws 429 with Retry-After. */
export async function boundEditing(db: Db, userId: string, now: number): Promise<void> {
  throwIfLimited(await take(db, key('edits', userId), EDITS, now));
}

interface CodeAsked {
  /** Each has measures of its own: messages without a code leave those alone that let an owner in. */
  readonly purpose: Purpose;
  /** The e-mails and numbers for which the code is, as they were typed. */
  readonly typed: readonly string[];
  /** From where it is asked for, for the account that it opens. */
  readonly place: Place;
}

interface MayMail {
  /** False: this one is not mailed, and the caller is not told so. */
  readonly allowed: boolean;
  /** No further one is mailed to this caller for half an hour. */
  readonly last: boolean;
}

/** An e-mail counts as the mailbox that it leads to. */
const measuredAs = (typed: string): string => (typed.includes('@') ? canonicalEmail(typed) : typed);

/**
 * Whether a code may be mailed.
 *
 * 1. Who asks from one place gets at most 5 an hour for each e-mail or number: four at once, then one every half
 *    hour. So a stranger's requests do not use up what the owner may ask for.
 * 2. All places that are new to the account together get 10 at once, then one every 10 minutes, however many there
 *    are; of sign-ups 6, then one an hour. Where the owner has logged in before, this does not count.
 *
 * So a mailbox cannot be flooded. Nor is its reader kept out by who uses this up: whenever a reset's mail is withheld,
 * one went to that mailbox within the half hour before, and its long code is good for an hour (`rules/otp`).
 */
export async function mayMailCode(db: Db, { purpose, typed, place }: CodeAsked, now: number): Promise<MayMail> {
  const { name: from, isKnown: isAtHome } = place;
  const ofAll = purpose === 'signup' ? SIGN_UPS_TO_ALL : CODES_TO_ALL;
  const taken: Taken[] = [];
  for (const each of typed.map(measuredAs)) {
    const ofPair = key('codes to', purpose, each, from);
    const own = await take(db, ofPair, CODES_TO, now);
    taken.push(own);
    if (own.wait > 0 || isAtHome) continue;
    const { wait } = await take(db, key('codes to', purpose, each), ofAll, now);
    if (wait === 0) continue;
    await giveBack(db, ofPair, CODES_TO);
    taken.push({ wait, left: 0 });
  }
  return { allowed: taken.every(({ wait }) => wait === 0), last: taken.some(({ left }) => left === 0) };
}

/**
 * Lets somebody at a place that is new to an account try a six-digit code for it, or throws 429. Answers what gives it
 * back once the code was right. `mailbox` names the e-mail, so that an account that does not exist is bounded alike.
 * `other` is the way that is open at once: a reset's mail holds a long code, which nobody guesses and nothing counts, so
 * its reader is never kept out.
 */
export async function guessCode(
  db: Db,
  mailbox: string,
  now: number,
  other: Waiting['other'] = 'other',
): Promise<() => Promise<void>> {
  const ofMailbox = key('codes guessed', mailbox);
  throwIfLimited(await take(db, ofMailbox, GUESSES, now), { other });
  return () => giveBack(db, ofMailbox, GUESSES);
}
