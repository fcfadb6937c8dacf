import { locale } from '@/words/language';
import { isDay } from './day';

const DAYS = { short: { dateStyle: 'medium' }, long: { dateStyle: 'long' } } as const;
const ISO = /^(\d{4}-\d{2})(-\d{2})?(?:T.*)?$/;

/**
 * In UTC, and made in UTC: the day that was written, wherever it is read. Expensive to make, so each is made when it is
 * first needed.
 */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(month: 'short' | 'long', hasDay: boolean): Intl.DateTimeFormat {
  const key = `${month} ${hasDay}`;
  // A day has the form of a moment's: of parts, Telugu's would be another one.
  const options = hasDay ? DAYS[month] : ({ month, year: 'numeric' } as const);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/**
 * A launch or possession date: "2026-03-01" reads "1 March 2026", with short months "1 Mar 2026"; "2026-03" reads
 * "March 2026". Other words, and days that do not exist, stay as they are; unknown: ''.
 */
export function writtenDay(date: string | null | undefined, month: 'short' | 'long'): string {
  const text = (date ?? '').trim();
  const [, yearAndMonth, ofMonth] = ISO.exec(text) ?? [];
  if (yearAndMonth === undefined) return text;
  const written = `${yearAndMonth}${ofMonth ?? '-01'}`;
  if (!isDay(written)) return text;
  return formatOf(month, ofMonth !== undefined).format(Date.parse(written));
}
