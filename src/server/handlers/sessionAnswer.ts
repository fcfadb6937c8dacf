import { openSession } from '../db/queries/sessions';
import type { Account } from '../db/queries/accounts';
import type { UserRow } from '../db/queries/people';
import type { Db } from '../db/schema';
import { hashToken, newToken } from '../rules/tokens';

/** Who is logged in, as every account call names it. */
export const sessionUser = (
  user: Pick<UserRow, 'id' | 'username' | 'role_code' | 'email' | 'phone' | 'country_code'>,
) => ({
  _id: user.id,
  username: user.username,
  role: { roleCode: user.role_code },
  email: user.email,
  phone: user.phone,
  countryCode: user.country_code,
});

/** A new session of an account and what is answered of it; null when its password changed in the meantime. */
export async function logIn(db: Db, account: Account, now: number) {
  const token = newToken();
  const opened = await openSession(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    passwordHash: account.password_hash,
    now,
  });
  return opened ? { ...sessionUser(account), token } : null;
}
