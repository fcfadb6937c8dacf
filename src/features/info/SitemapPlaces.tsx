import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place } from '@/api/readers/places';
import { silentQueries } from '@/api/silentQueries';
import { AppLink } from '@/components/layout/AppLink';
import { BY_LOCALITY } from '@/domain/firstCalls';
import { label } from '@/domain/label';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { locale } from '@/words/language';
import { textLink } from './textLink';
import * as words from '@/words/info';

const NO_CITIES: readonly Place[] = [];
const byName = new Intl.Collator(locale).compare;
const byLabel = (a: string, b: string): number => byName(label(a), label(b));
const isOwn = (city: string): number => Number(city === SITE.city);

/**
 * The towns with those of their localities that have listings, the marketplace's own town first; all localities where
 * the server does not count them. A town without any is left out.
 */
function listedTowns(
  cities: readonly Place[],
  counts: Readonly<Record<string, number>> | null,
): readonly Pick<Place, 'name' | 'localities'>[] {
  return cities
    .map(({ name, localities }) => ({
      name,
      localities: localities.filter((each) => counts === null || each in counts).sort(byLabel),
    }))
    .filter(({ localities }) => localities.length > 0)
    .sort((a, b) => isOwn(b.name) - isOwn(a.name) || byLabel(a.name, b.name));
}

/** The localities that have listings, by town, each with the way to its list [SHELL-7]. Nothing until they are known. */
export function SitemapPlaces() {
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined);
  const { data: counts = null, isLoading } = silentQueries.usePeekCountsQuery(BY_LOCALITY);
  if (isLoading) return null;
  return listedTowns(cities, counts).map(({ name: city, localities }) => (
    <section key={city} className="mt-7">
      <h2 className="text-xl">
        <AppLink to={paths.properties({ city })} className={textLink}>
          {words.propertiesIn({ city: label(city) })}
        </AppLink>
      </h2>
      <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-4">
        {localities.map((locality) => (
          <li key={locality}>
            <AppLink to={paths.properties({ city, locality })} className={textLink}>
              {label(locality)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
