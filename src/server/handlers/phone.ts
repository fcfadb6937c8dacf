import { inTransaction } from '../db/inTransaction';
import { findAccountById } from '../db/queries/accounts';
import { replaceChallenge, useUp, voidCodes } from '../db/queries/challenges';
import type { UserRow } from '../db/queries/people';
import type { Session } from '../db/queries/sessions';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { MailDesk } from '../mail/mailDesk';
import { readerOf } from '../mail/mailWords';
import { numberChanged, numberLost, phoneCode } from '../mail/phoneMessages';
import { takeOver } from '../operations/phoneOwnership';
import { CODE_LIFE, hashCode, newCode } from '../rules/otp';
import { boundPhoneCodes, canBeTexted, phoneChallengeId } from '../rules/phoneCodes';
import type { Caller } from '../rules/callerPlace';
import { sha256 } from '../rules/tokens';
import { codeNotSent, codeNotValid, verifyChallenge } from './codes';
import type { Context, Handlers } from './context';
import { provePassword } from './ownPassword';
import { refuseWhileLeaving, requireUser } from './requireUser';

/** The way out for texts, and the user. Throws 404 where no number can be proven: a client then leaves the step out. */
async function stepOf(context: Context, session: Session | null): Promise<{ texter: MailDesk; user: UserRow }> {
  const user = await requireUser(context, session);
  if (context.texter === null) throw new HttpError(404, said('noPhoneStep'));
  return { texter: context.texter, user };
}

/**
 * The proof that the account's owner asks for a code to another number than the account's: who came by a session cannot
 * bind a number to it. Throws 400 without the right password.
 */
function passwordFor(context: Context, user: UserRow, password: string | undefined, caller: Caller) {
  if (password === undefined) throw new HttpError(400, said('required', { field: 'password' }));
  return provePassword(context, { user, password, caller }, said('wrongPassword'));
}

/** Proves that the mobile number of an account is its owner's, by a code that is sent to it (`rules/phoneOwnership`). */
export const phoneHandlers: Handlers = {
  getPhone: async (context, _asked, session) => {
    const user = await requireUser(context, session);
    // Every profile asks, so this is no failure that a browser's console would show.
    if (context.texter === null) return { body: null };
    return { body: { phone: user.phone === '' ? null : user.phone, confirmed: user.phone_confirmed_at !== null } };
  },

  sendPhoneCode: async (context, asked, session, caller) => {
    const { db, config, now } = context;
    const { texter, user } = await stepOf(context, session);
    await refuseWhileLeaving(db, user.id);
    const phone = asked.phone ?? user.phone;
    if (phone === '') throw new HttpError(400, said('required', { field: 'phone' }));
    const isOwn = phone === user.phone;
    if (isOwn && user.phone_confirmed_at !== null) throw new HttpError(409, said('phoneConfirmed'));
    if (!canBeTexted(phone)) throw new HttpError(400, said('phoneStart'));
    if (texter.isFailing()) throw codeNotSent();
    const proof = isOwn ? null : await passwordFor(context, user, asked.password, caller);
    const giveBack = await boundPhoneCodes(context, { userId: user.id, phone, address: caller.address });
    const id = phoneChallengeId(config, user.id);
    const code = newCode();
    await replaceChallenge(db, {
      id_hash: sha256(id),
      purpose: 'phone',
      account: sha256(`phone ${user.id}`),
      code_hash: hashCode(id, 'phone', code),
      tries: 0,
      expires_at: now() + CODE_LIFE,
      used_at: null,
      user_id: user.id,
      username: null,
      country_code: user.country_code,
      phone,
      email: null,
      password_hash: proof?.compared ?? null,
    });
    await texter.send(phoneCode({ to: phone, language: user.language }, code)).catch(async () => {
      await voidCodes(db, [sha256(id)]);
      await giveBack();
      throw codeNotSent();
    });
    return { body: { message: said('codeSent') }, ...proof?.known };
  },

  confirmPhone: async (context, { code }, session) => {
    const { db, config, now, mailer } = context;
    const { user } = await stepOf(context, session);
    await refuseWhileLeaving(db, user.id);
    const { id_hash, phone, password_hash } = await verifyChallenge(
      context,
      'phone',
      phoneChallengeId(config, user.id),
      code,
    );
    if (phone === null) throw codeNotValid();
    const isOwn = phone === user.phone;
    const outcome = await inTransaction(db, async (part) => {
      if (!(await useUp(part, id_hash, now()))) return null;
      const taken = await takeOver(part, config, { userId: user.id, phone, now: now() });
      const isAllowed = isOwn || password_hash === (await findAccountById(part, user.id))?.password_hash;
      // The number or the password changed since the code was asked for: nothing of this happens.
      if (!isAllowed) throw codeNotValid();
      return taken;
    });
    if (outcome === null) throw codeNotValid();
    if (!outcome.given) throw new HttpError(409, said('phoneOfAnother'));
    if (!isOwn) mailer.sendLater(numberChanged(readerOf(user), phone));
    for (const loser of outcome.losers) mailer.sendLater(numberLost(loser, 'taken', true));
    return { body: { message: said('numberConfirmed') } };
  },
};
