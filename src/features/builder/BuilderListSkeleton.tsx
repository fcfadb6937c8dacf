import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import * as words from '@/words/builder';

/** The builders list while it loads. */
export function BuilderListSkeleton() {
  return (
    <SkeletonRegion label={words.loading} className="grid gap-5 md:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <div
          key={card}
          className="grid gap-5 rounded-card border border-line bg-card p-5 lg:grid-cols-[minmax(0,1fr)_230px]"
        >
          <div className="flex gap-3">
            <Skeleton className="size-14 flex-none rounded-control" />
            <div className="w-full space-y-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-11 w-32 rounded-control" />
            </div>
          </div>
          <Skeleton className="h-72 rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
