import { HttpError } from '../../kernel/httpError';

/** Where a page ended: the order it was in, and the last row's place in it. */
export interface Cursor {
  readonly order: string;
  readonly value: number;
  readonly id: string;
}

export const writeCursor = ({ order, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/** Reads what `writeCursor` wrote, for the same order. Throws 400 for anything else. */
export function readCursor(text: string, order: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === 3) {
      const [own, value, id] = parts as unknown[];
      if (
        own === order &&
        typeof value === 'number' &&
        Number.isFinite(value) &&
        typeof id === 'string' &&
        !id.includes('\0')
      ) {
        return { order, value, id };
      }
    }
  } catch {
    // Said below.
  }
  throw new HttpError(400, 'This page of the list does not exist. Please start again from the first one.');
}
