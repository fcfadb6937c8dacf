import { AppLink } from '@/components/layout/AppLink';
import { SCREENS } from '@/domain/screens';
import { InfoPage } from '@/features/info/InfoPage';
import { SitemapPlaces } from '@/features/info/SitemapPlaces';
import { SITEMAP } from '@/features/info/sitemap';
import { textLink } from '@/features/info/textLink';

/** `/sitemap`: all screens as links, grouped, and the lists of the localities [SHELL-7]. */
export default function SitemapRoute() {
  return (
    <InfoPage screen={SCREENS.sitemap}>
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
      </div>
      <SitemapPlaces />
    </InfoPage>
  );
}
