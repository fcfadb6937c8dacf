import { isDay } from './day';
import * as words from '@/words/consoleHome';

/** What an operator writes of an article [HOME-10]; `picture` and `alt` are empty without one. */
export interface ArticleFields {
  readonly title: string;
  readonly topic: string;
  readonly summary: string;
  /** Plain paragraphs with blank lines between them. */
  readonly body: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The address of an upload. */
  readonly picture: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  readonly published: boolean;
}
export type ArticleText = Exclude<keyof ArticleFields, 'published'>;

/** The longest texts, in characters. */
export const ARTICLE_LIMITS: Readonly<Record<ArticleText, number>> = {
  title: 100,
  topic: 30,
  summary: 200,
  body: 20_000,
  date: 10,
  picture: 500,
  alt: 150,
};
const NEEDED: readonly ArticleText[] = ['title', 'topic', 'summary', 'body', 'date'];

export const paragraphsOf = (body: string): readonly string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** What is wrong with a text of an article, in words for its field: those of the page, or others; null when nothing is. */
export function articleFault(
  name: ArticleText,
  { [name]: value, picture }: Pick<ArticleFields, ArticleText>,
  faults = words.faults,
): string | null {
  const text = value.trim();
  if (text === '') {
    if (name === 'alt' && picture !== '') return faults.alt;
    return NEEDED.includes(name) ? faults.empty : null;
  }
  if (text.length > ARTICLE_LIMITS[name]) return faults.tooLong({ most: ARTICLE_LIMITS[name] });
  if (name === 'date' && !isDay(text)) return faults.date;
  return null;
}

/** The last part of a new article's address, of its title's Latin letters and digits. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return parts.join('-').slice(0, 60).replace(/-$/, '') || 'article';
}
