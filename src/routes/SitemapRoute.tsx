import { useSearchParams } from 'react-router';
import { AppLink } from '@/components/layout/AppLink';
import { newsPage } from '@/domain/firstCalls';
import { titleOnPage } from '@/domain/newsHeadlines';
import { SCREENS } from '@/domain/screens';
import { InfoPage } from '@/features/info/InfoPage';
import { NewsLinks } from '@/features/info/NewsLinks';
import { SITEMAP } from '@/features/info/sitemap';
import { textLink } from '@/features/info/textLink';

/** `/sitemap`: all screens as links, grouped [SHELL-7]. */
export default function SitemapRoute() {
  const [params] = useSearchParams();
  const page = newsPage(params);
  return (
    <InfoPage screen={{ ...SCREENS.sitemap, title: titleOnPage(SCREENS.sitemap.title, page) }}>
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {SITEMAP.map(({ title, note, links }) => (
          <section key={title}>
            <h2 className="mb-2 text-xl">{title}</h2>
            {note && <p className="text-sm text-muted">{note}</p>}
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <AppLink to={to} className={textLink}>
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <NewsLinks page={page} />
      </div>
    </InfoPage>
  );
}
