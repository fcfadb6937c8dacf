import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';

const LAST =
  'This is the last code for now: if it does not reach you in time, please wait half an hour before you ask for another one.';

const validFor = (code: string) =>
  `${code}\n\nIt is valid for 10 minutes and can be used once. Nobody from ${SITE.name} will ever ask you for it.`;

/** `last`: no further code is mailed to this reader for half an hour. */
export const signUpCode = (to: string, code: string, last: boolean): Mail => ({
  to,
  subject: `Your ${SITE.name} verification code`,
  text: letter(
    `Welcome to ${SITE.name}. Your verification code is:`,
    validFor(code),
    last ? LAST : null,
    'If you did not sign up, please ignore this message: without the code no account is made.',
  ),
});

/** To the account's own reader, when somebody signs up with its e-mail or its mobile number. */
export const alreadySignedUp = (to: string): Mail => ({
  to,
  subject: `You already have a ${SITE.name} account`,
  text: letter(
    `Somebody tried to sign up at ${SITE.name} with your e-mail address or your mobile number.`,
    'You have an account already. Please log in with your mobile number and your password; if you do not remember the password, choose "Forgot password" in the Login dialog and give this e-mail address.',
    'If it was not you, you need not do anything: your account is unchanged.',
  ),
});

export const resetCode = (to: string, code: string, last: boolean): Mail => ({
  to,
  subject: `Your ${SITE.name} password reset code`,
  text: letter(
    `To choose a new password for your ${SITE.name} account, enter this code:`,
    validFor(code),
    last ? LAST : null,
    'If you did not ask for it, please ignore this message: your password stays as it is.',
  ),
});
