import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Picture } from '@/components/ui/Picture';
import { dayInIndia } from '@/domain/moments';
import type { NewsArticle } from '@/domain/news';
import type { NewsHeadline } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/info';

interface ArticleProps {
  readonly article: NewsArticle;
  readonly others: readonly NewsHeadline[];
}

/** One article to read, and the others [HOME-10]. */
export function Article({ article, others }: ArticleProps) {
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-12 px-5 py-8 sm:py-12 lg:grid-cols-[1fr_348px]">
      <article className="max-w-3xl min-w-0">
        <p className="mb-3 text-sm font-semibold text-muted">
          {article.topic} · <time dateTime={article.date}>{dayInIndia(article.date)}</time>
        </p>
        <PageHeading title={article.title} className="text-section sm:text-promo" />
        <p lang={langOf(article.summary)} className="mt-4 text-lg text-muted">
          {article.summary}
        </p>
        {article.picture && (
          <div className="mt-6 aspect-3/2 overflow-hidden rounded-card">
            <Picture {...article.picture} sizes="(min-width: 1024px) 768px, 100vw" eager />
          </div>
        )}
        <div lang={langOf(article.body.join())} className="mt-7 space-y-5 text-base leading-relaxed sm:text-lg">
          {article.body.map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </div>
      </article>
      <section className="lg:sticky lg:top-24">
        <h2 className="mb-4 text-xl">{words.readOn}</h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          {others.map(({ slug, topic, title, summary }) => (
            <li
              key={slug}
              className="group relative rounded-card border border-line bg-card p-5 transition-shadow hover:shadow-lift"
            >
              <p className="text-sm font-semibold text-muted">{topic}</p>
              <h3 lang={langOf(title)} className="mt-1 text-lg">
                <AppLink
                  to={paths.news(slug)}
                  className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </AppLink>
              </h3>
              <p lang={langOf(summary)} className="mt-2 text-md text-muted">
                {summary}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
