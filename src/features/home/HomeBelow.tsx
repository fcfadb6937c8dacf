import { lazyPart } from '@/components/ui/lazyPart';
import { useIdle } from '@/components/ui/useIdle';
import { useLatePart } from '@/components/ui/useLatePart';
import type { HomeMoreProps } from './HomeMore';
import { SectionFailed } from './SectionFailed';

const HomeMore = lazyPart<HomeMoreProps>(() => import(/* webpackChunkName: "home-more" */ './HomeMore'));

/** Starts loading what stands below Home's first views. */
export const preloadHomeMore = HomeMore.preload;

/**
 * What stands below Home's first views. Its code comes when the browser has time after the first paint; until then an
 * empty place of about its height keeps the footer out of the way.
 */
export function HomeBelow(props: HomeMoreProps) {
  const { state, retry } = useLatePart(HomeMore, useIdle());
  if (state === 'here') return <HomeMore {...props} />;
  return (
    <div className="mx-auto min-h-1300 w-full max-w-page px-5 md:min-h-800">
      {state === 'failed' && <SectionFailed onRetry={retry} />}
    </div>
  );
}
