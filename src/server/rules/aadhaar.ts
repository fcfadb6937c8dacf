import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The dihedral group's multiplication and the permutation of Verhoeff's check digit. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;
const TURN = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const digitOf = (row: string | undefined, at: number): number => Number(row?.charAt(at));

function checks(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((so, digit, at) => digitOf(PRODUCT[so], digitOf(TURN[at % TURN.length], Number(digit))), 0);
  return sum === 0;
}

/** The twelve digits of an Aadhaar number written with or without spaces or hyphens; null when it is none. */
export function aadhaarDigits(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) && checks(digits) ? digits : null;
}

/** How a number is always shown: its last four digits alone. */
export const maskedAadhaar = (lastFour: string): string => `XXXX XXXX ${lastFour}`;

/** The last four digits of a number that was shown masked; null for anything else. */
export function lastFourOfMasked(text: string): string | null {
  return /^X{8}(\d{4})$/i.exec(text.replace(/[\s-]/g, ''))?.[1] ?? null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a number for the database with AES-256-GCM; it opens for the same user alone. `key` has 32 bytes. */
export function sealAadhaar(key: Buffer, userId: string, digits: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(digits, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `sealAadhaar` sealed. Throws with another key, for another user, and when a bit was changed. */
export function openAadhaar(key: Buffer, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
