import type { Language } from '@/domain/languages';
import type { UserRow } from '../db/queries/people';
import type { Config } from '../kernel/config';
import { MODERATION_WORDS } from './moderationWords';

/** Of the configuration, what says whether a number can be proven. */
export type Step = Pick<Config, 'smsUrl' | 'demo'>;

/** Whether a number can be proven here: where texts reach phones, and in the demo, whose outbox takes them. */
export const canConfirmPhones = ({ smsUrl, demo }: Step): boolean => smsUrl !== null || demo;

/** What an account without a number lacks, as its owner reads it. The dashboard knows the English one (`domain/confirmFirst`). */
export function needsNumber(config: Step, language: Language = 'en'): string {
  const { confirmFirst, noNumber } = MODERATION_WORDS[language];
  return canConfirmPhones(config) ? confirmFirst : noNumber;
}

/**
 * Why a user's listings are not shown yet, as the owner reads it; null where nothing stands against it. A new account
 * proves its number first, where that is possible. One that lost its number needs one, everywhere.
 */
export function heldBackBy(
  user: Pick<UserRow, 'phone' | 'phone_confirmed_at' | 'must_confirm_phone'>,
  config: Step,
  language: Language = 'en',
): string | null {
  if (user.must_confirm_phone === 0 || user.phone_confirmed_at !== null) return null;
  return user.phone === '' || canConfirmPhones(config) ? needsNumber(config, language) : null;
}
