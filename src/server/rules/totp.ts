import { createHmac } from 'node:crypto';
import { ScureBase32Plugin, generateURI, verifySync } from 'otplib';
import { SITE } from '@/domain/site';

const SECOND = 1000;
/** A code still counts so long after its half minute, and before it, s: clocks of phones are wrong. */
const TOLERANCE = 30;
/** Bytes of a secret, as RFC 4226 has it. */
const SECRET_BYTES = 20;

/** The secret that belongs to a link: the same each time it is opened, and kept nowhere until it is used. */
export const totpSecretOf = (key: Buffer, linkToken: string): string =>
  new ScureBase32Plugin().encode(
    createHmac('sha256', key).update(`codes of ${linkToken}`).digest().subarray(0, SECRET_BYTES),
  );

/** What a program for codes reads from the square. */
export const totpUri = (name: string, secret: string): string =>
  generateURI({ issuer: `${SITE.name} console`, label: name, secret });

/** The time step of a code that is right now; null for a wrong one. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const result = verifySync({ secret, token: code, epoch: Math.floor(now / SECOND), epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
