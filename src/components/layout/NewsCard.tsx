import { useId, type ReactNode } from 'react';
import { dayInIndia } from '@/domain/moments';
import type { NewsHeadline } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { classes } from '../ui/classes';
import { AppLink } from './AppLink';

interface NewsCardProps {
  readonly headline: NewsHeadline;
  /** That of its title. */
  readonly level: 2 | 3;
  /** Its picture, before the words. */
  readonly picture?: ReactNode;
  readonly className?: string;
}

/** What lists say of an article, leading to it [HOME-10]. */
export function NewsCard({
  headline: { slug, topic, title, date, summary },
  level,
  picture,
  className,
}: NewsCardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <article
      aria-labelledby={titleId}
      className={classes(
        'relative flex h-full flex-col rounded-card border border-t-3 border-line border-t-gold bg-card p-4.5 md:p-6',
        className,
      )}
    >
      {picture}
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-semibold text-brand">{topic}</span>
          <time dateTime={date}>{dayInIndia(date)}</time>
        </p>
        <Title id={titleId} lang={langOf(title)} className="mt-2 text-lg sm:text-xl">
          <AppLink
            to={paths.news(slug)}
            className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </AppLink>
        </Title>
        <p lang={langOf(summary)} className="mt-2 text-md text-muted max-sm:line-clamp-3">
          {summary}
        </p>
      </div>
    </article>
  );
}
