import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';

const CARDS = [1, 2, 3];

/** The builders list while it loads. */
export function BuilderListSkeleton() {
  return (
    <SkeletonRegion label="Loading builders" className="space-y-5">
      {CARDS.map((card) => (
        <div
          key={card}
          className="grid gap-5 rounded-card border border-line bg-card p-5 md:grid-cols-[1fr_250px]"
        >
          <div className="flex gap-4">
            <Skeleton className="aspect-square w-24 flex-none self-start rounded-control sm:w-36" />
            <div className="w-full space-y-3">
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
