import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { countTry, saveChallenges, type Challenge, type Purpose } from '../db/queries/challenges';
import type { ChallengesTable } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { CODE_LIFE, hashCode, isCode, LONG_CODE_LIFE, newCode, newLongCode, NO_CODE } from '../rules/otp';
import type { Place } from '../rules/callerPlace';
import { sha256 } from '../rules/tokens';
import type { Context } from './context';

export const codeNotSent = (): HttpError => new HttpError(503, said('codeNotSent'), 30);

export const codeNotValid = (): HttpError => new HttpError(400, said('codeNotValid'));

/** E-mail addresses are kept and compared in lower case. */
export const plainEmail = (typed: string): string => typed.trim().toLowerCase();

type About = Pick<
  Insertable<ChallengesTable>,
  'user_id' | 'username' | 'country_code' | 'phone' | 'email' | 'password_hash'
>;

interface Asked {
  readonly purpose: Purpose;
  /** In lower case. */
  readonly email: string;
  /** Who asks: an earlier code for the same purpose and e-mail becomes void for who asks again, not by a stranger. */
  readonly place: Place;
  readonly about: About;
  /** False: the challenge looks like any other, but no code is right, and none is mailed. */
  readonly real: boolean;
  readonly replacing: boolean;
}

/**
 * Makes a challenge and its codes. What is not real takes the same steps. The caller gets its `id` alone: 256 random
 * bits that say nothing about the account. `longCode`, of a reset, is for the mail alone: it opens what the code opens,
 * wherever one is asked for; '' of a sign-up. `idHashes`: of all that is stored of it.
 */
export async function newChallenge({ db, now }: Context, asked: Asked) {
  const { purpose, email, place, about, real, replacing } = asked;
  const mailbox = sha256(`${purpose} ${email}`);
  const row = (id: string, code: string, account: string, life: number) => ({
    ...about,
    id_hash: sha256(id),
    purpose,
    account,
    mailbox,
    code_hash: real ? hashCode(id, purpose, code) : NO_CODE,
    tries: 0,
    expires_at: now() + life,
    used_at: null,
  });
  const id = randomBytes(32).toString('base64url');
  const code = newCode();
  const account = sha256(`${purpose} ${email} ${place.name}`);
  const rows = [row(id, code, account, CODE_LIFE)];
  // Anybody can ask for a reset and use up its mails: each of them lets its reader in.
  const longCode = purpose === 'reset' ? newLongCode() : '';
  if (longCode !== '') rows.push(row(longCode, longCode, mailbox, LONG_CODE_LIFE));
  await saveChallenges(db, rows, replacing ? account : null);
  return { id, code, longCode, idHashes: rows.map(({ id_hash }) => id_hash) };
}

/**
 * The challenge that a code opens. It is not used up by this: `useUp` is, once what it opens is ready. Throws 400 for a
 * wrong code, and for one that is expired, used, voided, of another purpose, or was guessed at five times. `bound` may
 * refuse a guess before it is compared; what it answers takes that back once the code was right.
 */
export async function verifyChallenge(
  { db, now }: Context,
  purpose: Purpose,
  id: string,
  otp: string,
  bound?: (challenge: Challenge) => Promise<() => Promise<void>>,
): Promise<Challenge> {
  const challenge = await countTry(db, sha256(id), purpose, now());
  if (challenge === undefined) throw codeNotValid();
  const takeBack = await bound?.(challenge);
  if (!isCode(challenge.code_hash, id, purpose, otp)) {
    throw new HttpError(400, said('codeWrong'));
  }
  await takeBack?.();
  return challenge;
}
