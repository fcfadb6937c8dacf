import { clockInIndia, dayInIndia } from './moments';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** "10:40 am today", "10:40 am tomorrow" or "10:40 am on 24 November 2026", by India's clock; `at` and `now` in ms since 1970. */
function when(at: number, now: number): string {
  const [time, day] = [clockInIndia(at), dayInIndia(at)];
  if (day === dayInIndia(now)) return `${time} today`;
  return day === dayInIndia(now + DAY) ? `${time} tomorrow` : `${time} on ${day}`;
}

/**
 * What a reader is told who was given all the phone numbers of a day: how many (null: it is the network that got as many
 * as it can), and from when there are more. `from` is ISO 8601; null where it says no time.
 */
export function numbersAgain(seen: number | null, from: string | null | undefined, now: number): string | null {
  const at = Date.parse(from ?? '');
  if (Number.isNaN(at)) return null;
  const why =
    seen === null
      ? 'Too many numbers were shown on your internet connection today.'
      : `You have seen ${seen} numbers today.`;
  // In the minute that is named there are numbers for sure.
  const minute = Math.ceil(at / MINUTE) * MINUTE;
  return minute <= now
    ? `${why} There are more now: please load the page again.`
    : `${why} More from ${when(minute, now)}.`;
}
