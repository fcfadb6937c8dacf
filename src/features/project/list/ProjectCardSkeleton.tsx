import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { listTexts as texts } from '../texts';

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card sm:grid sm:min-h-87 sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]">
      <Skeleton className="aspect-4/3 rounded-none sm:aspect-auto sm:h-full" />
      <div className="flex flex-col gap-3 p-4.5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-2 h-16" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <div className="mt-auto flex items-center gap-2.5 pt-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="ml-auto h-11 w-32 rounded-control" />
        </div>
      </div>
    </div>
  );
}

/** In the shape of the cards that come. */
export function ProjectCardSkeletons({ count }: { readonly count: number }) {
  return (
    <SkeletonRegion label={texts.loading} className="flex flex-col gap-4.5">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </SkeletonRegion>
  );
}
