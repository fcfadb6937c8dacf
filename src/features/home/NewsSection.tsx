import { useId } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { Section } from '@/components/layout/Section';
import { dayInIndia } from '@/domain/moments';
import { newsNow, type NewsHeadline } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import * as words from '@/words/home';

function NewsCard({ slug, topic, title, date, summary }: NewsHeadline) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full flex-col rounded-card border border-t-3 border-line border-t-gold bg-card p-4.5 md:p-6"
    >
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="font-semibold text-brand">{topic}</span>
        <time dateTime={date}>{dayInIndia(date)}</time>
      </p>
      <h3 id={titleId} lang={langOf(title)} className="mt-2 text-lg sm:text-xl">
        <AppLink
          to={paths.news(slug)}
          className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {title}
        </AppLink>
      </h3>
      <p lang={langOf(summary)} className="mt-2 text-md text-muted max-sm:line-clamp-3">
        {summary}
      </p>
    </article>
  );
}

/** News & Articles: the three newest of our own [HOME-10]. */
export function NewsSection() {
  return (
    <Section {...words.news}>
      <ul className="phone-row md:grid-cols-3">
        {newsNow()
          .slice(0, 3)
          .map((headline) => (
            <li key={headline.slug}>
              <NewsCard {...headline} />
            </li>
          ))}
      </ul>
    </Section>
  );
}
