import { passwordFault, plainPassword, SHORTEST_PASSWORD, type PasswordOwner } from '@/domain/password';
import { HttpError } from '../kernel/httpError';
import { isCommonPassword } from './commonPasswords';

const WORDS = {
  short: `The password needs at least ${SHORTEST_PASSWORD} characters.`,
  blank: 'A password of spaces alone is too easy to guess. Please choose another one.',
  own: 'Your password must not be your own number, e-mail or name. Please choose another one.',
  common: 'Many people use this password, so attackers try it first. Please choose another one.',
} as const;

const NOBODY: PasswordOwner = { phone: '', email: '', names: [] };

/** Throws 400 for a password that cannot be chosen: at sign-up, reset and change alike. */
export function refuseWeakPassword(password: string, owner = NOBODY): void {
  const fault = passwordFault(password, owner) ?? (isCommonPassword(plainPassword(password)) ? 'common' : null);
  if (fault !== null) throw new HttpError(400, WORDS[fault]);
}
