import { SITE } from '@/domain/site';

/**
 * The text of a message: its paragraphs without the ones that are null, and who sends it. No message but those with a
 * code holds six digits in a row, so that a reader finds the code at once.
 */
export const letter = (...paragraphs: readonly (string | null)[]): string =>
  [...paragraphs.filter((each) => each !== null), `The ${SITE.name} team`].join('\n\n');

/** Six digits in a row are a code and nothing else in our mail: longer runs, such as numbers, are written in groups. */
export const withoutRuns = (text: string): string =>
  text.replace(/\d{6,}/g, (run) => run.replace(/\d{5}(?=\d)/g, '$& '));

/** What somebody typed, as it may stand in a subject. */
export const oneLine = (text: string): string => withoutRuns(text).replace(/\s+/g, ' ').trim();

/** A stranger's words, which nobody may take for the marketplace's own. */
export const quoted = (words: string): string =>
  `They wrote (these are not our words):\n${withoutRuns(words.trim()).replace(/^/gm, '> ')}`;
