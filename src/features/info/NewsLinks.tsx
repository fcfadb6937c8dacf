import { skipToken } from '@reduxjs/toolkit/query';
import { newsApi } from '@/api/newsApi';
import { AppLink } from '@/components/layout/AppLink';
import { useHashSection } from '@/components/ui/useHashSection';
import { newsNow } from '@/domain/newsHeadlines';
import { NEWS_ID, paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { langOf } from '@/domain/text';
import * as words from '@/words/info';
import { textLink } from './textLink';

const pageLink = (page: number): string => (page === 1 ? paths.sitemap : `${paths.sitemap}?page=${page}`);

/** Links to all articles, a page at a time, the newest first; `page` from 1 [HOME-10]. */
export function NewsLinks({ page }: { readonly page: number }) {
  const { currentData } = newsApi.useGetNewsQuery(SITE.news === null ? skipToken : `page=${page}`);
  useHashSection();
  const first = { articles: page === 1 ? newsNow() : [], pages: SITE.news === null ? 1 : page };
  const { articles, pages } = currentData ?? first;
  return (
    <section id={NEWS_ID} tabIndex={-1} className="col-span-full">
      <h2 className="mb-2 text-xl">{words.news.title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <AppLink to={paths.news(slug)} lang={langOf(title)} className={textLink}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
      {page > pages && <p>{words.news.none}</p>}
      <p className="mt-2 flex gap-6 empty:hidden">
        {page > pages && (
          <AppLink to={paths.sitemap} className={textLink}>
            {words.news.newest}
          </AppLink>
        )}
        {page > 1 && page <= pages && (
          <AppLink to={pageLink(page - 1)} className={textLink}>
            {words.news.newer}
          </AppLink>
        )}
        {page < pages && (
          <AppLink to={pageLink(page + 1)} className={textLink}>
            {words.news.older}
          </AppLink>
        )}
      </p>
    </section>
  );
}
