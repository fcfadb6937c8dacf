import { silentQueries } from '@/api/silentQueries';
import { label } from '@/domain/label';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import * as words from '@/words/home';
import { GridSection } from './GridSection';
import { HomePropertyCard, PropertyCardSkeleton } from './HomePropertyCard';
import { homeSection } from './homeSection';

/** The latest properties, in the server's own order: the newest of those that say most. Its failure is no toast [HOME-13]. */
export function LatestListings() {
  const latest = silentQueries.usePeekPropertiesQuery('');
  return (
    <GridSection
      title={words.latest}
      intro={words.latestIntro({ city: label(SITE.city) })}
      all={paths.properties()}
      section={homeSection(latest, ({ ids }) => ids)}
      skeleton={<PropertyCardSkeleton />}
      card={(id) => <HomePropertyCard id={id} />}
    />
  );
}
