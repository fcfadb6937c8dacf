import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import * as words from '@/words/projectDetail';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The sections of a project while only its list row is known. */
export function SectionsSkeleton() {
  return (
    <SkeletonRegion label={words.loading} className="mt-8 min-h-[80vh]">
      <Skeleton className="h-12" />
      <div className="mt-9 grid gap-x-9 sm:grid-cols-2">
        {ROWS.map((row) => (
          <Skeleton key={row} className="my-3.5 h-5" />
        ))}
      </div>
      <Skeleton className="mt-9 h-28" />
    </SkeletonRegion>
  );
}

/** A project's page while nothing of it is known. */
export function ProjectSkeleton() {
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-1 pb-16">
      <div className="min-h-11" />
      <Skeleton className="h-58 rounded-panel md:h-106.5" />
      <div className="mt-4 grid gap-9 md:mt-6 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="mt-3 h-5 w-2/5" />
          <Skeleton className="mt-6 h-14" />
          <SectionsSkeleton />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
