import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';

const last = (wait: string): string =>
  `This is the last code for now: if it does not reach you in time, please wait ${wait} before you ask for another one.`;

const validFor = (code: string) =>
  `${code}\n\nIt is valid for 10 minutes and can be used once. Nobody from ${SITE.name} will ever ask you for it.`;

/** `isLast`: no further code is mailed to this reader for up to an hour. */
export const signUpCode = (to: string, code: string, isLast: boolean): Mail => ({
  to,
  subject: `Your ${SITE.name} verification code`,
  text: letter(
    `Welcome to ${SITE.name}. Your verification code is:`,
    validFor(code),
    isLast ? last('an hour') : null,
    'If you did not sign up, please ignore this message: without the code no account is made.',
  ),
});

/** To the account's own reader, when somebody signs up with its e-mail or its mobile number. */
export const alreadySignedUp = (to: string): Mail => ({
  to,
  subject: `You already have a ${SITE.name} account`,
  text: letter(
    `Someone tried to sign up at ${SITE.name} with your e-mail address or your mobile number.`,
    'You have an account already. Please log in with your mobile number and your password; if you do not remember the password, choose "Forgot password" in the "Login" dialog and enter this e-mail address.',
    'If it was not you, you do not need to do anything: your account is unchanged.',
  ),
});

interface ResetCodes {
  readonly code: string;
  /** Twenty digits. */
  readonly longCode: string;
  /** No further message with a code goes to this reader for half an hour. */
  readonly last: boolean;
}

export const resetCode = (to: string, { code, longCode, last: isLast }: ResetCodes): Mail => ({
  to,
  subject: `Your ${SITE.name} password reset code`,
  text: letter(
    `To choose a new password for your ${SITE.name} account, enter this code:`,
    validFor(code),
    `If it is not accepted, or you asked again and got no further message, enter this long code instead. It is valid for an hour:\n\n${longCode.replace(/\d{4}(?=\d)/g, '$& ')}`,
    isLast ? last('half an hour') : null,
    'If you did not ask for it, please ignore this message: your password stays as it is.',
  ),
});

/** To the account's own reader: if it was somebody else, this is how they learn of it. */
export const passwordChanged = (to: string): Mail => ({
  to,
  subject: `Your ${SITE.name} password was changed`,
  text: letter(
    `The password of your ${SITE.name} account was changed, and other devices were logged out.`,
    `If it was not you, choose "Forgot password" in the "Login" dialog at once and enter this e-mail address: a new password logs everybody else out.`,
  ),
});
