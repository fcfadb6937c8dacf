import { passwordFault, plainPassword, SHORTEST_PASSWORD, type PasswordOwner } from '@/domain/password';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { isCommonPassword } from './commonPasswords';

const WORDS = {
  short: said('passwordShort', { least: SHORTEST_PASSWORD }),
  blank: said('passwordBlank'),
  own: said('passwordOwn'),
  common: said('passwordCommon'),
} as const;

const NOBODY: PasswordOwner = { phone: '', email: '', names: [] };

/** Throws 400 for a password that cannot be chosen: at sign-up, reset and change alike. */
export function refuseWeakPassword(password: string, owner = NOBODY): void {
  const fault = passwordFault(password, owner) ?? (isCommonPassword(plainPassword(password)) ? 'common' : null);
  if (fault !== null) throw new HttpError(400, WORDS[fault]);
}
