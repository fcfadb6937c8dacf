import { clockInIndia, dayInIndia } from './moments';
import * as words from '@/words/numbersAgain';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whether a moment has come, or on which day it comes by India's clock; `at` and `now` in ms since 1970. */
function whenOf(at: number, now: number): 'now' | 'today' | 'tomorrow' | 'other' {
  if (at <= now) return 'now';
  const day = dayInIndia(at);
  if (day === dayInIndia(now)) return 'today';
  return day === dayInIndia(now + DAY) ? 'tomorrow' : 'other';
}

/**
 * What a reader is told who was given all the phone numbers of a day: how many (null: it is the network that got as many
 * as it can), and from when there are more. `from` is ISO 8601; null where it says no time.
 */
export function numbersAgain(seen: number | null, from: string | null | undefined, now: number): string | null {
  const at = Date.parse(from ?? '');
  if (Number.isNaN(at)) return null;
  // In the minute that is named there are numbers for sure.
  const minute = Math.ceil(at / MINUTE) * MINUTE;
  return words.again({
    whose: seen === null ? 'network' : 'other',
    seen: String(seen),
    when: whenOf(minute, now),
    time: clockInIndia(minute),
    day: dayInIndia(minute),
  });
}
