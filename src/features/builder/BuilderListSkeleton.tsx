import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';

const CARDS = [1, 2, 3];

/** The builders list while it loads. */
export function BuilderListSkeleton() {
  return (
    <SkeletonRegion label="Loading builders" className="space-y-5">
      {CARDS.map((card) => (
        <div
          key={card}
          className="grid gap-6 rounded-card border border-line bg-card p-5 md:grid-cols-[1fr_320px] lg:grid-cols-[300px_1fr_320px]"
        >
          <Skeleton className="aspect-square w-40 rounded-control sm:w-48 lg:w-full lg:self-center" />
          <div className="space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-11 w-32 rounded-control" />
          </div>
          <Skeleton className="h-80 rounded-control md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
