const DAY = 24 * 60 * 60 * 1000;
/** India's clock is ahead of UTC by so much, ms. */
const INDIA = 5.5 * 60 * 60 * 1000;

/** Days since 1970 by India's clock. */
export const indianDay = (now: number): number => Math.floor((now + INDIA) / DAY);

/** Such a day as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** When such a day begins, ms since 1970. */
export const dayBegin = (day: number): number => day * DAY - INDIA;

/** When a month, YYYY-MM, is over by India's clock, ms since 1970. */
export function endOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.UTC(year, number) - INDIA;
}

/** When a day, YYYY-MM-DD, is over by India's clock, ms since 1970. */
export const endOfDay = (day: string): number => dayBegin(Date.parse(day) / DAY + 1);
