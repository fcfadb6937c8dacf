import { findAccountById, findAccounts } from '../db/queries/accounts';
import type { UserRow } from '../db/queries/people';
import { HttpError } from '../kernel/httpError';
import type { Said } from '../kernel/said';
import { attemptLogin } from '../rules/limits';
import { verifyPassword } from '../rules/passwords';
import type { Caller } from '../rules/callerPlace';
import type { Context } from './context';

/**
 * Asks a user who is logged in for the password again. Wrong ones count as wrong logins: who came by a session finds it
 * no sooner than at the door. Where other accounts gave the same number, they count for this account alone: nobody else
 * uses up its tries. Throws 400 with the given words. Answers the hash that it was `compared` to, and what a right
 * login answers of the device.
 */
export async function provePassword(
  { db, now }: Context,
  { user, password, caller }: { readonly user: UserRow; readonly password: string; readonly caller: Caller },
  refusal: Said,
) {
  const others = (await findAccounts(db, user.phone)).filter(({ id }) => id !== user.id);
  const typed = user.phone === '' || others.length > 0 ? user.id : user.phone;
  const attempt = await attemptLogin(db, { typed, accounts: [user] }, caller, now());
  const compared = (await findAccountById(db, user.id))?.password_hash ?? '';
  const right = await verifyPassword(compared, password).catch(async (error: unknown) => {
    await attempt.fellThrough();
    throw error;
  });
  if (!right) throw new HttpError(400, refusal);
  return { compared, known: await attempt.succeeded(user.id) };
}
