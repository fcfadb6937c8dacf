import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. It is shown once; the database holds its hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
