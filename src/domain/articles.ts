import { ARTICLE_TEXTS, type ArticleText, type ArticleTexts } from '@/contract/articleFields';
import { isDay } from './day';
import * as words from '@/words/consoleHome';

export const paragraphsOf = (body: string): readonly string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** What is wrong with a text of an article, in words for its field: those of the page, or others; null when nothing is. */
export function articleFault(
  name: ArticleText,
  { [name]: value, picture }: ArticleTexts,
  faults = words.faults,
): string | null {
  const { most, needed } = ARTICLE_TEXTS[name];
  const text = value.trim();
  if (text === '') {
    if (name === 'alt' && picture !== '') return faults.alt;
    return needed ? faults.empty : null;
  }
  if (text.length > most) return faults.tooLong({ most });
  if (name === 'date' && !isDay(text)) return faults.date;
  return null;
}

/** The last part of a new article's address, of its title's Latin letters and digits. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const parts = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return parts.join('-').slice(0, 60).replace(/-$/, '') || 'article';
}
