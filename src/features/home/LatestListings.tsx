import { silentQueries } from '@/api/silentQueries';
import { paths } from '@/domain/paths';
import { GridSection } from './GridSection';
import { HomePropertyCard, PropertyCardSkeleton } from './HomePropertyCard';
import { homeSection } from './homeSection';
import { HOME_TEXTS } from './texts';

/** The latest properties, in the server's own order: the newest of those that say most. Its failure is no toast [HOME-13]. */
export function LatestListings() {
  const latest = silentQueries.usePeekPropertiesQuery('');
  return (
    <GridSection
      {...HOME_TEXTS.latest}
      all={paths.properties()}
      section={homeSection(latest, ({ ids }) => ids)}
      skeleton={<PropertyCardSkeleton />}
      card={(id) => <HomePropertyCard id={id} />}
    />
  );
}
