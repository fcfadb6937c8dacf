import { memo, useId } from 'react';
import { useNavigate } from 'react-router';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { cardArea } from '@/domain/area';
import { headline, whatItIs } from '@/domain/headlines';
import { imageList } from '@/domain/images';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { listPrice, pricePerSqft } from '@/domain/price';
import { ABOUT_LIMIT, truncate } from '@/domain/text';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectAgent } from '@/store/entities/agents';
import { selectProperty } from '@/store/entities/properties';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { CompareToggle } from './CompareToggle';
import { pictureCount, sellerName, stateOf, yearsInTheField } from './listingFacts';
import { CardHeart } from './Saving';

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
  const unit = useAreaUnit();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const nameId = useId();
  if (listing === undefined) return null;

  const to = paths.property(id);
  const name = headline(listing);
  const choose = () => dispatch(listingChosen({ _id: id, name }));
  function viewNumber() {
    if (!loggedIn) {
      dispatch(authModalOpened({ modal: 'login', then: { path: to, label: name } }));
      return;
    }
    choose();
    void navigate(to);
  }

  const state = stateOf(listing);
  const pictures = pictureCount(listing);
  const perSqft = pricePerSqft(listing.pricePerSqft);
  const area = cardArea(listing, unit);
  const about = truncate(listing.about?.trim() ?? '', ABOUT_LIMIT.property);
  const where = whereItIs(listing);

  return (
    <article
      aria-labelledby={nameId}
      className="group relative overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift sm:grid sm:min-h-[278px] sm:grid-cols-[38%_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="relative aspect-4/3 bg-wash sm:aspect-auto sm:h-full">
        <div className="absolute inset-0">
          <Picture
            src={imageList(listing.propertyMainImage)[0]}
            alt=""
            sizes="(min-width: 1280px) 300px, (min-width: 640px) 38vw, 100vw"
            eager={eager}
          />
        </div>
        {state !== '' && <Badge className="absolute top-3 left-3">{state}</Badge>}
        <CardHeart id={id} name={name} describedBy={nameId} />
        <CompareToggle id={id} describedBy={nameId} />
        {pictures > 1 && (
          <Badge tone="dark" className="absolute right-3 bottom-3 opacity-85">
            <span aria-hidden="true">1 / {pictures}</span>
            <span className="sr-only">{pictures} pictures</span>
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 flex-col p-4.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-price font-bold">{listPrice(listing.expectedPrice)}</span>
          {perSqft !== null && <span className="text-sm font-medium text-muted">{perSqft} / sq ft</span>}
        </p>
        <h2 className="mt-1.5 font-sans text-base leading-normal font-semibold tracking-normal">
          <AppLink
            to={to}
            onClick={choose}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-brand focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-dark"
          >
            {whatItIs(listing)}
            <span className="sr-only">
              , <span id={nameId}>{name}</span>
            </span>
          </AppLink>
        </h2>
        {where !== '' && <p className="text-md text-muted">{where}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1 border-t border-line pt-3 text-sm">
          {area !== null && (
            <li>
              <b className="font-semibold">{area.value}</b> {area.label}
            </li>
          )}
          {listing.facing && <li>{listing.facing} facing</li>}
          {listing.saleType && <li>{listing.saleType}</li>}
        </ul>
        {about.text !== '' && (
          <p className="mt-3 text-md text-muted">
            {about.text}
            {about.cut && '…'}{' '}
            <AppLink
              to={to}
              onClick={choose}
              aria-describedby={nameId}
              className="relative z-10 inline-block font-semibold text-brand underline-offset-4 hover:underline"
            >
              Read More
            </AppLink>
          </p>
        )}
        <div className="mt-auto flex items-center gap-2.5 pt-3.5">
          <Avatar name={sellerName(seller)} src={seller?.profilePic} size="sm" />
          <span className="min-w-0 flex-1 leading-tight">
            <b className="block truncate text-sm font-semibold">{sellerName(seller)}</b>
            <span className="text-xs text-muted">{yearsInTheField(seller) ?? 'Agent'}</span>
          </span>
          <Button className="relative z-10 flex-none" aria-describedby={nameId} onClick={viewNumber}>
            View Number
          </Button>
        </div>
      </div>
    </article>
  );
});
