import { decode } from './codec';
import { FORMAT_NAME, FORMAT_VERSION, Refusal, type Log } from './format';
import { attempt, isFields, isText, type Fields } from './guards';
import { changes, hashText } from './hash';
import type { Redactor } from './redact/redactor';

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isHashes = (value: unknown): boolean =>
  value === undefined || (isFields(value) && Object.values(value).every(isText));

/** What the records of each kind must have; of a head of another format nothing else is known. */
const SHAPES = new Map<unknown, (record: Fields) => boolean>([
  [
    'head',
    ({ format, version, at, app, build, part, begins, pageLanguage = '' }) =>
      format === FORMAT_NAME &&
      isCount(version) &&
      (version !== FORMAT_VERSION || (isCount(at) && [app, build, part, begins, pageLanguage].every(isText))),
  ],
  ['init', ({ s, h }) => isFields(s) && isHashes(h)],
  ['a', ({ t, a, h }) => isCount(t) && isFields(a) && isText(a['type']) && isHashes(h)],
  ['nav', ({ t, at, kind }) => isCount(t) && isText(at) && ['load', 'push', 'replace', 'pop'].some((k) => k === kind)],
  ['err', (record) => isCount(record['t']) && 'e' in record],
  ['mark', ({ t, text }) => isCount(t) && isText(text)],
  ['vp', ({ t, width, height }) => [t, width, height].every(isCount)],
  ['end', ({ sum }) => sum === undefined || isText(sum)],
]);

/** The record of a line, decoded; null for any other text. `read`: the large objects of its part so far. */
function recordIn(line: string, read: unknown[]): Fields | null {
  const record = attempt(() => {
    const encoded: unknown = JSON.parse(line);
    const isCounted = isFields(encoded) && (encoded['r'] === 'init' || encoded['r'] === 'a');
    return decode(encoded, isCounted ? read : undefined);
  });
  return isFields(record) && SHAPES.get(record['r'])?.(record) ? record : null;
}

/** Reads a whole `.rlog`; values are decoded. Throws `Refusal`: a file is read as a whole or not at all. */
export function readLog(text: string): Log {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const records: Fields[] = [];
  const read: unknown[] = [];
  for (const [at, line] of lines.entries()) {
    const corrupt = (what: string) =>
      new Refusal(
        'corrupt',
        at === 0 ? 'This is not an action log of Gruham.' : `The log is damaged at line ${at + 1}: ${what}.`,
      );
    const record = recordIn(line, read);
    if (record === null) throw corrupt('it is cut off, or no record');
    const { r, version, sum } = record;
    if (r === 'head' && version !== FORMAT_VERSION) {
      const build = Number(version) > FORMAT_VERSION ? 'a newer build' : 'the build that it was recorded in';
      const message = `The log is of format ${Number(version)}; this build reads format ${FORMAT_VERSION}.`;
      throw new Refusal('incompatible', `${message} Replay it with ${build}.`);
    }
    const before = records.at(-1)?.['r'];
    const isDue = before === undefined ? r === 'head' : (r === 'init') === (before === 'head');
    const isLast = at === lines.length - 1;
    if (!isDue || (r === 'end') !== isLast) throw corrupt('it does not belong here, or the end of the log is gone');
    const isBent = sum !== undefined && sum !== hashText(`${lines.slice(0, at).join('\n')}\n`);
    if (isBent) throw corrupt('something before it was changed');
    if (r === 'head') read.length = 0;
    records.push(record);
  }
  const heads = records.flatMap(({ r }, at) => (r === 'head' ? [at] : []));
  const parts = heads.map((from, n) => {
    const [head, init, ...body] = records.slice(from, heads[n + 1] ?? -1);
    return { head, init, body };
  });
  return { parts: parts as unknown as Log['parts'], isProved: records.at(-1)?.['sum'] !== undefined };
}

/** The recorder's own names and hashes: letters and digits at random, which may look like anything. */
const OWN = new Set(['h', 'build', 'part']);

/** Refuses a log that redaction still changes, also by what it came to know later. The message never tells the secret. */
export function refuseLeaks({ parts }: Log, { value, text }: Redactor): void {
  const places = parts.flatMap(({ head, init, body }, part) =>
    [head, init, ...body].flatMap((record, at) => {
      const rest = Object.fromEntries(Object.entries(record).filter(([key]) => !OWN.has(key)));
      const again = value(rest);
      if (again === rest) return [];
      const [path = ''] = Object.keys(changes(rest, again));
      return [`record ${at + 1} of page load ${part + 1}.${text(path)}`];
    }),
  );
  if (places.length === 0) return;
  throw new Refusal('leak', `The log holds what may be a secret, at ${places.slice(0, 3).join(', ')}.`);
}
