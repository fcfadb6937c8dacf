import { useId } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import type { ViewedListing } from '@/store/device/deviceSlice';
import { useViewedListing } from './useViewedListing';

interface RecentCardProps {
  readonly viewed: ViewedListing;
  /** Whether it is near enough to be seen, so that what is missing is asked for. */
  readonly wanted: boolean;
}

/** A listing viewed on this device, in short; its name is there at once. */
export function RecentCard({ viewed, wanted }: RecentCardProps) {
  const { to, name, picture, price, where } = useViewedListing(viewed, wanted);
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift"
    >
      <div className="aspect-4/3 bg-wash">
        {picture === undefined ? (
          <Skeleton className="size-full rounded-none!" />
        ) : (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 940px) 280px, (min-width: 740px) 33vw, (min-width: 400px) 50vw, 100vw"
          />
        )}
      </div>
      <div className="p-4">
        <p className="min-h-[1lh] font-heading text-lg leading-tight font-bold">
          {price ?? <Skeleton className="h-[.8lh] w-2/3" />}
        </p>
        <h3 id={titleId} className="mt-1 truncate font-sans text-base font-semibold tracking-normal">
          <AppLink
            to={to}
            className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </AppLink>
        </h3>
        <p className="min-h-[1lh] truncate text-md text-muted">{where ?? <Skeleton className="h-[.7lh] w-1/2" />}</p>
      </div>
    </article>
  );
}
