import { isLinkable } from '@/api/records';
import { ListingTile, ListingTileSkeleton } from '@/components/layout/ListingTile';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { SkeletonLine } from '@/components/ui/Skeleton';
import { configurations } from '@/domain/bhk';
import { projectName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectProject } from '@/store/entities/projects';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as words from '@/words/home';
import { label } from '@/domain/label';

const end = 'mt-1.5 border-t border-line pt-1.5 text-sm';

/** A project in a carousel: price, name, place, builder, possession, number of pictures. Opens its page [ROUTE-5]. */
export function HomeProjectCard({ id }: { readonly id: string }) {
  const project = useAppSelector((state) => selectProject(state, id));
  const dispatch = useAppDispatch();
  if (!project) return null;

  const name = projectName(project);
  const pictures = project.propertyMainImage ?? [];
  const count = project.pictureCount ?? pictures.length;
  const bedrooms = configurations(project.unitConfig);
  const facts = [
    bedrooms.length > 0 ? `${bedrooms.join(', ')} BHK` : null,
    project.propertyType && label(project.propertyType),
  ].filter(Boolean);
  return (
    <ListingTile
      size="carousel"
      picture={pictures[0] ?? null}
      badge={possessionLabel(project.possessionStatus)}
      corner={
        count > 0 && (
          <Badge tone="dark" className="absolute right-2.5 bottom-2.5 font-medium!">
            <Icon name="camera" className="size-3.5" />
            {count}
            <span className="sr-only"> {words.pictures({ n: count })}</span>
          </Badge>
        )
      }
      price={priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo)}
      title={name}
      to={isLinkable(id) ? paths.project(id) : null}
      onOpen={() => dispatch(listingChosen({ _id: id, name }))}
      place={placeLabel(project)}
    >
      <div className={end}>
        <p className="min-h-[1lh] font-medium max-sm:line-clamp-2 sm:truncate">{project.builderName}</p>
        <p className="min-h-[1lh] truncate text-muted">{facts.join(' · ')}</p>
      </div>
    </ListingTile>
  );
}

/** The card's shape while it is on its way. */
export function ProjectCardSkeleton() {
  return (
    <ListingTileSkeleton>
      <div className={end}>
        <SkeletonLine line="h-[1lh]" words="h-3 w-2/3" />
        <SkeletonLine line="h-[1lh]" words="h-3 w-1/2" />
      </div>
    </ListingTileSkeleton>
  );
}
