import type { PasswordOwner } from '@/domain/password';
import { SITE } from '@/domain/site';
import { parseDoc } from '../db/doc';
import { standingOf } from '../db/queries/away';
import { openSession } from '../db/queries/sessions';
import type { Account } from '../db/queries/accounts';
import type { UserRow } from '../db/queries/people';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Caller } from '../rules/callerPlace';
import { hashToken, newToken } from '../rules/tokens';

const pictureOf = ({ doc }: Pick<UserRow, 'doc'>) => {
  const { profilePic } = parseDoc(doc);
  return typeof profilePic === 'string' ? { profilePic } : {};
};

/** Who is logged in, as every account call names it. */
export const sessionUser = (
  user: Pick<UserRow, 'id' | 'username' | 'role_code' | 'email' | 'phone' | 'country_code' | 'doc'>,
) => ({
  _id: user.id,
  username: user.username,
  role: { roleCode: user.role_code },
  email: user.email,
  phone: user.phone,
  countryCode: user.country_code,
  ...pictureOf(user),
});

/** Whose password it is, for the rule of passwords. */
export const ownerOf = ({ phone, email, username, name }: UserRow): PasswordOwner => ({
  phone,
  email,
  names: [username, name],
});

/** To be said only to who has shown the password, or a code. */
async function refuseSuspended(db: Db, userId: string): Promise<void> {
  const standing = await standingOf(db, userId);
  if (standing?.suspended_at == null) return;
  const reason = (standing.suspended_reason ?? '').trim().replace(/\.$/, '');
  throw new HttpError(400, said('suspended', { reason, email: SITE.email }));
}

/**
 * A new session of an account and what is answered of it; null when its password changed in the meantime. Throws 400
 * for an account that is suspended.
 */
export async function logIn(db: Db, account: Account, { device, language }: Caller, now: number) {
  const token = newToken();
  const opened = await openSession(db, {
    tokenHash: hashToken(token),
    userId: account.id,
    passwordHash: account.password_hash,
    device,
    language,
    now,
  });
  if (!opened) await refuseSuspended(db, account.id);
  return opened ? { ...sessionUser(account), token } : null;
}
