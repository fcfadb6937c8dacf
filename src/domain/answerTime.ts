import { plural } from './text';

/** "Usually answers within 2 hours", of whole hours; null where they are not known. */
export function answerWords(hours: number | null | undefined): string | null {
  if (hours == null || hours < 1) return null;
  const time = hours < 24 ? plural(hours, 'hour', 'hours') : plural(Math.ceil(hours / 24), 'day', 'days');
  return `Usually answers within ${time}`;
}
