import { createAccount, findAccount, findAccountByEmail } from '../db/queries/accounts';
import { useUp, voidCode } from '../db/queries/challenges';
import { Refusal } from '../http/refusal';
import { alreadySignedUp, signUpCode } from '../mail/messages';
import { refusePhones } from '../rules/contactInText';
import { askForCode, mayMailCode, ownerWasAt } from '../rules/limits';
import { hashPassword } from '../rules/passwords';
import { newUserId } from '../rules/tokens';
import { codeNotSent, codeNotValid, newChallenge, openedBy, plainEmail } from './codes';
import type { Handlers } from './context';
import { logIn } from './sessionAnswer';

const NEW_USER = 'usr';

const taken = (): Refusal =>
  new Refusal(400, 'This mobile number or e-mail is already registered. Please log in or use Forgot password.');

/**
 * Sign-up (API-24) and the code that ends it (API-26). Nothing is an account before its code was entered: what was
 * typed waits in the challenge, and holds nobody's number. A number or e-mail that has an account is answered as a new
 * one, in status, body and work; its owner gets a mail that says so, and no code is right.
 */
export const signUpHandlers: Handlers = {
  signUp: async (context, { username, email: typed, phone, password, countryCode }, _session, { address }) => {
    const { db, now, mailer } = context;
    refusePhones({ username });
    if (mailer.isFailing()) throw codeNotSent();
    await askForCode(db, address, now());
    const email = plainEmail(typed);
    const passwordHash = await hashPassword(password);
    const [byEmail, byPhone] = await Promise.all([findAccountByEmail(db, email), findAccount(db, phone)]);
    const owner = byEmail ?? byPhone;
    const { allowed, last } = await mayMailCode(db, { typed: [email, phone], account: null, address }, now());
    const { id, idHash, code } = await newChallenge(context, {
      purpose: 'signup',
      email,
      address,
      about: {
        user_id: newUserId(),
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
      const mail = owner === undefined ? signUpCode(email, code, last) : alreadySignedUp(owner.email);
      await mailer.send(mail).catch(async () => {
        await voidCode(db, idHash);
        throw codeNotSent();
      });
    }
    return { body: { id } };
  },

  validateOtp: async (context, { _id, otp }, _session, { address }) => {
    const { db, now } = context;
    const { id_hash, user_id, username, phone, email, country_code, password_hash } = await openedBy(
      context,
      'signup',
      _id,
      otp,
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
      password_hash,
      rank: null,
      doc: '{}',
      created_at: now(),
    });
    if (account === undefined) throw taken();
    if (!(await useUp(db, id_hash, now()))) throw codeNotValid();
    const user = await logIn(db, account, now());
    if (user === null) throw codeNotValid();
    await ownerWasAt(db, phone, address, now());
    return { body: { message: 'Mobile number verified', user } };
  },
};
