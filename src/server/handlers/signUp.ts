import { createAccount, findAccountByEmail, findProvenAccount } from '../db/queries/accounts';
import { useUp, voidCodes } from '../db/queries/challenges';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { readerOf } from '../mail/mailWords';
import { alreadySignedUp, signUpCode } from '../mail/messages';
import { askForCode, guessCode, mayMailCode, ownerWasAt } from '../rules/limits';
import { refuseWeakPassword } from '../rules/newPassword';
import { hashPassword } from '../rules/passwords';
import { placeOf } from '../rules/callerPlace';
import { refuseUnfitNames } from '../rules/publicTexts';
import { newId } from '../rules/tokens';
import { codeNotSent, codeNotValid, newChallenge, verifyChallenge, plainEmail } from './codes';
import type { Handlers } from './context';
import { logIn } from './sessionAnswer';

const NEW_USER = 'usr';

const taken = (): HttpError => new HttpError(400, said('taken'));

/**
 * Sign-up (API-24) and the code that ends it (API-26). Nothing is an account before its code was entered: what was
 * typed waits in the challenge, and holds nobody's number. An e-mail that has an account, and a number that an account has
 * proven, are answered as new ones, in status, body and work; their owner gets a mail that says so, and no code is right.
 * A number that nobody has proven is anybody's still (`rules/phoneOwnership`).
 */
export const signUpHandlers: Handlers = {
  signUp: async (context, { username, email: typed, phone, password, countryCode }, _session, caller) => {
    const { db, now, mailer } = context;
    refuseUnfitNames({ username });
    const email = plainEmail(typed);
    refuseWeakPassword(password, { phone, email, names: [username] });
    if (mailer.isFailing()) throw codeNotSent();
    const place = await placeOf(db, null, caller);
    await askForCode(db, place, now());
    const passwordHash = await hashPassword(password);
    const [byEmail, byPhone] = await Promise.all([findAccountByEmail(db, email), findProvenAccount(db, phone)]);
    const owner = byEmail ?? byPhone;
    // By the mailbox that the mail goes to alone: whoever types another's number keeps its owner from nothing.
    const mailbox = owner?.email ?? email;
    const { allowed, last } = await mayMailCode(db, { purpose: 'signup', typed: [mailbox], place }, now());
    const { id, idHashes, code } = await newChallenge(context, {
      purpose: 'signup',
      email,
      place,
      about: {
        user_id: newId(),
        username,
        country_code: String(countryCode),
        phone,
        email,
        password_hash: passwordHash,
      },
      real: allowed && owner === undefined,
      replacing: allowed,
    });
    if (allowed) {
      // Who has no account yet is written to in the language of the page.
      const newcomer = { to: email, language: caller.language };
      const mail = owner === undefined ? signUpCode(newcomer, code, last) : alreadySignedUp(readerOf(owner));
      await mailer.send(mail).catch(async () => {
        await voidCodes(db, idHashes);
        throw codeNotSent();
      });
    }
    return { body: { id } };
  },

  validateOtp: async (context, { _id, otp }, _session, caller) => {
    const { db, now } = context;
    const { id_hash, user_id, username, phone, email, country_code, password_hash } = await verifyChallenge(
      context,
      'signup',
      _id,
      otp,
      ({ mailbox, id_hash: ofCode }) => guessCode(db, mailbox ?? ofCode, now()),
    );
    if (user_id === null || phone === null || email === null || password_hash === null) throw codeNotValid();
    // The account before the code is used up: whoever is cut off in between can enter the code again.
    const account = await createAccount(db, {
      id: user_id,
      role_code: NEW_USER,
      username: username ?? '',
      name: username,
      phone,
      country_code: country_code ?? '',
      email,
      language: caller.language,
      password_hash,
      rank: null,
      doc: '{}',
      created_at: now(),
      must_confirm_phone: 1,
    });
    if (account === undefined) throw taken();
    if (!(await useUp(db, id_hash, now()))) throw codeNotValid();
    const user = await logIn(db, account, caller, now());
    if (user === null) throw codeNotValid();
    const known = await ownerWasAt(db, account.id, caller, now());
    return { body: { message: said('accountReady'), user }, ...known };
  },
};
