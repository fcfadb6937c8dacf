import { encode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, type EndRecord, type LogRecord, type Part } from './format';
import { hashText } from './hash';

/** A record as a line; its kind is the first word of it. */
export const lineOf = (record: LogRecord): string => JSON.stringify(record);

/** The checksum of the lines of one part, from its head to its end without the sum itself. */
export const sumOf = (lines: readonly string[], end: string): string =>
  hashText(`${lines.join('\n')}\n${end.replace(/,"sum":"[^"]*"\}$/, '}')}`);

/** Lines of one part of a log as they are stored, each with its line break; a part's first piece begins with its head. */
export interface Piece {
  readonly part: string;
  readonly text: string;
}

/** A file of parts by their names, the oldest first; each ends with what proves it whole. */
export function writeFile(parts: readonly (readonly [name: string, lines: readonly string[]])[]): string {
  const texts = parts.map(([, lines], at) => {
    const t = Number(/^\{"r":"\w+","t":(\d+)/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    const end: EndRecord = { r: 'end', t, ...(at === parts.length - 1 ? { of: parts.map(([name]) => name) } : {}) };
    return `${lines.join('\n')}\n${lineOf({ ...end, sum: sumOf(lines, lineOf(end)) })}\n`;
  });
  return texts.join('');
}

const HEAD = `{"r":"head","format":"${FORMAT_NAME}","version":${FORMAT_VERSION},`;
/** The stored parts; one whose beginning is not there, or that another build wrote, is left out. */
export function storedParts(pieces: readonly Piece[]) {
  const parts = new Map<string, string[]>();
  for (const { part, text } of pieces) {
    parts.set(part, [...(parts.get(part) ?? []), ...text.split('\n').filter((line) => line !== '')]);
  }
  return [...parts].filter(([, [head, init]]) => head?.startsWith(HEAD) && init !== undefined);
}

/** A part that was read, as a file that can be edited by hand: without hashes and signature. */
export function editable({ head, init, body, end }: Part): string {
  const records = [head, init, ...body, { r: 'end', t: end.t, of: [head.part] }];
  const plain = (record: object) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'h'));
  return records.map((record) => `${JSON.stringify(encode(plain(record)))}\n`).join('');
}
