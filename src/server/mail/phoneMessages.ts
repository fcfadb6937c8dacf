import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';

/** The text with a code to a phone, as it is registered with the gateway; `to` has ten digits. */
export const phoneCode = (to: string, code: string): Mail => ({
  to,
  subject: `Your ${SITE.name} code`,
  text: `${code} is your ${SITE.name} code. It is valid for 10 minutes. Nobody from ${SITE.name} will ever ask you for it.`,
});

const LOST = {
  taken: 'Another account has confirmed the mobile number of your account.',
  freed: 'We have removed the mobile number from your account.',
} as const;

/**
 * To the reader of an account that lost its number: another one has it now, or an operator set it free. `canConfirm`:
 * whether the dashboard has the step that proves one.
 */
export const numberLost = (to: string, why: keyof typeof LOST, canConfirm: boolean): Mail => ({
  to,
  subject: `Your ${SITE.name} account needs a mobile number`,
  text: letter(
    `${LOST[why]} Your listings are on hold until your account has a number again.`,
    canConfirm
      ? 'Please log in with "Forgot password" and this e-mail address, and confirm your own mobile number in your dashboard, under My profile.'
      : 'Please write to us and tell us your mobile number. Until your account has it, log in with "Forgot password" and this e-mail address.',
    canConfirm ? 'If the number was yours, please write to us.' : null,
  ),
});

/** To the account's own reader, when its owner, or whoever knows the password, confirmed another number. */
export const numberChanged = (to: string, phone: string): Mail => ({
  to,
  subject: `Your ${SITE.name} mobile number was changed`,
  text: letter(
    `The mobile number of your ${SITE.name} account was changed. The new number ends in ${phone.slice(-4)}.`,
    'If it was not you, choose "Forgot password" in the "Login" dialog at once and enter this e-mail address: a new password logs everybody else out. Then confirm your own number in your dashboard, under My profile.',
  ),
});
