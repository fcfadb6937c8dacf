import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';

/** A grid of cards: beside each other from 640 px on. */
export const SAVED_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** A card's shape while it is on its way. */
export const SavedSkeleton = () => <Skeleton className="h-58 rounded-card lg:h-96" />;

interface SavedFrameProps {
  /** The id of the element with its name. */
  readonly nameId: string;
  /** Address of its picture; none shows the drawing. */
  readonly picture: string | undefined;
  /** Over the picture. */
  readonly onPicture?: ReactNode;
  /** It is sold or gone: not in the colours of what is for sale. */
  readonly isPast?: boolean;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly foot: ReactNode;
}

/** The card of one listing that a buyer keeps: its picture beside the words, above them in wide windows. */
export const SavedFrame = ({ nameId, picture, onPicture, isPast = false, children, foot }: SavedFrameProps) => (
  <article
    aria-labelledby={nameId}
    className={classes(
      'relative flex h-full flex-col overflow-hidden rounded-card border border-line transition-shadow hover:shadow-lift',
      isPast ? 'bg-wash' : 'bg-card',
    )}
  >
    <div className="flex flex-1 lg:block">
      <div className="relative aspect-4/3 flex-none bg-wash max-lg:w-1/3">
        <div className={classes('absolute inset-0', isPast && 'opacity-60')}>
          <Picture src={picture} alt="" sizes="(min-width: 1024px) 264px, 120px" />
        </div>
        {onPicture}
      </div>
      <div className="min-w-0 flex-1 p-3.5">{children}</div>
    </div>
    <div className="relative z-10 flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line px-2.5 empty:hidden">
      {foot}
    </div>
  </article>
);
