import type { NewsArticle } from '@/domain/news';
import { paths } from '@/domain/paths';
import type { Screen } from '@/domain/screens';
import { SITE } from '@/domain/site';
import type { Preview } from './preview';
import { absolutePicture, schemaDocument, thing } from './schemaOrg';

/** A screen that says the same to everybody; null for any other. */
export const staticPreview = ({ title, description, path }: Screen): Preview | null =>
  description === undefined ? null : { title, description, path, type: 'website', picture: null };

/** An article [HOME-10]. */
export function newsPreview({ slug, title, summary, date, picture }: NewsArticle): Preview {
  const src = picture?.src ?? null;
  const path = paths.news(slug);
  return {
    title,
    description: summary,
    path,
    type: 'article',
    picture: src,
    data: (absolute) =>
      schemaDocument(
        thing('NewsArticle', {
          headline: title,
          description: summary,
          datePublished: date,
          image: absolutePicture(src, absolute),
          url: absolute(path),
          publisher: thing('Organization', { name: SITE.name, url: absolute('/') }),
        }),
      ),
  };
}
