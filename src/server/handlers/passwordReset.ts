import { inTransaction } from '../db/inTransaction';
import { findAccountByEmail } from '../db/queries/accounts';
import { useUp, voidCode } from '../db/queries/challenges';
import { findUser } from '../db/queries/people';
import { renewPassword } from '../db/queries/sessions';
import { resetCode } from '../mail/messages';
import { askForCode, mayMailCode, ownerWasAt } from '../rules/limits';
import { canLogIn, hashPassword } from '../rules/passwords';
import { codeNotSent, codeNotValid, newChallenge, openedBy, plainEmail } from './codes';
import type { Handlers } from './context';
import { logIn } from './sessionAnswer';

const NOTHING_ELSE = { username: null, country_code: null, phone: null, email: null, password_hash: null } as const;

/**
 * A forgotten password (API-27) and the new one (API-28). An e-mail without an account is answered like one with: the
 * same steps, an id for which no code is right, and a mail that goes out after the answer or not at all. Because the
 * answer cannot wait for the mail, a failure shows in the next answers: while mail fails, everybody is told so.
 */
export const passwordResetHandlers: Handlers = {
  forgotPassword: async (context, { username }, _session, { address }) => {
    const { db, now, mailer } = context;
    if (mailer.isFailing()) throw codeNotSent();
    await askForCode(db, address, now());
    const email = plainEmail(username);
    const account = await findAccountByEmail(db, email);
    const owner = account !== undefined && canLogIn(account.password_hash) ? account : undefined;
    const { allowed, last } = await mayMailCode(db, { typed: [email], account: owner?.phone ?? null, address }, now());
    const real = allowed && owner !== undefined;
    const { id, idHash, code } = await newChallenge(context, {
      purpose: 'reset',
      email,
      address,
      about: { ...NOTHING_ELSE, user_id: owner?.id ?? null },
      real,
      replacing: allowed,
    });
    if (real) mailer.sendLater(resetCode(owner.email, code, last), () => voidCode(db, idHash));
    return { body: { id, email: username } };
  },

  setPassword: async (context, { id, otp, password }, _session, { address }) => {
    const { db, now } = context;
    const { id_hash, user_id } = await openedBy(context, 'reset', id, otp);
    if (user_id === null) throw codeNotValid();
    const passwordHash = await hashPassword(password);
    const answer = await inTransaction(db, async (trx) => {
      if (!(await useUp(trx, id_hash, now()))) return null;
      await renewPassword(trx, user_id, passwordHash);
      const user = await findUser(trx, user_id);
      return user === undefined ? null : logIn(trx, { ...user, password_hash: passwordHash }, now());
    });
    if (answer === null) throw codeNotValid();
    await ownerWasAt(db, answer.phone, address, now());
    return { body: { message: 'Password Reset Successfull', user: answer } };
  },
};
