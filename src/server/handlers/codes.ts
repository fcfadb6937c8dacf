import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { countTry, saveChallenge, type Challenge, type Purpose } from '../db/queries/challenges';
import type { ChallengesTable } from '../db/schema';
import { Refusal } from '../http/refusal';
import { oneAddress } from '../rules/networkAddress';
import { CODE_LIFE, hashCode, isCode, newCode, NO_CODE } from '../rules/otp';
import { sha256 } from '../rules/tokens';
import type { Context } from './context';

export const codeNotSent = (): Refusal =>
  new Refusal(503, 'We could not send the code. Please try again in a little while.', 30);

export const codeNotValid = (): Refusal => new Refusal(400, 'This code is no longer valid. Please ask for a new one.');

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
  readonly address: string;
  readonly about: About;
  /** False: the challenge looks like any other, but no code is right, and none is mailed. */
  readonly real: boolean;
  readonly replacing: boolean;
}

interface NewChallenge {
  /** What the caller gets: 256 random bits that say nothing about the account. */
  readonly id: string;
  readonly idHash: string;
  readonly code: string;
}

/** Makes a challenge and its code. */
export async function newChallenge({ db, now }: Context, asked: Asked): Promise<NewChallenge> {
  const { purpose, email, address, about, real, replacing } = asked;
  const id = randomBytes(32).toString('base64url');
  const idHash = sha256(id);
  const code = newCode();
  const codeHash = hashCode(id, purpose, code);
  await saveChallenge(
    db,
    {
      ...about,
      id_hash: idHash,
      purpose,
      account: sha256(`${purpose} ${email} ${oneAddress(address)}`),
      code_hash: real ? codeHash : NO_CODE,
      tries: 0,
      expires_at: now() + CODE_LIFE,
      used_at: null,
    },
    replacing,
  );
  return { id, idHash, code };
}

/**
 * The challenge that a code opens. It is not used up by this: `useUp` is, once what it opens is ready. Throws 400 for
 * a wrong code, and for one that is expired, used, voided, of another purpose, or was guessed at five times.
 */
export async function openedBy({ db, now }: Context, purpose: Purpose, id: string, otp: string): Promise<Challenge> {
  const challenge = await countTry(db, sha256(id), purpose, now());
  if (challenge === undefined) throw codeNotValid();
  if (!isCode(challenge.code_hash, id, purpose, otp)) {
    throw new Refusal(400, 'The code is not right. Please check it and try again.');
  }
  return challenge;
}
