import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hex: what the database holds in place of a secret or an address. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** By what a limit, or a place, is known: it says nothing of what it is made of. */
export const key = (...parts: readonly string[]): string => sha256(JSON.stringify(parts));

/** A new session token: 256 random bits. It is shown once; the database holds its hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => sha256(token);

/** The id of a new record: 24 hex digits. */
export const newId = (): string => randomBytes(12).toString('hex');
