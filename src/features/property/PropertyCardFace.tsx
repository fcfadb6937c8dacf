import type { ReactNode } from 'react';
import type { AgentRecord, PropertyRecord } from '@/api/records';
import { Avatar } from '@/components/ui/Avatar';
import { CardPicture, ListCard } from '@/components/ui/ListCard';
import { useNow } from '@/components/ui/useHydrated';
import { cardAreas } from '@/domain/cardAreas';
import { imageList } from '@/domain/images';
import { facingLabel, label } from '@/domain/label';
import { rateOf } from '@/domain/listingTraits';
import { agentName, placeLabel } from '@/domain/names';
import { listPrice } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { ABOUT_LIMIT, langOf, truncate } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { ageWords, bathroomsOf, bathWords, floorWords, marksOf, stateOf, yearsInTheField } from './listingFacts';
import { pictureCount } from '@/domain/imageGroups';
import * as words from '@/words/property';

interface PropertyCardFaceProps {
  readonly listing: PropertyRecord;
  readonly seller: AgentRecord | undefined;
  /** The id of the element with the listing's name, which stands in `title`. */
  readonly nameId: string;
  readonly title: ReactNode;
  /** Instead of the main picture alone. */
  readonly picture?: ReactNode;
  /** On the picture: saving and comparing. */
  readonly onPicture?: ReactNode;
  /** Behind the description. */
  readonly more?: ReactNode;
  /** Beside the seller. */
  readonly action?: ReactNode;
}

/** What a listing's card shows, in the list and in the preview before posting [PLIST-7]; what can be done with it is handed in. */
export function PropertyCardFace(props: PropertyCardFaceProps) {
  const { listing, seller, nameId, title, picture, onPicture, more, action } = props;
  const now = useNow();
  const bathrooms = bathroomsOf(listing);
  const floor = floorWords(listing);
  const age = ageWords(listing.createdAt, now);
  const unit = useAreaUnit(listing);
  const years = yearsInTheField(seller);

  return (
    <ListCard
      nameId={nameId}
      title={title}
      picture={
        picture ?? <CardPicture src={imageList(listing.propertyMainImage)[0]} count={pictureCount(listing)} eager />
      }
      badge={stateOf(listing)}
      marks={marksOf(listing, now)}
      onPicture={onPicture}
      price={listPrice(listing.expectedPrice)}
      rate={rateWords(rateOf(listing), unit, 'list')}
      where={placeLabel(listing)}
      age={age}
      facts={
        <ul className="mt-2 flex flex-wrap sm:block sm:leading-6 sm:text-balance sm:*:mr-3.5 sm:*:inline-block gap-x-3.5 gap-y-0.5 overflow-hidden border-t border-line pt-2 text-sm [&:lang(en)]:min-[340px]:max-sm:max-h-13.5 sm:mt-3 sm:gap-y-1 sm:pt-3">
          {cardAreas(listing, unit).map(({ value, label }) => (
            <li key={label}>
              <b className="font-semibold">{value}</b> {label}
            </li>
          ))}
          {bathrooms !== null && <li>{bathWords(bathrooms)}</li>}
          {floor !== '' && <li>{floor}</li>}
          {listing.facing && <li>{facingLabel(listing.facing)}</li>}
          {listing.saleType && <li>{label(listing.saleType)}</li>}
        </ul>
      }
      about={truncate(listing.about?.trim() ?? '', ABOUT_LIMIT.property)}
      more={more}
      foot={
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-2.5 sm:pt-3.5">
          <Avatar name={agentName(seller)} src={seller?.profilePic} size="sm" />
          <span className="min-w-0 flex-1 leading-tight">
            <b lang={langOf(agentName(seller))} className="block text-sm font-semibold">
              {agentName(seller)}
            </b>
            <span className="text-xs text-muted">{years === null ? words.agent : words.agentYears({ years })}</span>
          </span>
          {action}
        </div>
      }
    />
  );
}
