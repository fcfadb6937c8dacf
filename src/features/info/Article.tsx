import { Fragment } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { NewsCard } from '@/components/layout/NewsCard';
import { PageHeading } from '@/components/layout/PageHeading';
import { Picture } from '@/components/ui/Picture';
import { ShareButton } from '@/components/ui/ShareButton';
import { label } from '@/domain/label';
import { dayInIndia } from '@/domain/moments';
import { readingMinutes, type NewsArticle } from '@/domain/news';
import { extrasOf } from '@/domain/newsExtras';
import { LOANS_ARTICLE, type NewsHeadline } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';
import { langOf } from '@/domain/text';
import * as words from '@/words/info';
import { ArticleTable } from './ArticleTable';
import { LinkedText } from './LinkedText';
import { textLink } from './textLink';

interface ArticleProps {
  readonly article: NewsArticle;
  readonly others: readonly NewsHeadline[];
}

/** One article to read, where it stands, and the ways on: the homes, and the other articles [HOME-10]. */
export function Article({ article, others }: ArticleProps) {
  const { drawing, headings, table } = extrasOf(article.slug);
  const ways = [
    ...(article.slug === LOANS_ARTICLE ? [{ name: words.workOutEmi, to: paths.homeLoans }] : []),
    { name: words.propertiesIn({ city: label(SITE.city) }), to: paths.properties({ city: SITE.city }) },
    { name: SCREENS.projects.title, to: paths.projects() },
  ];
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-1 pb-12">
      <Breadcrumb
        crumbs={[
          { label: SCREENS.news.title, to: paths.allNews },
          { label: article.title, to: paths.news(article.slug), lang: langOf(article.title), 'aria-current': 'page' },
        ]}
      />
      <div className="mt-4 grid items-start gap-12 lg:grid-cols-[1fr_348px]">
        <article className="max-w-3xl min-w-0">
          <p className="mb-3 text-sm font-semibold text-muted">
            {article.topic} · <time dateTime={article.date}>{dayInIndia(article.date)}</time> ·{' '}
            {words.minutes({ n: readingMinutes(article.body) })}
          </p>
          <PageHeading title={article.title} className="text-section sm:text-promo" />
          <p lang={langOf(article.summary)} className="mt-4 text-lg text-muted">
            {article.summary}
          </p>
          {drawing !== null && (
            <img src={drawing} alt="" width={640} height={360} className="mt-6 h-auto w-full rounded-card" />
          )}
          {article.picture && (
            <div className="mt-6 aspect-3/2 overflow-hidden rounded-card">
              <Picture {...article.picture} sizes="(min-width: 1024px) 768px, 100vw" eager />
            </div>
          )}
          <div lang={langOf(article.body.join())} className="mt-7 space-y-5 text-base leading-relaxed sm:text-lg">
            {article.body.map((paragraph, place) => (
              <Fragment key={place}>
                {headings[place] && <h2 className="pt-3 text-xl">{headings[place]}</h2>}
                <p>
                  <LinkedText text={paragraph} />
                </p>
                {table?.behind === place && <ArticleTable {...table} />}
              </Fragment>
            ))}
          </div>
          <ul className="mt-7 mb-4 flex flex-wrap gap-x-6 border-t border-line pt-4">
            {ways.map(({ name, to }) => (
              <li key={to}>
                <AppLink to={to} className={textLink}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
          <ShareButton title={article.title} path={paths.news(article.slug)} />
        </article>
        <section className="lg:sticky lg:top-24">
          <h2 className="mb-4 text-xl">{words.readOn}</h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
            {others.map((headline) => (
              <li key={headline.slug}>
                <NewsCard headline={headline} level={3} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
