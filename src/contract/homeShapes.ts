import { z } from 'zod';
import { articleTexts } from './articleFields';
import { HOME_SECTIONS, type HomeSectionName } from './console';
import { done, mark, nothing } from './consoleParts';
import { imageAddress, recordId, text } from './primitives';

/** Home's sections and its articles, as operators arrange and write them. */
const section = z.enum(Object.keys(HOME_SECTIONS) as [HomeSectionName, ...HomeSectionName[]]);
/** More than any section shows well. */
export const MOST_IN_SECTION = 24;
const ids = z.array(recordId).max(MOST_IN_SECTION);

/** What is wrong with a text, the server says by its name. */
const article = z.strictObject({ ...articleTexts(() => text(30_000)), published: z.boolean() });

/** A record that a section shows, by its name or id. */
export const homeRow = z.strictObject({ section, record: text(200).min(1) });
export type HomeRow = z.infer<typeof homeRow>;

export const homeQuestions = {
  getHome: nothing,
  findForHome: z.strictObject({ section, q: text(80) }),
  /** `was`: the section as the operator saw it. One that somebody changed since is not changed. */
  changeHome: z.strictObject({ section, ids, was: z.array(recordId) }),
  getNews: nothing,
  openArticle: z.strictObject({ slug: recordId }),
  addArticle: article,
  changeArticle: article.extend({ slug: recordId, mark }),
} as const;

const record = z.object({
  id: recordId,
  name: text(200),
  /** Where a project is: tells those of one name apart. */
  place: z.object({ locality: text(200), city: text(200) }).optional(),
  /** What else is to be said of it. */
  note: text(200),
  /** Its first one; '' for none. */
  picture: imageAddress,
  /** False for one that Home leaves out: it is gone, or an agent without active listings. */
  shown: z.boolean(),
});
const saved = done.extend({ slug: recordId });

export const homeAnswers = {
  /** Each section's records, in their order. */
  getHome: z.record(section, z.array(record)),
  findForHome: z.array(record),
  changeHome: done,
  /** The newest first. */
  getNews: z.array(
    z.object({ slug: recordId, topic: text(200), title: text(200), date: text(10), published: z.boolean() }),
  ),
  openArticle: z.object({ mark, fields: article }),
  addArticle: saved,
  changeArticle: saved,
} as const;

export type HomeRecord = z.infer<typeof record>;
