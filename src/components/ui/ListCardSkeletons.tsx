import type { ReactNode } from 'react';
import { classes } from './classes';
import { Skeleton, SkeletonRegion } from './Skeleton';

const COUNT = 4;

interface ListCardSkeletonsProps {
  readonly label: string;
  readonly className: string;
  /** Stands between the name and the description. */
  readonly middle?: ReactNode;
}

/** In the shape of a list's cards (`ListCard`) while they come. `className`: how high one is at least beside its picture. */
export function ListCardSkeletons({ label, className, middle }: ListCardSkeletonsProps) {
  return (
    <SkeletonRegion label={label} className="flex flex-col gap-4.5">
      {Array.from({ length: COUNT }, (_, index) => (
        <div
          key={index}
          className={classes(
            'overflow-hidden rounded-card border border-line bg-card sm:grid sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]',
            className,
          )}
        >
          <Skeleton className="aspect-2/1 rounded-none sm:aspect-auto sm:h-full" />
          <div className="flex flex-col gap-3 p-4.5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="h-4 w-36" />
            {middle}
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <div className="mt-auto flex items-center gap-2.5 pt-3">
              <Skeleton className="size-9 rounded-full" />
              <Skeleton className="h-4 w-28" />
              <Skeleton className="ml-auto h-11 w-32 rounded-control" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}
