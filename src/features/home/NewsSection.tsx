import { NewsCard } from '@/components/layout/NewsCard';
import { Section } from '@/components/layout/Section';
import { newsNow } from '@/domain/newsHeadlines';
import * as words from '@/words/home';

/** News & Articles: the three newest of our own [HOME-10]. */
export function NewsSection() {
  return (
    <Section {...words.news}>
      <ul className="phone-row md:grid-cols-3">
        {newsNow()
          .slice(0, 3)
          .map((headline) => (
            <li key={headline.slug}>
              <NewsCard headline={headline} level={3} />
            </li>
          ))}
      </ul>
    </Section>
  );
}
