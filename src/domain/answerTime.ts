import * as words from '@/words/answerTime';

/** "Usually answers within 2 hours", of whole hours; null where they are not known. */
export function answerWords(hours: number | null | undefined): string | null {
  if (hours == null || hours < 1) return null;
  return hours < 24 ? words.hours({ n: hours }) : words.days({ n: Math.ceil(hours / 24) });
}
