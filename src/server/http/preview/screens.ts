import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import type { Screen } from '@/domain/screens';
import { SITE } from '@/domain/site';
import type { Preview } from './preview';
import { schemaDocument, thing } from './schemaOrg';

/** A screen that says the same to everybody; null for any other. */
export const staticPreview = ({ title, description, path }: Screen): Preview | null =>
  description === undefined ? null : { title, description, path, type: 'website', picture: null };

/** An article [HOME-10]; null for an unknown one. */
export function newsPreview(slug: string): Preview | null {
  const article = NEWS_HEADLINES.find((each) => each.slug === slug);
  if (article === undefined) return null;
  const { title, summary, date } = article;
  const path = paths.news(slug);
  return {
    title,
    description: summary,
    path,
    type: 'article',
    picture: null,
    data: (absolute) =>
      schemaDocument(
        thing('NewsArticle', {
          headline: title,
          description: summary,
          datePublished: date,
          url: absolute(path),
          publisher: thing('Organization', { name: SITE.name, url: absolute('/') }),
        }),
      ),
  };
}
