const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Full years of somebody born on `birth` (YYYY-MM-DD), on the day `today` (YYYY-MM-DD); null for a day that does not
 * exist or that is still to come.
 */
export function ageOn(birth: string, today: string): number | null {
  const [, year, month, day] = DAY.exec(birth) ?? [];
  const [, thisYear, thisMonth, thisDay] = DAY.exec(today) ?? [];
  if (year === undefined || thisYear === undefined || birth > today || !isDay(birth)) return null;
  const hadBirthday = `${thisMonth ?? ''}-${thisDay ?? ''}` >= `${month ?? ''}-${day ?? ''}`;
  return Number(thisYear) - Number(year) - (hadBirthday ? 0 : 1);
}

/** The day of a moment where the device is, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
