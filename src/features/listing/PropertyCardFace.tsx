import type { ReactNode } from 'react';
import type { AgentRecord, PropertyRecord } from '@/api/records';
import { Avatar } from '@/components/ui/Avatar';
import { ListCard } from '@/components/ui/ListCard';
import { cardArea } from '@/domain/area';
import { imageList } from '@/domain/images';
import { whereItIs } from '@/domain/names';
import { listPrice, pricePerSqft } from '@/domain/price';
import { ABOUT_LIMIT, truncate } from '@/domain/text';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { pictureCount, sellerName, stateOf, yearsInTheField } from './listingFacts';

interface PropertyCardFaceProps {
  readonly listing: PropertyRecord;
  readonly seller: AgentRecord | undefined;
  /** The id of the element with the listing's name, which stands in `title`. */
  readonly nameId: string;
  readonly title: ReactNode;
  readonly eager?: boolean | undefined;
  /** On the picture: saving and comparing. */
  readonly onPicture?: ReactNode;
  /** Behind the description. */
  readonly more?: ReactNode;
  /** Beside the seller. */
  readonly action?: ReactNode;
}

/** What a listing's card shows, in the list and in the preview before posting [PLIST-7]; what can be done with it is handed in. */
export function PropertyCardFace(props: PropertyCardFaceProps) {
  const { listing, seller, nameId, title, eager = false, onPicture, more, action } = props;
  const area = cardArea(listing, useAreaUnit());

  return (
    <ListCard
      nameId={nameId}
      title={title}
      picture={imageList(listing.propertyMainImage)[0]}
      pictures={pictureCount(listing)}
      eager={eager}
      badge={stateOf(listing)}
      onPicture={onPicture}
      price={listPrice(listing.expectedPrice)}
      rate={pricePerSqft(listing.pricePerSqft)}
      where={whereItIs(listing)}
      facts={
        <ul className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1 border-t border-line pt-3 text-sm">
          {area !== null && (
            <li>
              <b className="font-semibold">{area.value}</b> {area.label}
            </li>
          )}
          {listing.facing && <li>{listing.facing} facing</li>}
          {listing.saleType && <li>{listing.saleType}</li>}
        </ul>
      }
      about={truncate(listing.about?.trim() ?? '', ABOUT_LIMIT.property)}
      more={more}
      foot={
        <div className="mt-auto flex items-center gap-2.5 pt-3.5">
          <Avatar name={sellerName(seller)} src={seller?.profilePic} size="sm" />
          <span className="min-w-0 flex-1 leading-tight">
            <b className="block truncate text-sm font-semibold">{sellerName(seller)}</b>
            <span className="text-xs text-muted">{yearsInTheField(seller) ?? 'Agent'}</span>
          </span>
          {action}
        </div>
      }
    />
  );
}
