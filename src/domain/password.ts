/** AUTH-7; the same wherever a password is chosen. Those chosen before may be shorter and go on opening their account. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** A password as it is hashed and compared: the same letters typed on another keyboard are the same password. */
export const plainPassword = (typed: string): string => typed.normalize('NFKC');

/** Whose password it is to be: what others know of them is none. */
export interface PasswordOwner {
  readonly phone: string;
  readonly email: string;
  readonly names: readonly (string | null)[];
}

/** Why a password cannot be chosen. */
type PasswordFault = 'short' | 'blank' | 'own';

const word = (text: string): string => plainPassword(text).toLowerCase().replace(/\s+/g, '');

/** A person's count: characters as they are hashed, not the units that hold them. */
export const isTooShort = (typed: string): boolean => Array.from(plainPassword(typed)).length < SHORTEST_PASSWORD;

/** What is wrong with a new password; null when nothing is. The commonest ones the server knows besides. */
export function passwordFault(typed: string, { phone, email, names }: PasswordOwner): PasswordFault | null {
  if (isTooShort(typed)) return 'short';
  const password = plainPassword(typed);
  if (password.trim() === '') return 'blank';
  const [mailbox = ''] = email.split('@');
  const own = [phone, `91${phone}`, `+91${phone}`, `0${phone}`, email, mailbox, ...names.map((name) => name ?? '')];
  return own.some((each) => word(each) === word(password)) ? 'own' : null;
}
