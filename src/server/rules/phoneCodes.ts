import { createHmac } from 'node:crypto';
import { giveBack, take, type Measure, type Taken } from '../db/queries/limits';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { askForCode, throwIfLimited, type Often } from './limits';
import { oneAddress } from './networkAddress';
import type { Alarm } from './phoneQuota';
import { secretKey } from './secretKey';
import { key } from './tokens';

const HOUR = 60 * 60 * 1000;
/** Texts that one account asks for, and texts to one number: three at once, then one every half hour. */
const CODES: Measure = { most: 3, every: HOUR / 2 };
/** The same over the day: five at once, then one every five hours; never more than ten within 24 hours. */
const CODES_A_DAY: Measure = { most: 5, every: 5 * HOUR };
/** Texts of one account to one number that go out whatever others asked for that number: two a day. */
const OWN: Measure = { most: 2, every: 12 * HOUR };
/** Texts that all accounts of one network address ask for: 20 at once, then one an hour. */
const FROM_ADDRESS: Measure = { most: 20, every: HOUR };
/** The operator is told so often that no more texts go out. */
const ALARMS: Measure = { most: 1, every: HOUR };

/** Whether ten digits can be an Indian mobile number: a text to any other is paid for and reaches nobody. */
export const canBeTexted = (phone: string): boolean => /^[6-9]/.test(phone);

interface Bounded {
  readonly db: Db;
  readonly config: Pick<Config, 'smsPerHour'>;
  readonly now: () => number;
  readonly alarm: Alarm;
}

interface Asked {
  readonly userId: string;
  readonly phone: string;
  readonly address: string;
}

/**
 * Lets a code be sent to a phone, or throws 429 with Retry-After. Beside the bounds of all codes (`askForCode`), for each
 * text costs money:
 *
 * 1. One account asks for at most ten a day, so a code of six digits has at most fifty guesses.
 * 2. One number gets at most ten a day, and of each account at least two, so that nobody is kept out by what others ask.
 * 3. One network address asks for 20, then one an hour; the whole site for `SMS_PER_HOUR`, and the operator is told.
 *
 * Who is refused spends none of it. Answers what gives back what a text cost that could not be sent; the address's alone
 * stays spent, so that nobody makes the gateway fail for as long as they like.
 */
export async function boundPhoneCodes(
  { db, config, now: clock, alarm }: Bounded,
  { userId, phone, address }: Asked,
): Promise<() => Promise<void>> {
  const now = clock();
  await askForCode(db, { name: oneAddress(address), isKnown: false }, now);
  const taken: (readonly [what: string, measure: Measure])[] = [];
  const giveAllBack = async () => {
    for (const [what, measure] of taken) await giveBack(db, what, measure);
  };
  const tryOne = async (what: string, measure: Measure) => {
    const one = await take(db, what, measure, now);
    if (one.wait === 0) taken.push([what, measure]);
    return one;
  };
  const insistOn = async (one: Taken, words?: Often) => {
    if (one.wait > 0) await giveAllBack();
    throwIfLimited(one, words);
  };
  await insistOn(await tryOne(key('texts', `user ${userId}`), CODES));
  await insistOn(await tryOne(key('texts a day', `user ${userId}`), CODES_A_DAY));
  const isOwn = (await tryOne(key('texts of one', userId, phone), OWN)).wait === 0;
  for (const [what, measure] of [['texts', CODES] as const, ['texts a day', CODES_A_DAY] as const]) {
    const one = await tryOne(key(what, `number ${phone}`), measure);
    if (!isOwn) await insistOn(one);
  }
  const most = config.smsPerHour;
  if (most > 0) {
    const one = await tryOne(key('texts of all'), { most, every: HOUR / most });
    if (one.wait > 0 && (await take(db, key('texts alarm'), ALARMS, now)).wait === 0)
      alarm({ most }, 'all texts of an hour were sent: no mobile number is confirmed until there are more');
    await insistOn(one, { what: 'codes' });
  }
  const ofAddress = await take(db, key('texts from', oneAddress(address)), FROM_ADDRESS, now);
  await insistOn(ofAddress);
  return giveAllBack;
}

/**
 * By what the code of a user is known, who gives nothing but its six digits. It is made of the server's key, which is not
 * in the database: whoever reads that cannot try the million codes out.
 */
export const phoneChallengeId = (config: Config, userId: string): string =>
  createHmac('sha256', secretKey(config)).update(`phone code ${userId}`).digest('base64url');
