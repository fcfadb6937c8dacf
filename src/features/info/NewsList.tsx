import { skipToken } from '@reduxjs/toolkit/query';
import { newsApi } from '@/api/newsApi';
import { AppLink } from '@/components/layout/AppLink';
import { NewsCard } from '@/components/layout/NewsCard';
import { extrasOf } from '@/domain/newsExtras';
import { newsNow, titleOnPage } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';
import * as words from '@/words/info';
import { InfoPage } from './InfoPage';
import { textLink } from './textLink';

/** Where two stand beside each other, the first has a row of its own, with its drawing beside its words. */
const drawnCard = (isFirst: boolean) =>
  isFirst ? 'gap-4 md:max-lg:flex-row md:max-lg:items-center md:max-lg:*:flex-1' : 'gap-4';

function Drawing({ slug }: { readonly slug: string }) {
  const { drawing } = extrasOf(slug);
  if (drawing === null) return null;
  return <img src={drawing} alt="" width={640} height={360} className="h-auto w-full min-w-0 rounded-control" />;
}

const pageLink = (page: number): string => (page === 1 ? paths.allNews : `${paths.allNews}?page=${page}`);

/** All articles as cards, a page at a time, the newest first; `page` from 1 [HOME-10]. */
export function NewsList({ page }: { readonly page: number }) {
  const { currentData } = newsApi.useGetNewsQuery(SITE.news === null ? skipToken : `page=${page}`);
  const first = { articles: page === 1 ? newsNow() : [], pages: SITE.news === null ? 1 : page };
  const { articles, pages } = currentData ?? first;
  // The app's own three: the newest one in a row of its own.
  const isDrawn = SITE.news === null;
  return (
    <InfoPage screen={{ ...SCREENS.news, title: titleOnPage(SCREENS.news.title, page) }}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((headline, place) => (
          <li key={headline.slug} className={isDrawn && place === 0 ? 'sm:max-lg:col-span-2' : undefined}>
            <NewsCard
              headline={headline}
              level={2}
              {...(isDrawn && { picture: <Drawing slug={headline.slug} />, className: drawnCard(place === 0) })}
            />
          </li>
        ))}
      </ul>
      {page > pages && <p>{words.news.none}</p>}
      <p className="mt-4 flex gap-6 empty:hidden">
        {page > pages && (
          <AppLink to={paths.allNews} className={textLink}>
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
    </InfoPage>
  );
}
