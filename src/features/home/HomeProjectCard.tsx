import { useId } from 'react';
import { isLinkable } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { configurations } from '@/domain/bhk';
import { projectName, whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectProject } from '@/store/entities/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** How wide a card of a `list` carousel is shown. */
const CARD_SIZES = '(min-width: 940px) 280px, (min-width: 740px) 33vw, (min-width: 400px) 50vw, 100vw';

const frame = '@container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card';
const body = 'flex flex-1 flex-col px-3.5 pt-3.5 pb-4 @[15rem]:px-4.5';
const price =
  'min-h-[1lh] font-heading text-lg leading-[1.15] font-bold text-balance @[12.5rem]:text-xl @[16rem]:text-price';

/** A project in a carousel: price, name, place, builder, possession, number of pictures. Opens its page [ROUTE-5]. */
export function HomeProjectCard({ id }: { readonly id: string }) {
  const project = useAppSelector((state) => selectProject(state, id));
  const dispatch = useAppDispatch();
  const titleId = useId();
  if (!project) return null;

  const name = projectName(project);
  const pictures = project.propertyMainImage ?? [];
  const count = project.pictureCount ?? pictures.length;
  const possession = possessionLabel(project.possessionStatus);
  const bedrooms = configurations(project.unitConfig);
  const facts = [bedrooms.length > 0 ? `${bedrooms.join(', ')} BHK` : null, project.propertyType].filter(Boolean);
  return (
    <article aria-labelledby={titleId} className={frame}>
      <div className="relative aspect-4/3 bg-wash">
        <Picture src={pictures[0]} alt="" sizes={CARD_SIZES} />
        {possession && <Badge className="absolute top-2.5 left-2.5">{possession}</Badge>}
        {count > 0 && (
          <Badge tone="dark" className="absolute right-2.5 bottom-2.5 font-medium!">
            <Icon name="camera" className="size-3.5" />
            {count}
            <span className="sr-only">{count === 1 ? ' picture' : ' pictures'}</span>
          </Badge>
        )}
      </div>
      <div className={body}>
        <p className={price}>{priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo)}</p>
        <h3 id={titleId} className="mt-1.5 truncate font-sans text-base font-semibold tracking-normal">
          {isLinkable(id) ? (
            <AppLink
              to={paths.project(id)}
              onClick={() => dispatch(listingChosen({ _id: id, name }))}
              className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h3>
        <p className="min-h-[1lh] truncate text-md text-muted">{whereItIs(project)}</p>
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <p className="min-h-[1lh] truncate font-medium">{project.builderName}</p>
          <p className="min-h-[1lh] truncate text-muted">{facts.join(' · ')}</p>
        </div>
      </div>
    </article>
  );
}

/** The card's shape while it is on its way. */
export function ProjectCardSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-4/3 rounded-none!" />
      <div className={body}>
        <div className={price}>
          <Skeleton className="h-[.8lh] w-3/4" />
        </div>
        <div className="mt-1.5 h-6 pt-1">
          <Skeleton className="h-4 w-4/5" />
        </div>
        <div className="h-[1lh] pt-1 text-md">
          <Skeleton className="h-3.5 w-3/5" />
        </div>
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <div className="h-[1lh] pt-1">
            <Skeleton className="h-3 w-2/3" />
          </div>
          <div className="h-[1lh] pt-1">
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      </div>
    </div>
  );
}
