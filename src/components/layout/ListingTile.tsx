import { useId, type ReactNode } from 'react';
import { langOf } from '@/domain/text';
import { Badge } from '../ui/Badge';
import { classes } from '../ui/classes';
import { Picture } from '../ui/Picture';
import { Skeleton, SkeletonLine } from '../ui/Skeleton';
import { AppLink } from './AppLink';

/** How wide a tile's picture is shown: in a grid of three, in a carousel of four, or in a grid of four. */
const PICTURE_SIZES = {
  grid: '(min-width: 1024px) 390px, (min-width: 640px) 50vw, 100vw',
  carousel: '(min-width: 940px) 280px, (min-width: 740px) 33vw, (min-width: 400px) 50vw, 45vw',
  shelf: '(min-width: 1024px) 280px, (min-width: 640px) 50vw, 84vw',
} as const;

/** A narrow tile: sizes follow from its own width. */
const narrow = {
  frame: '@container flex-col',
  picture: 'aspect-16/10 sm:aspect-4/3',
  badge: 'top-2.5 left-2.5',
  body: 'px-3.5 pt-3.5 pb-4 @[15rem]:px-4.5',
  price: 'min-h-[1lh] text-lg leading-[1.15] text-balance @[12.5rem]:text-xl @[16rem]:text-price',
  title: 'mt-1.5 truncate',
  place: 'min-h-[1lh] truncate',
} as const;
const looks = {
  grid: {
    frame: 'flex-col hover:shadow-lift',
    picture: 'aspect-4/3',
    badge: 'top-3 left-3',
    body: 'p-4.5',
    price: 'text-price',
    title: 'mt-1',
    place: '',
  },
  /** Where a carousel shows one at a time, the picture lies beside the words: a page of them is half as long. */
  carousel: {
    ...narrow,
    frame: '@container flex-col max-[400px]:flex-row',
    picture: 'aspect-4/3 max-[400px]:aspect-auto max-[400px]:w-[45%] max-[400px]:flex-none',
    price: `${narrow.price} max-[400px]:text-lg!`,
    body: 'p-3',
    title: 'mt-1 leading-snug line-clamp-3',
    place: 'min-h-[1lh] line-clamp-3',
    badge: 'top-2.5 left-2.5 max-[400px]:top-1.5 max-[400px]:left-1.5 max-[400px]:px-1.5 max-[400px]:whitespace-nowrap',
  },
  shelf: narrow,
} as const;
const frame = 'group relative flex h-full overflow-hidden rounded-card border border-line bg-card transition-shadow';

interface ListingTileProps {
  /** Where it stands. */
  readonly size: keyof typeof looks;
  /** The picture's address; undefined while it is on its way, null when there is none. */
  readonly picture: string | null | undefined;
  readonly badge?: string;
  /** Stands in the picture's other corner; may be told the id of what names the listing. */
  readonly corner?: ReactNode | ((titleId: string) => ReactNode);
  /** Price and place; undefined while they are on their way. */
  readonly price: string | undefined;
  readonly title: string;
  /** The rest of the link's name, for screen readers. */
  readonly more?: string;
  /** Null for a listing that no address can name. */
  readonly to: string | null;
  readonly onOpen?: () => void;
  readonly place: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A listing in short: picture, price, name and place; all of it leads to its page [ROUTE-5]. */
export function ListingTile({ size, picture, badge, corner, price, title, to, place, ...rest }: ListingTileProps) {
  const { more, onOpen, className, children } = rest;
  const titleId = useId();
  const look = looks[size];
  return (
    <article aria-labelledby={titleId} className={classes(frame, look.frame, className)}>
      <div className={classes('relative bg-wash', look.picture)}>
        {picture === undefined ? (
          <Skeleton className="size-full rounded-none!" />
        ) : (
          <Picture src={picture} alt="" sizes={PICTURE_SIZES[size]} />
        )}
        {badge && <Badge className={classes('absolute', look.badge)}>{badge}</Badge>}
        {typeof corner === 'function' ? corner(titleId) : corner}
      </div>
      <div className={classes('flex min-w-0 flex-1 flex-col', look.body)}>
        <p className={classes('font-heading font-bold', look.price)}>
          {price ?? <Skeleton className="h-[.8lh] w-2/3" />}
        </p>
        <h3
          id={titleId}
          lang={langOf(title)}
          className={classes('font-sans text-base font-semibold tracking-normal', look.title)}
        >
          {to === null ? (
            title
          ) : (
            <AppLink
              to={to}
              onClick={onOpen}
              className="rounded-sm underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {title}
              {more && (
                <span lang={langOf(more)} className="sr-only">
                  , {more}
                </span>
              )}
            </AppLink>
          )}
        </h3>
        {(place !== '' || size !== 'grid') && (
          <p className={classes('text-md text-muted', look.place)}>
            {place ?? <Skeleton className="h-[.7lh] w-1/2" />}
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

interface ListingTileSkeletonProps {
  readonly size?: 'carousel' | 'shelf';
  readonly children?: ReactNode;
}

/** A narrow tile's shape while it is on its way; `children` stands for what comes below the place. */
export function ListingTileSkeleton({ size = 'carousel', children }: ListingTileSkeletonProps) {
  const look = looks[size];
  return (
    <div className={classes(frame, look.frame)}>
      <Skeleton className={classes('rounded-none!', look.picture)} />
      <div className={classes('flex min-w-0 flex-1 flex-col', look.body)}>
        <div className={classes('font-heading font-bold', look.price)}>
          <Skeleton className="h-[.8lh] w-3/4" />
        </div>
        <SkeletonLine line="mt-1.5 h-6" words="h-4 w-4/5" />
        <SkeletonLine line="h-[1lh] text-md" words="h-3.5 w-3/5" />
        {children}
      </div>
    </div>
  );
}
