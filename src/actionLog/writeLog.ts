import { hashText } from './hash';
import { encode } from './codec';
import type { EndRecord, HeadRecord, LogRecord, Part } from './format';
import type { Piece } from './logStore';

/** A record as a line; its kind is the first word of it. */
export const lineOf = (record: LogRecord): string => JSON.stringify(record);

/** The checksum of the lines of one page load, from its head to its end without the sum itself. */
export const sumOf = (lines: readonly string[], end: string): string =>
  hashText(`${lines.join('\n')}\n${end.replace(/,"sum":"[^"]*"\}$/, '}')}`);

/** A keyframe that nothing stands before any longer is where the fold begins. */
const asInit = (line: string): string => line.replace(/^\{"r":"key"/, '{"r":"init"');

/** The lines of one page load with its end; the first line after the head is the state that the fold begins with. */
export function writePart(head: HeadRecord, body: readonly string[], end: Omit<EndRecord, 'r' | 'sum'>): string {
  const [first = '', ...rest] = body;
  const lines = [lineOf(head), asInit(first), ...rest];
  const unsigned = { r: 'end', i: end.i, t: end.t, h: end.h, dropped: end.dropped } as const;
  const sum = sumOf(lines, JSON.stringify(unsigned));
  return `${[...lines, lineOf({ ...unsigned, sum })].join('\n')}\n`;
}

const numberIn = (line: string, key: 'i' | 't'): number => Number(new RegExp(`"${key}":(\\d+)`).exec(line)?.[1] ?? 0);

const isHead = (line: string): boolean => line.startsWith('{"r":"head"');
/** A gap for an action that could not be kept has that action's index. */
const takesIndex = (line: string): boolean =>
  line.startsWith('{"r":"a"') || /^\{"r":"gap","i":\d+,"t":\d+,"why":"(large|unreadable)"/.test(line);

function writeStoredPart(lines: readonly string[]): string {
  const head = lines.find(isHead);
  const body = lines.filter((line) => !isHead(line));
  const [first, last] = [body[0], body.at(-1)];
  if (head === undefined || first === undefined || last === undefined) return '';
  const start = numberIn(first, 'i');
  const lastAction = body.filter(takesIndex).at(-1);
  return writePart(JSON.parse(head) as HeadRecord, body, {
    i: lastAction === undefined ? start : numberIn(lastAction, 'i') + 1,
    t: numberIn(last, 't'),
    h: null,
    dropped: start,
  });
}

/**
 * The earlier page loads of a visit as they stand in the log store, each with an end: a page that is left writes none.
 * Each segment's first piece begins with the head and the whole state. Where another page removed some of a page that
 * still writes, the segments after the hole are what can be read.
 */
export function writeStored(pieces: readonly Piece[]): string {
  const parts = new Map<string, { segment: number; lines: string[] }>();
  for (const { part, segment, text } of pieces) {
    const fresh = text.split('\n').filter((line) => line !== '');
    const begins = isHead(fresh[0] ?? '');
    const known = parts.get(part) ?? { segment: -1, lines: [] };
    const goesOn = known.lines.length > 0 && segment === known.segment + (begins ? 1 : 0);
    if (goesOn) known.lines.push(...fresh);
    else known.lines = begins ? fresh : [];
    known.segment = segment;
    parts.set(part, known);
  }
  return [...parts.values()].map(({ lines }) => writeStoredPart(lines)).join('');
}

/** A page load that was read, as a file of its own. */
export const encodePart = ({ head, init, body, end: { i, t, h, dropped } }: Part): string =>
  writePart(
    head,
    [init, ...body].map((record) => lineOf(encode(record) as LogRecord)),
    { i, t, h, dropped },
  );
