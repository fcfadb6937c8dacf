import { figuresIn, type Group } from './figures';
import { emailsIn } from './emails';
import { phonesIn } from './phones';
import { readable } from './readable';

/** What tells who somebody is, where it stands in a text, and the same in one plain way of writing. */
interface Personal {
  readonly kind: 'phone' | 'email' | 'aadhaar' | 'birth';
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

const AADHAAR = /^[2-9]\d{11}$/;
/** A number while it is typed; round ones are prices, and what has letters around it is something else. */
const UNFINISHED = /(?<![\p{L}\p{N}])[6-9]\d{8}(?<!000)(?![\p{L}\p{N}])/gu;

const IS_YEAR = /^(?:19|20)\d\d$/;
const before = (text: string, { from } = { from: 0 }): string => text.slice(Math.max(0, from - 2), from);

/** Twelve digits in parts of the same length, or in one. */
function aadhaarsOfRun(text: string, run: readonly Group[]): readonly Group[] {
  const found: Group[] = [];
  for (let first = 0; first < run.length; first += 1) {
    const size = run[first]?.digits.length ?? 0;
    if (12 % size !== 0) continue;
    const some = run.slice(first, first + 12 / size);
    const digits = some.map((group) => group.digits).join('');
    if (!AADHAAR.test(digits) || some.some((group) => group.digits.length !== size)) continue;
    // The years of a plan are none, nor is a registration such as TS/RERA/2023/0123/9848.
    if (some.every((group) => IS_YEAR.test(group.digits)) || /\p{L}\/$/u.test(before(text, some[0]))) continue;
    found.push({ digits, from: some[0]?.from ?? 0, to: some.at(-1)?.to ?? 0 });
    first += some.length - 1;
  }
  return found;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<month>${MONTHS.join('|')})[a-z]{0,6}`;
const DAY = '(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const WRITTEN_DAYS = [
  new RegExp(`${DAY}[\\s,./-]{0,3}${MONTH}[\\s,./-]{0,3}${YEAR}`, 'gi'),
  new RegExp(`\\b${MONTH}[\\s,./-]{0,3}${DAY}[\\s,./-]{1,3}${YEAR}`, 'gi'),
];
/** Later than this nobody with an account was born. */
const LAST_YEAR = 2012;
const two = (number: number): string => String(number).padStart(2, '0');

/** A day somebody may have been born on, as YYYY-MM-DD; a moment, with the time of day behind it, is none. */
function birth(
  text: string,
  { from, to }: Omit<Group, 'digits'>,
  day: string,
  month: string,
  year: string,
): readonly Personal[] {
  if (Number(year) < 1900 || Number(year) > LAST_YEAR || /^[T\s]\d\d?:/.test(text.slice(to, to + 4))) return [];
  return [{ kind: 'birth', plain: `${year}-${two(Number(month))}-${two(Number(day))}`, from, to }];
}

function birthsIn(text: string, dates: readonly Group[]): readonly Personal[] {
  const inFigures = dates.flatMap((date) => {
    const [first = '', month = '', last = ''] = date.digits.split(/\D/);
    return first.length === 4 ? birth(text, date, last, month, first) : birth(text, date, first, month, last);
  });
  const inWords = WRITTEN_DAYS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups: { day = '', month = '', year = '' } = {} }) =>
      birth(
        text,
        { from: index, to: index + whole.length },
        day,
        String(MONTHS.indexOf(month.toLowerCase()) + 1),
        year,
      ),
    ),
  );
  return [...inFigures, ...inWords];
}

/** Ids are in hexadecimal digits: one may hold ten decimal ones in a row. */
const ID = /(?<![0-9a-z])(?:[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?![0-9a-z])/gi;
/** The signs of an address's encoding that stand between digits: blank, comma, colon and the like. */
const ENCODED = /%(?:2[0-9A-F]|3[A-F]|40|5[B-F]|7[B-E])/gi;

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * The phone numbers, e-mail addresses, Aadhaar numbers and days of birth in any text, in order and apart from each
 * other. Stricter than what a listing is checked by: what a person has not typed to the end counts too. Linear time.
 */
export function personalIn(written: string): readonly Personal[] {
  const { text: read, writtenAt } = readable(written);
  const text = read.replace(ID, (id) => (/[a-f]/i.test(id) ? id.replace(/[^-]/g, 'x') : id)).replace(ENCODED, blank);
  const { runs, dates } = figuresIn(text);
  const as = (kind: Personal['kind'], groups: readonly Group[]): readonly Personal[] =>
    groups.map(({ digits, from, to }) => ({ kind, plain: digits, from, to }));
  const found = [
    ...emailsIn(text, true).map(({ address, from, to }): Personal => ({ kind: 'email', plain: address, from, to })),
    ...as('phone', phonesIn(text, runs)),
    ...as(
      'aadhaar',
      runs.flatMap((run) => aadhaarsOfRun(text, run)),
    ),
    ...[...text.matchAll(UNFINISHED)].map(({ 0: plain, index }): Personal => {
      return { kind: 'phone', plain, from: index, to: index + plain.length };
    }),
    ...birthsIn(text, dates),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return found.flatMap((one) => {
    if (one.from < end) return [];
    end = one.to;
    return [{ ...one, from: writtenAt(one.from), to: writtenAt(one.to) }];
  });
}
