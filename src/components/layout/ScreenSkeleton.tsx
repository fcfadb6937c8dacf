import type { SkeletonShape } from '@/domain/screens';
import { Skeleton, SkeletonRegion } from '../ui/Skeleton';
import * as words from '@/words/ui';

/** Stands where a screen will be while its code comes, in the rough shape of what follows. */
export function ScreenSkeleton({ shape }: { readonly shape: SkeletonShape }) {
  return (
    <SkeletonRegion label={words.loading} className="mx-auto min-h-[120vh] w-full max-w-page px-5 pt-8">
      {shape === 'detail' ? (
        <Skeleton className="h-58 rounded-panel sm:h-107" />
      ) : (
        <Skeleton className="h-9 w-72 max-w-full" />
      )}
      <div className={shape === 'list' ? 'mt-8 grid gap-7 lg:grid-cols-[306px_minmax(0,1fr)]' : 'mt-8'}>
        {shape === 'list' && <Skeleton className="hidden h-130 rounded-card lg:block" />}
        <div className="flex flex-col gap-4">
          <Skeleton className="h-58 rounded-card" />
          {shape !== 'detail' && <Skeleton className="h-58 rounded-card" />}
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
