import { memo, useId } from 'react';
import { useNavigate } from 'react-router';
import { ReadMoreLink, TitleLink } from '@/components/layout/CardLinks';
import { Button } from '@/components/ui/Button';
import { headline, listingTypeLabel } from '@/domain/headlines';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectAgent } from '@/store/entities/agents';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { numberIntent } from '@/store/ownerNumber/useOwnerNumber';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { CardPictures } from './CardPictures';
import { FROM_RESULTS } from './fromResults';
import { CompareToggle } from './CompareToggle';
import { PropertyCardFace } from './PropertyCardFace';
import { CardHeart } from './Saving';
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
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const nameId = useId();
  if (listing === undefined) return null;

  const to = paths.property(id);
  const name = headline(listing);
  const choose = () => dispatch(listingChosen({ _id: id, name }));
  function viewNumber() {
    if (!loggedIn) {
      dispatch(authModalOpened({ modal: 'login', then: numberIntent({ path: to, label: name }) }));
      return;
    }
    choose();
    void navigate(to, { state: { ...FROM_RESULTS, ...ASKED_FOR_NUMBER } });
  }

  return (
    <PropertyCardFace
      listing={listing}
      seller={seller}
      nameId={nameId}
      picture={<CardPictures listing={listing} to={to} onOpen={choose} eager={eager} />}
      onPicture={
        <>
          <CardHeart id={id} name={name} describedBy={nameId} />
          <CompareToggle id={id} describedBy={nameId} />
        </>
      }
      title={
        <TitleLink to={to} onClick={choose} state={FROM_RESULTS}>
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
        <ReadMoreLink to={to} onClick={choose} state={FROM_RESULTS} describedBy={nameId}>
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
