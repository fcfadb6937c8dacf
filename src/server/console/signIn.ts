import {
  addOperatorSession,
  addPasskey,
  countPasskeyUse,
  endOperator,
  endOperatorSession,
  findLink,
  NO_CREDENTIALS,
  operatorNamed,
  setCredentials,
  takeLink,
  takeTotpStep,
  type Operator,
} from '../db/queries/operators';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { refuseWeakPassword } from '../rules/newPassword';
import { boundChallenges, tryCode, tryOperator } from '../rules/operatorLimits';
import { hashPassword, verifyPassword } from '../rules/passwords';
import { seal, unseal } from '../rules/sealing';
import { secretKey } from '../rules/secretKey';
import { hashToken, newToken } from '../rules/tokens';
import { totpSecretOf, totpStep, totpUri } from '../rules/totp';
import type { ConsoleContext, ConsoleHandlers } from './context';
import { newPasskey, optionsToJoin, optionsToSignIn, passkeySite, provenPasskey } from './passkeys';

const WRONG = said('wrongSignIn');
const USED_CODE = said('usedSignInCode');
const NO_LINK = said('usedLink');

/** Begins a session; the last part of every way in. */
async function begin(part: Db, { id, name, role }: Operator, now: number) {
  const session = newToken();
  await addOperatorSession(part, hashToken(session), id, now);
  return { subject: `operator:${id}`, by: id, session, answer: { name, role } };
}

async function linked({ db, now }: ConsoleContext, token: string) {
  const link = await findLink(db, hashToken(token), now());
  if (link === undefined) throw new HttpError(410, NO_LINK);
  return link;
}

/** Lets an operator in by a link that works once: what opened the account before opens it no longer. */
async function join(part: Db, operator: Operator, token: string, now: number) {
  if (!(await takeLink(part, hashToken(token), now))) throw new HttpError(410, NO_LINK);
  await endOperator(part, operator.id);
  return begin(part, operator, now);
}

/** How operators come in and go. */
export const signInHandlers = {
  getWays: (_context, _asked, visitor) => ({ passkeys: passkeySite(visitor) !== null }),

  askPasskey: async (context, _asked, visitor) => {
    await boundChallenges(context.db, visitor.address, context.now());
    return { options: await optionsToSignIn(context, visitor) };
  },

  signInByPasskey: async (context, { passkey }, visitor) => {
    const { operator, counter } = await provenPasskey(context, visitor, passkey);
    return async (part) => {
      await countPasskeyUse(part, passkey.id, counter);
      return begin(part, operator, context.now());
    };
  },

  signInByPassword: async ({ db, config, now }, { name, password, code }, { address }) => {
    const isRight = await tryOperator(db, name, address, now());
    const known = await operatorNamed(db, name);
    const matches = await verifyPassword(known?.password_hash ?? undefined, password);
    if (!matches || known?.totp_secret == null) throw new HttpError(400, WRONG);
    const isCodeRight = await tryCode(db, known.id, now());
    const step = totpStep(unseal(secretKey(config), known.id, known.totp_secret), code, now());
    if (step === null) throw new HttpError(400, WRONG);
    await isCodeRight();
    return async (part) => {
      if (!(await takeTotpStep(part, known.id, known.password_hash ?? '', step))) throw new HttpError(400, USED_CODE);
      return { ...(await begin(part, known, now())), afterwards: () => void isRight().catch(() => undefined) };
    };
  },

  signInToDemo: async (context, { token }, { isDemo }) => {
    const link = await linked(context, token);
    if (!isDemo || link.purpose !== 'demo') throw new HttpError(403, said('demoLink'));
    return (part) => begin(part, link, context.now());
  },

  openLink: async (context, { token }, visitor) => {
    await boundChallenges(context.db, visitor.address, context.now());
    const link = await linked(context, token);
    const secret = totpSecretOf(secretKey(context.config), token);
    return {
      name: link.name,
      role: link.role,
      demo: link.purpose === 'demo',
      options: await optionsToJoin(context, visitor, link),
      codes: { uri: totpUri(link.name, secret), secret },
    };
  },

  joinByPasskey: async (context, { token, passkey }, visitor) => {
    const link = await linked(context, token);
    const made = await newPasskey(context, visitor, link, passkey);
    return async (part) => {
      const done = await join(part, link, token, context.now());
      await setCredentials(part, link.id, NO_CREDENTIALS);
      await addPasskey(part, made);
      return { ...done, after: { signsInBy: 'passkey' } };
    };
  },

  joinByPassword: async (context, { token, password, code }) => {
    const link = await linked(context, token);
    refuseWeakPassword(password, { phone: '', email: '', names: [link.name] });
    const key = secretKey(context.config);
    const secret = totpSecretOf(key, token);
    const step = totpStep(secret, code, context.now());
    if (step === null) throw new HttpError(400, said('wrongNewCode'));
    const passwordHash = await hashPassword(password);
    return async (part) => {
      const done = await join(part, link, token, context.now());
      await setCredentials(part, link.id, {
        password_hash: passwordHash,
        totp_secret: seal(key, link.id, secret),
        totp_step: step,
      });
      return { ...done, after: { signsInBy: 'password' } };
    };
  },

  getSession: (_context, _asked, { operator: { name, role } }) => ({ name, role }),

  signOut:
    (_context, _asked, { operator, tokenHash }) =>
    async (part) => {
      await endOperatorSession(part, tokenHash);
      return { subject: `operator:${operator.id}`, session: null, answer: { message: said('signedOut') } };
    },
} satisfies Partial<ConsoleHandlers>;
