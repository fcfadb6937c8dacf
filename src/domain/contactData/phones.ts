import { figuresIn, type Group } from './figures';
import { readable } from './readable';

/** A mobile number of India, with or without its country code; or a line's number with its area code. */
const MOBILE = /^(?:0{0,2}91|0)?[6-9]\d{9}$/;
const LINE = /^0[1-9]\d{9}$/;
/** With a plus before it a number of any country. */
const FOREIGN = /^[1-9]\d{9,13}$/;
const PLUS = /\+[\s(]{0,2}$/;
const LEAST_DIGITS = 10;
const MOST_DIGITS = 14;

/** What follows a figure that measures something. */
const UNIT =
  /^\s*(?:sq|sft|ft|feet|yards?|yds?|gaj|cents?|acres?|hectares?|ankanams?|guntas?|lakhs?|lacs?|crores?|cr|bhk|km|met(?:er|re)s?|m2)\b/i;

/** Several figures, none smaller than the one before, all of which end in these zeros: "65000 - 75000". */
const areAmounts = (groups: readonly Group[], zeros: string): boolean =>
  groups.every(({ digits }, at) => digits.endsWith(zeros) && Number(digits) >= Number(groups[at - 1]?.digits ?? 0));

/** "61, 62, 63, 64, 65" */
const isCounted = (groups: readonly Group[]): boolean =>
  groups.length > 3 &&
  groups.every(({ digits }, at) => {
    const before = groups[at - 1]?.digits;
    return before === undefined || (digits.length === before.length && digits > before);
  });

/** How numbers are written in parts that a comma and a blank may stand between. */
const LISTED = ['5,5', '2,2,2,2,2', '1,1,1,1,1,1,1,1,1,1'];

/** Whether these groups, all of a run or a part of it, are one phone number and not several other figures. */
function arePhone(text: string, groups: readonly Group[], joined: string, isWholeRun: boolean): boolean {
  if (joined.length > MOST_DIGITS) return false;
  const from = groups[0]?.from ?? 0;
  const to = groups.at(-1)?.to ?? 0;
  const before = text.slice(Math.max(0, from - 3), from);
  if (!MOBILE.test(joined) && !LINE.test(joined) && !(FOREIGN.test(joined) && PLUS.test(before))) return false;
  // States number their RERA projects and agents like this: P02400001234.
  if (groups.length === 1) return joined.length !== 11 || !/(?<!\p{L})[AP]$/iu.test(before);
  const written = text.slice(from, to);
  const isList = /[,;]\s|\n/.test(written);
  const sizes = groups.map(({ digits }) => digits.length).join();
  if (areAmounts(groups, /[,;\n]/.test(written) ? '0' : '00') || isCounted(groups)) return false;
  if (isList && !LISTED.includes(sizes)) return false;
  if (sizes === '5,5') return true;
  // A pin code, and a figure after it: no pin code begins with 9.
  if (sizes === '6,4' && !text.startsWith('9', from)) return false;
  if (UNIT.test(text.slice(to, to + 12))) return false;
  // Registrations are written with strokes: RAA08123/010118.
  if (joined.startsWith('0') && written.includes('/')) return false;
  if (isWholeRun) return true;
  // Beside other figures these may be the parts of a door number, a date or a reference; so they have to look alike.
  const areAlike = groups.every(({ digits }) => digits.length > 1) || groups.every(({ digits }) => digits.length === 1);
  return areAlike && !written.includes('/');
}

/** The phone numbers of a run; a mobile's digits without the country code. */
function phonesOfRun(text: string, run: readonly Group[]): readonly Group[] {
  const found: Group[] = [];
  for (let first = 0; first < run.length; first += 1) {
    let joined = '';
    let end = first;
    for (; end < run.length && joined.length < MOST_DIGITS; end += 1) joined += run[end]?.digits ?? '';
    // The longest one first, so that nothing of a number is left.
    for (; joined.length >= LEAST_DIGITS; end -= 1) {
      const last = run[end - 1];
      if (last === undefined) break;
      if (arePhone(text, run.slice(first, end), joined, first === 0 && end === run.length)) {
        const digits = MOBILE.test(joined) ? joined.slice(-LEAST_DIGITS) : joined;
        found.push({ digits, from: run[first]?.from ?? 0, to: last.to });
        first = end - 1;
        break;
      }
      joined = joined.slice(0, -last.digits.length);
    }
  }
  return found;
}

/** The phone numbers of a readable text. */
export const phonesIn = (text: string, runs = figuresIn(text).runs): readonly Group[] =>
  runs.flatMap((run) => phonesOfRun(text, run));

/** A pin code: no mobile number's second part, as far as one can tell. */
const PIN = /^[1-8]\d{5}$/;

/** Whether two figures that stand apart are one mobile number when they are read one after the other. */
export const isSplitMobile = (first: string, second: string): boolean =>
  first.length > 2 &&
  second.length > 2 &&
  MOBILE.test(first + second) &&
  !PIN.test(first) &&
  !PIN.test(second) &&
  !(first.endsWith('00') && second.endsWith('00'));

/** Whether a text holds a phone number, however it is written, also beside other figures. Takes linear time. */
export const holdsPhone = (text: string): boolean => phonesIn(readable(text).text).length > 0;

/** The text without its phone numbers; one without any stays as it is. */
export function withoutPhones(written: string): string {
  const { text, writtenAt } = readable(written);
  let left = '';
  let end = 0;
  for (const { from, to } of phonesIn(text)) {
    left += written.slice(end, writtenAt(from)).replace(PLUS, '');
    end = writtenAt(to);
  }
  return left + written.slice(end);
}
