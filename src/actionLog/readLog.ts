import { decode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, type Log, type Part } from './format';
import { isFields, type Fields } from './guards';
import { Refusal } from './refusal';
import { sumOf } from './writeLog';

const foreign = () => new Refusal('corrupt', 'This is not an action log of Gruham.');
const corrupt = (line: number, what: string) => new Refusal('corrupt', `The log is damaged at line ${line}: ${what}.`);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isWord = (value: unknown): value is string => typeof value === 'string';
const isHashes = (value: unknown): boolean =>
  value === undefined || (isFields(value) && Object.values(value).every(isWord));

/** What the records of each kind must have, besides `t`. */
const SHAPES: Readonly<Record<string, (record: Fields) => boolean>> = {
  init: ({ s, h }) => isFields(s) && isHashes(h),
  a: ({ a, h }) => isFields(a) && isWord(a['type']) && isHashes(h),
  nav: ({ at, kind }) => isWord(at) && ['load', 'push', 'replace', 'pop'].includes(kind as string),
  err: (record) => 'e' in record,
  mark: ({ text }) => isWord(text),
  vp: ({ width, height }) => isCount(width) && isCount(height),
  end: ({ of, sum }) => (of === undefined || Array.isArray(of)) && (sum === undefined || isWord(sum)),
};

function checkHead({ r, format, version, at, app, build, part, begins }: Fields, line: number): void {
  if (r !== 'head' || format !== FORMAT_NAME) throw line === 1 ? foreign() : corrupt(line, 'it stands before any head');
  if (!isCount(version)) throw corrupt(line, 'its head names no version');
  if (version !== FORMAT_VERSION) {
    const build = version > FORMAT_VERSION ? 'a newer build' : 'the build that it was recorded in';
    const message = `The log is of format ${version}; this build reads format ${FORMAT_VERSION}. Replay it with ${build}.`;
    throw new Refusal('incompatible', message);
  }
  if (!isCount(at) || ![app, build, part, begins].every(isWord)) throw corrupt(line, 'its head is not complete');
}

function recordIn(text: string, line: number): Fields {
  try {
    const record = JSON.parse(text) as unknown;
    if (isFields(record) && isWord(record['r'])) return record;
  } catch {
    // Told below.
  }
  throw line === 1 ? foreign() : corrupt(line, 'it is cut off or no record');
}

function decoded(raw: Fields, line: number, read: Map<string, unknown>): Fields {
  try {
    const record = decode(raw, read) as Fields;
    if (isCount(record['t']) && SHAPES[record['r'] as string]?.(record)) return record;
  } catch {
    // Told below.
  }
  throw corrupt(line, 'a value cannot be read, or the record is not complete');
}

/** Reads a whole `.rlog`; values are decoded. Throws `Refusal`: a file is read as a whole or not at all. */
export function readLog(text: string): Log {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const parts: Part[] = [];
  let open: Fields[] = [];
  let read = new Map<string, unknown>();
  for (const [at, source] of lines.entries()) {
    const line = at + 1;
    const raw = recordIn(source, line);
    if (open.length === 0) {
      checkHead(raw, line);
      open = [raw];
      read = new Map();
      continue;
    }
    const record = decoded(raw, line, read);
    if ((record['r'] === 'init') !== (open.length === 1)) {
      throw corrupt(line, 'the state that it begins with is not there, or there twice');
    }
    open.push(record);
    if (record['r'] !== 'end') continue;
    if (record['sum'] !== undefined && sumOf(lines.slice(line - open.length, at), source) !== record['sum']) {
      throw corrupt(line, 'it or a line before it was changed');
    }
    const [head, init, ...body] = open;
    parts.push({ head, init, body: body.slice(0, -1), end: record } as unknown as Part);
    open = [];
  }
  if (open.length > 0) throw new Refusal('corrupt', 'The log is cut off: its end is not there.');
  return { parts };
}
