import { memo, useId } from 'react';
import { silentQueries } from '@/api/silentQueries';
import { ReadMoreLink, TitleLink } from '@/components/layout/CardLinks';
import { CardPictures } from '@/components/layout/CardPictures';
import { Button } from '@/components/ui/Button';
import { headline, listingTypeLabel } from '@/domain/headlines';
import { imageGroups, pictureCount } from '@/domain/imageGroups';
import { langOf } from '@/domain/text';
import { useOpenListing } from '@/store/chosenListing/useOpenListing';
import { selectAgent } from '@/store/entities/agents';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FROM_LIST } from '@/components/layout/fromList';
import { CardHeart } from '@/features/Saving';
import { CompareToggle } from './CompareToggle';
import { PropertyCardFace } from './PropertyCardFace';
import * as words from '@/words/property';

interface PropertyCardProps {
  readonly id: string;
  /** Among the first that are seen: its picture is asked for at once. */
  readonly eager?: boolean | undefined;
}

/** A listing in the properties list [PLIST-7, PLIST-14, PLIST-15]; nothing when its record is not there. */
export const PropertyCard = memo(function PropertyCard({ id, eager = false }: PropertyCardProps) {
  const listing = useAppSelector((state) => selectProperty(state, id));
  const seller = useAppSelector((state) => selectAgent(state, listing?.userId));
  const dispatch = useAppDispatch();
  const nameId = useId();
  const name = headline(listing ?? {});
  const { path: to, choose, viewNumber } = useOpenListing('property', id, name, { state: FROM_LIST });
  if (listing === undefined) return null;

  return (
    <PropertyCardFace
      listing={listing}
      seller={seller}
      nameId={nameId}
      picture={
        <CardPictures
          urls={imageGroups(listing).flatMap((group) => group.urls)}
          count={pictureCount(listing)}
          to={to}
          state={FROM_LIST}
          onOpen={choose}
          eager={eager}
          ask={() => dispatch(silentQueries.endpoints.peekProperty.initiate(id, { subscribe: false }))}
        />
      }
      onPicture={
        <>
          <CardHeart kind="property" id={id} name={name} describedBy={nameId} />
          <CompareToggle id={id} describedBy={nameId} />
        </>
      }
      title={
        <TitleLink to={to} onClick={choose} state={FROM_LIST}>
          {listingTypeLabel(listing)}
          <span className="sr-only">
            ,{' '}
            <span id={nameId} lang={langOf(name)}>
              {name}
            </span>
          </span>
        </TitleLink>
      }
      more={
        <ReadMoreLink to={to} onClick={choose} state={FROM_LIST} describedBy={nameId}>
          {words.readMore}
        </ReadMoreLink>
      }
      action={
        <Button className="relative z-10 flex-none max-sm:px-3" aria-describedby={nameId} onClick={viewNumber}>
          {words.viewNumber}
        </Button>
      }
    />
  );
});
