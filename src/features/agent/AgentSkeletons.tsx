import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import * as profileWords from '@/words/agentProfile';
import * as words from '@/words/agent';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The realtors list while it loads. */
export function AgentListSkeleton() {
  return (
    <SkeletonRegion label={words.loading} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {CARDS.map((card) => (
        <div key={card} className="rounded-card border border-line bg-card p-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-15 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-3 h-14" />
          <Skeleton className="mt-4 h-11 rounded-control" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

/** An agent's page below its heading while it loads. */
export function AgentProfileSkeleton() {
  return (
    <SkeletonRegion label={profileWords.loading} className="grid gap-8 lg:grid-cols-[1fr_348px]">
      <div className="space-y-5">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
      <Skeleton className="order-first h-24 rounded-card lg:order-none lg:h-48" />
    </SkeletonRegion>
  );
}
