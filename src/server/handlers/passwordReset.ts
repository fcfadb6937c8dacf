import { inTransaction } from '../db/inTransaction';
import { findAccountByEmail } from '../db/queries/accounts';
import { useUp, voidCodes, voidResets, type Challenge } from '../db/queries/challenges';
import { findUser } from '../db/queries/people';
import { renewPassword } from '../db/queries/sessions';
import { said } from '../kernel/said';
import { readerOf } from '../mail/mailWords';
import { passwordChanged, resetCode } from '../mail/messages';
import { askForCode, guessCode, mayMailCode, ownerWasAt } from '../rules/limits';
import { refuseWeakPassword } from '../rules/newPassword';
import { isLongCode } from '../rules/otp';
import { canLogIn, hashPassword } from '../rules/passwords';
import { placeOf, type Caller } from '../rules/callerPlace';
import { codeNotSent, codeNotValid, newChallenge, verifyChallenge, plainEmail } from './codes';
import type { Context, Handlers } from './context';
import { logIn, ownerOf } from './sessionAnswer';

const NOTHING_ELSE = { username: null, country_code: null, phone: null, email: null, password_hash: null } as const;

/** The challenge of a short code and the id that it was asked for with, or of a long code alone. */
async function openedReset(context: Context, id: string, otp: string, caller: Caller): Promise<Challenge> {
  if (isLongCode(otp)) return verifyChallenge(context, 'reset', otp, otp);
  const { db, now } = context;
  return verifyChallenge(context, 'reset', id, otp, async ({ id_hash, mailbox, user_id }) => {
    const { isKnown } = await placeOf(db, user_id, caller);
    return isKnown ? () => Promise.resolve() : guessCode(db, mailbox ?? id_hash, now(), 'longCode');
  });
}

/**
 * A forgotten password (API-27) and the new one (API-28). An e-mail without an account is answered like one with: the
 * same steps, an id for which no code is right, and a mail that goes out after the answer or not at all. Because the
 * answer cannot wait for the mail, a failure shows in the next answers: while mail fails, everybody is told so.
 */
export const passwordResetHandlers: Handlers = {
  forgotPassword: async (context, { username }, _session, caller) => {
    const { db, now, mailer } = context;
    if (mailer.isFailing()) throw codeNotSent();
    const email = plainEmail(username);
    const account = await findAccountByEmail(db, email);
    const owner = account !== undefined && canLogIn(account.password_hash) ? account : undefined;
    const place = await placeOf(db, owner?.id ?? null, caller);
    await askForCode(db, place, now());
    const { allowed, last } = await mayMailCode(db, { purpose: 'reset', typed: [email], place }, now());
    const real = allowed && owner !== undefined;
    const { id, code, longCode, idHashes } = await newChallenge(context, {
      purpose: 'reset',
      email,
      place,
      about: { ...NOTHING_ELSE, user_id: owner?.id ?? null },
      real,
      replacing: allowed,
    });
    if (real) mailer.sendLater(resetCode(readerOf(owner), { code, longCode, last }), () => voidCodes(db, idHashes));
    return { body: { id, email: username } };
  },

  setPassword: async (context, { id, otp, password }, _session, caller) => {
    const { db, now, mailer } = context;
    refuseWeakPassword(password);
    const { id_hash, user_id } = await openedReset(context, id, otp, caller);
    const owner = await findUser(db, user_id ?? '');
    if (user_id === null || owner === undefined) throw codeNotValid();
    refuseWeakPassword(password, ownerOf(owner));
    const passwordHash = await hashPassword(password);
    const answer = await inTransaction(db, async (trx) => {
      if (!(await useUp(trx, id_hash, now()))) return null;
      await renewPassword(trx, user_id, passwordHash);
      await voidResets(trx, user_id);
      return logIn(trx, { ...owner, password_hash: passwordHash }, caller, now());
    });
    if (answer === null) throw codeNotValid();
    // The login has given the account the language of this page.
    mailer.sendLater(passwordChanged({ to: owner.email, language: caller.language }));
    const known = await ownerWasAt(db, user_id, caller, now());
    return { body: { message: said('passwordReset'), user: answer }, ...known };
  },
};
