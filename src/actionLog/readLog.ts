import { decode } from './codec';
import {
  FORMAT_NAME,
  FORMAT_VERSION,
  type BodyRecord,
  type EndRecord,
  type HeadRecord,
  type InitRecord,
  type Log,
  type Part,
} from './format';
import { isFields, type Fields } from './guards';
import { sumOf } from './writeLog';

/** Why a file cannot be replayed; `later`: it is of a format that comes after this one. */
export class LogFileError extends Error {
  constructor(
    readonly kind: 'foreign' | 'later' | 'corrupt',
    message: string,
  ) {
    super(message);
    this.name = 'LogFileError';
  }
}

const corrupt = (line: number, what: string): LogFileError =>
  new LogFileError('corrupt', `The log is damaged at line ${line}: ${what}.`);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isWord = (value: unknown): value is string => typeof value === 'string';
const isWords = (value: unknown): boolean => Array.isArray(value) && value.every(isWord);

/** What the records of each kind must have, besides `i` and `t`. */
const SHAPES: Readonly<Record<string, (record: Fields) => boolean>> = {
  init: ({ s, h }) => isFields(s) && isWord(h),
  key: ({ s, h }) => isFields(s) && isWord(h),
  gap: ({ s, h, why }) => isFields(s) && isWord(h) && isWord(why),
  a: ({ a, h, p }) =>
    isFields(a) && isWord(a['type']) && (h === undefined || isWord(h)) && (p === undefined || isFields(p)),
  nav: ({ to }) => isWord(to),
  err: (record) => 'e' in record,
  mark: ({ text }) => isWord(text),
  vp: ({ width, height }) => isCount(width) && isCount(height),
  end: ({ h, dropped, sum }) => (h === null || isWord(h)) && isCount(dropped) && isWord(sum),
};

function headOf(record: Fields, line: number): HeadRecord {
  if (record['format'] !== FORMAT_NAME) throw new LogFileError('foreign', 'This is not an action log of Gruham.');
  const { version, at, hashEvery, manifest, app, build, session, part } = record;
  if (!isCount(version) || version === 0) throw corrupt(line, 'its head names no version');
  if (version > FORMAT_VERSION) {
    throw new LogFileError(
      'later',
      `The log is of format ${version}; this build reads formats up to ${FORMAT_VERSION}. Replay it with a newer build.`,
    );
  }
  const words = [app, build, session, part].every(isWord);
  const lists = isFields(manifest) && ['slices', 'actionTypes', 'endpoints'].every((key) => isWords(manifest[key]));
  if (typeof at !== 'number' || !isCount(hashEvery) || !words || !lists)
    throw corrupt(line, 'its head is not complete');
  return record as unknown as HeadRecord;
}

/** Decodes what the record carries; the JSON is used up. */
function decoded(record: Fields, line: number): Fields {
  try {
    return decode(record) as Fields;
  } catch {
    throw corrupt(line, 'a value cannot be read');
  }
}

function recordIn(text: string, line: number): Fields {
  let record: unknown;
  try {
    record = JSON.parse(text) as unknown;
  } catch {
    throw line === 1
      ? new LogFileError('foreign', 'This is not an action log of Gruham.')
      : corrupt(line, 'it is cut off or no JSON');
  }
  if (isFields(record) && isWord(record['r'])) return record;
  throw line === 1
    ? new LogFileError('foreign', 'This is not an action log of Gruham.')
    : corrupt(line, 'it is no record');
}

interface Open {
  readonly head: HeadRecord;
  readonly from: number;
  init: InitRecord | null;
  next: number;
  readonly body: BodyRecord[];
}

/** Whether a record stands for an action. */
export const isStep = (record: BodyRecord): boolean =>
  record.r === 'a' || (record.r === 'gap' && (record.why === 'large' || record.why === 'unreadable'));

function take(open: Open, record: Fields, line: number): void {
  if (open.init === null) {
    if (record['r'] !== 'init') throw corrupt(line, 'the state that it begins with is not there');
    open.init = record as unknown as InitRecord;
    open.next = open.init.i;
    return;
  }
  const next = record as unknown as BodyRecord;
  if ((next.r as string) === 'init' || next.i !== open.next) throw corrupt(line, 'something before it is missing');
  if (isStep(next)) open.next += 1;
  open.body.push(next);
}

/** Reads a whole `.rlog`; values are decoded. Throws `LogFileError`: a file is read as a whole or not at all. */
export function readLog(text: string): Log {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  const parts: Part[] = [];
  let open: Open | null = null;
  for (const [at, source] of lines.entries()) {
    const line = at + 1;
    const raw = recordIn(source, line);
    if (raw['r'] === 'head') {
      if (open !== null) throw corrupt(line, 'the page before it has no end');
      open = { head: headOf(raw, line), from: at, init: null, next: 0, body: [] };
      continue;
    }
    const isOfKind = SHAPES[raw['r'] as string];
    if (open === null) {
      throw line === 1
        ? new LogFileError('foreign', 'This is not an action log of Gruham.')
        : corrupt(line, 'it stands before any head');
    }
    const record = decoded(raw, line);
    if (isOfKind === undefined || !isCount(record['i']) || !isCount(record['t']) || !isOfKind(record)) {
      throw corrupt(line, 'the record is not complete');
    }
    if (raw['r'] !== 'end') {
      take(open, record, line);
      continue;
    }
    const end = record as unknown as EndRecord;
    const { head, init, body, from, next } = open;
    if (init === null || end.i !== next) throw corrupt(line, 'something before it is missing');
    if (sumOf(lines.slice(from, at), source) !== end.sum) throw corrupt(line, 'it or a line before it was changed');
    parts.push({ head, init, body, end });
    open = null;
  }
  if (open !== null) throw new LogFileError('corrupt', 'The log is cut off: its end is not there.');
  if (parts.length === 0) throw new LogFileError('foreign', 'This file is empty.');
  return { parts };
}
