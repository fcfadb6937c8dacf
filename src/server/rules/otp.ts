import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Purpose } from '../db/queries/challenges';

/** How long a code is valid, ms. */
export const CODE_LIFE = 10 * 60 * 1000;

/** How long a long code is valid, ms: longer than any of our messages with a code is withheld. */
export const LONG_CODE_LIFE = 60 * 60 * 1000;
const LONG_CODE = 20;

/** Stands for the hash of a code that does not exist: no guess is right. */
export const NO_CODE = '';

/** Six digits, each of the million equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Twenty digits, each equally likely (66 bits). Too many to be guessed, so it is good wherever a code for the account is
 * asked for, however many wrong codes others have tried; it is the id of a challenge of its own.
 */
export const newLongCode = (): string => Array.from({ length: LONG_CODE }, () => randomInt(10)).join('');
export const isLongCode = (typed: string): boolean => typed.length === LONG_CODE;

/**
 * What the database holds of a code. The key is the challenge's id, of which the database holds a hash alone: whoever
 * reads the database cannot try the million codes out.
 */
export const hashCode = (challengeId: string, purpose: Purpose, code: string): string =>
  createHmac('sha256', challengeId).update(`${purpose}:${code}`).digest('hex');

/** Whether a guess is right; takes the same time either way. */
export function isCode(stored: string, challengeId: string, purpose: Purpose, guess: string): boolean {
  const given = Buffer.from(hashCode(challengeId, purpose, guess));
  const right = Buffer.from(stored);
  return timingSafeEqual(given, right.length === given.length ? right : Buffer.alloc(given.length));
}
