import type { UserRow } from '../db/queries/people';
import type { Config } from '../kernel/config';
import type { Reason } from './reviewReasons';

/** Of the configuration, what says whether a number can be proven. */
export type Step = Pick<Config, 'smsUrl' | 'demo'>;

/** Whether a number can be proven here: where texts reach phones, and in the demo, whose outbox takes them. */
export const canConfirmPhones = ({ smsUrl, demo }: Step): boolean => smsUrl !== null || demo;

/** What an account without a number lacks. */
export const needsNumber = (config: Step): Reason =>
  canConfirmPhones(config) ? { code: 'confirmFirst' } : { code: 'noNumber' };

/**
 * Why a user's listings are not shown yet; null where nothing stands against it. A new account
 * proves its number first, where that is possible. One that lost its number needs one, everywhere.
 */
export function heldBackBy(
  user: Pick<UserRow, 'phone' | 'phone_confirmed_at' | 'must_confirm_phone'>,
  config: Step,
): Reason | null {
  if (user.must_confirm_phone === 0 || user.phone_confirmed_at !== null) return null;
  return user.phone === '' || canConfirmPhones(config) ? needsNumber(config) : null;
}
