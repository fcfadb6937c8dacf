import { findAccount } from '../db/queries/accounts';
import { Refusal } from '../http/refusal';
import { attemptLogin } from '../rules/limits';
import { opens } from '../rules/passwords';
import type { Handlers } from './context';
import { logIn } from './sessionAnswer';

/** Login with mobile number and password (API-25). An unknown number is answered as a wrong password, step for step. */
export const signInHandlers: Handlers = {
  signIn: async ({ db, now }, { username, password }, _session, { address }) => {
    const attempt = await attemptLogin(db, username, address, now());
    const account = await findAccount(db, username);
    const right = await opens(account?.password_hash, password).catch(async (error: unknown) => {
      await attempt.fellThrough();
      throw error;
    });
    const user = right && account !== undefined ? await logIn(db, account, now()) : null;
    if (user === null) throw new Refusal(400, 'The mobile number or the password is not right.');
    await attempt.succeeded();
    return { body: { message: 'Login successful', user } };
  },
};
