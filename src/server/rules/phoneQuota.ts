import type { Owner } from '@/contract/entities';
import { databaseFailure } from '../db/dialects/failures';
import { seePhone } from '../db/queries/phoneViews';
import type { Session } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import { oneAddress } from './networkAddress';
import { key } from './tokens';

/** ms for which a phone that was given counts. */
export const PHONE_VIEWS_COUNT = 24 * 60 * 60 * 1000;
/** So many owners' phone numbers a user gets within a day; details come without them beyond that. */
export const OWNERS_A_DAY = 60;
/** The same within a day of the account's beginning. */
export const OWNERS_ON_FIRST_DAY = 10;
/** The same for all accounts of one network address together. */
export const OWNERS_AN_ADDRESS = 120;
/** How long the operator can read who met a measure, ms. */
export const MEASURES_KEPT = 30 * PHONE_VIEWS_COUNT;

/** Tells the operator: facts without a person's address, and words. */
export type Alarm = (facts: Readonly<Record<string, string | number>>, words: string) => void;

/** Whether a number goes along; where it does not because of a measure, what the reader is told. */
export interface PhoneAnswer {
  readonly given: boolean;
  readonly limit: Pick<Owner, 'numbersFrom' | 'numbersSeen'> | null;
}

export const NO_PHONE: PhoneAnswer = { given: false, limit: null };
export const GIVEN_PHONE: PhoneAnswer = { given: true, limit: null };

const placeOf = (address: string): string => key('numbers to', oneAddress(address));

interface Asked {
  readonly session: Session | null;
  readonly ownerId: string;
  /** The network address that asks. */
  readonly address: string;
}

/**
 * Whether a reader may have an owner's phone: only when logged in, and within the day's measures. One's own always.
 * A user gets 60 owners' numbers within 24 hours, 10 while the account is younger than that, and all accounts of one
 * network address (an IPv6 /64) together 120. A number that was given counts for 24 hours from then on, and within them
 * it is given again for nothing. `alarm` is called once a day for an account or address that asks for more.
 */
export async function mayHavePhone(
  { db, now: clock, alarm }: { readonly db: Db; readonly now: () => number; readonly alarm: Alarm },
  { session, ownerId, address }: Asked,
): Promise<PhoneAnswer> {
  if (session === null) return NO_PHONE;
  const { userId } = session;
  if (userId === ownerId) return GIVEN_PHONE;
  const now = clock();
  const reader = await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst();
  const firstDayEnds = (reader?.created_at ?? now) + PHONE_VIEWS_COUNT;
  const isNew = now < firstDayEnds;
  const seen = await seePhone(db, {
    userId,
    ownerId,
    place: placeOf(address),
    now,
    counts: PHONE_VIEWS_COUNT,
    measures: { ofAccount: isNew ? OWNERS_ON_FIRST_DAY : OWNERS_A_DAY, ofPlace: OWNERS_AN_ADDRESS },
  }).catch((error: unknown) => {
    // What cannot be counted is not given; the rest of the listing is.
    if (databaseFailure(error) === 'full') return null;
    throw error;
  });
  if (seen === null || seen.given) return { given: seen !== null, limit: null };
  const { met, isNews, freeAt } = seen;
  if (met === null) return NO_PHONE;
  if (isNews) {
    const { kind, owners, accounts } = met;
    alarm({ userId, kind, owners, accounts }, 'all phone numbers of a day were given');
  }
  const isOwn = met.kind === 'account';
  // On the first day there are more as soon as it ends.
  const from = new Date(isOwn && isNew ? Math.min(freeAt, firstDayEnds) : freeAt).toISOString();
  return { given: false, limit: { numbersFrom: from, ...(isOwn ? { numbersSeen: met.owners } : {}) } };
}
