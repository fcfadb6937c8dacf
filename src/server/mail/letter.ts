import { SITE } from '@/domain/site';

/**
 * The text of a message: its paragraphs without the ones that are null, and who sends it. No message but those with a
 * code holds six digits in a row, so that a reader finds the code at once.
 */
export const letter = (...paragraphs: readonly (string | null)[]): string =>
  [...paragraphs.filter((each) => each !== null), `The ${SITE.name} team`].join('\n\n');
