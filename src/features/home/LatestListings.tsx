import { silentQueries } from '@/api/silentQueries';
import { LATEST } from '@/domain/firstCalls';
import { label } from '@/domain/label';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import * as words from '@/words/home';
import { GridSection } from './GridSection';
import { HomePropertyCard, PropertyCardSkeleton } from './HomePropertyCard';
import { homeSection } from './homeSection';

/** The latest properties. Its failure is no toast [HOME-13]. */
export function LatestListings() {
  const latest = silentQueries.usePeekPropertiesQuery(LATEST);
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
