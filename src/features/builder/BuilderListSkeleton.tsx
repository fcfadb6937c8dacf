import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';

const CARDS = [1, 2, 3];

/** The builders list while it loads. */
export function BuilderListSkeleton() {
  return (
    <SkeletonRegion label="Loading builders" className="space-y-5">
      {CARDS.map((card) => (
        <div key={card} className="grid gap-6 rounded-card border border-line bg-card p-5 md:grid-cols-[1fr_320px]">
          <div className="flex flex-col gap-5 sm:flex-row">
            <Skeleton className="aspect-4/3 w-full flex-none rounded-control sm:w-52 sm:self-start" />
            <div className="flex-1 space-y-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-11 w-32 rounded-control" />
            </div>
          </div>
          <Skeleton className="h-64 rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
