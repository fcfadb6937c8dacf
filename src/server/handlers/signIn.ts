import { findAccounts, type Account } from '../db/queries/accounts';
import { countOnDay } from '../db/queries/dayCounts';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { attemptLogin } from '../rules/limits';
import { verifyPassword } from '../rules/passwords';
import { indianDay } from '../rules/indianDays';
import type { Handlers } from './context';
import { logIn } from './sessionAnswer';

/** The account that a password opens; without any account the same work is done for none. */
async function accountOf(accounts: readonly Account[], password: string): Promise<Account | null> {
  if (accounts.length === 0) await verifyPassword(undefined, password);
  for (const account of accounts) if (await verifyPassword(account.password_hash, password)) return account;
  return null;
}

/**
 * Login with mobile number and password (API-25). An unknown number is answered as a wrong password, step for step. Only
 * where several accounts gave a number that nobody has proven, the password is compared with each, up to four: the clock
 * tells that.
 */
export const signInHandlers: Handlers = {
  signIn: async ({ db, now }, { username, password }, _session, caller) => {
    const accounts = await findAccounts(db, username);
    const attempt = await attemptLogin(db, { typed: username, accounts }, caller, now());
    const account = await accountOf(accounts, password).catch(async (error: unknown) => {
      await attempt.fellThrough();
      throw error;
    });
    const user = account === null ? null : await logIn(db, account, caller, now());
    if (user === null) {
      await countOnDay(db, 'loginFailed', indianDay(now()));
      throw new HttpError(400, said('wrongLogin'));
    }
    return { body: { message: said('loggedIn'), user }, ...(await attempt.succeeded(user._id)) };
  },
};
