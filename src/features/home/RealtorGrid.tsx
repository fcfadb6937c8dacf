import { useId } from 'react';
import { isLinkable } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Rating } from '@/components/ui/Rating';
import { Skeleton, SkeletonLine } from '@/components/ui/Skeleton';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { selectAgent } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import * as words from '@/words/home';
import { GridSection } from './GridSection';
import type { HomeSection } from './homeSection';

const frame = 'relative flex h-full items-center gap-3.5 rounded-card border border-line bg-card p-4';

function RealtorCard({ id }: { readonly id: string }) {
  const agent = useAppSelector((state) => selectAgent(state, id));
  const nameId = useId();
  if (!agent) return null;
  const name = agentName(agent);
  const years = agent.realEstateExperience ?? 0;
  const listings = agent.propertyListings ?? 0;
  const rating = agent.rating ?? null;
  return (
    <article aria-labelledby={nameId} className={frame}>
      <Avatar name={name} src={agent.profilePic} />
      <div className="min-w-0">
        <h3 id={nameId} lang={langOf(name)} className="truncate font-sans text-base font-semibold tracking-normal">
          {isLinkable(id) ? (
            <AppLink
              to={paths.agent(id)}
              className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h3>
        <p className="min-h-[1lh] truncate text-sm text-muted">{years > 0 && words.years({ n: years })}</p>
        {/* One line: who is not rated yet is told by the listings. */}
        <p className="flex gap-x-3 text-sm text-muted">
          {(rating !== null || listings === 0) && <Rating value={rating} className="text-ink" />}
          {listings > 0 && words.listings({ n: listings })}
        </p>
      </div>
    </article>
  );
}

function RealtorSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="size-15 flex-none rounded-full" />
      <div className="w-full">
        <SkeletonLine line="h-6" words="h-4 w-3/4" />
        <SkeletonLine line="h-[1lh] text-sm" words="h-3 w-full" />
        <SkeletonLine line="h-[1lh] text-sm" words="h-3 w-1/3" />
      </div>
    </div>
  );
}

/** Recommended Realtors: a grid of at most eight, each leading to the profile [HOME-7]. */
export function RealtorGrid({ section }: { readonly section: HomeSection }) {
  return (
    <GridSection
      {...words.realtors}
      all={paths.realtors}
      section={section}
      phoneRows="max-sm:grid-rows-2"
      skeleton={<RealtorSkeleton />}
      card={(id) => <RealtorCard id={id} />}
    />
  );
}
