import { encode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, type Part } from './format';
import { hashText } from './hash';

/** Lines of one part of a log as they are stored, each with its line break; a part's first piece begins with its head. */
export interface Piece {
  readonly part: string;
  readonly text: string;
}

export const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;

/** A file of the lines of its parts, the oldest first; its end proves it whole. */
export const fileOf = (lines: string): string => lines + lineOf({ r: 'end', sum: hashText(lines) });

const HEAD = `{"r":"head","format":"${FORMAT_NAME}","version":${FORMAT_VERSION},`;
/** The lines of the stored parts; one whose beginning is not there, or that another build wrote, is left out. */
export function storedText(pieces: readonly Piece[]): string {
  const parts = new Map<string, string>();
  for (const { part, text } of pieces) parts.set(part, (parts.get(part) ?? '') + text);
  return [...parts.values()].filter((text) => text.startsWith(HEAD)).join('');
}

/** A part that was read, as a file that can be edited by hand: without hashes and checksum. */
export function editable({ head, init, body }: Part): string {
  const plain = (record: object) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'h'));
  return [head, init, ...body, { r: 'end' }].map((record) => lineOf(encode(plain(record)) as object)).join('');
}
