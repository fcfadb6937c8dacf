import type { ReactNode } from 'react';
import { PHONE_ROW } from '@/components/ui/phoneRow';
import { selectContacted, type ViewedListing } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import { Block } from './Block';
import { DASHBOARD } from './texts';

export type ContactedCard = (listing: ViewedListing) => ReactNode;

const { contacted } = DASHBOARD;
/** Each card asks for its listing. */
const MOST = 6;

/** The listings whose sellers a buyer has contacted from this device, the last one first; nothing while there are none. */
export function Contacted({ card }: { readonly card: ContactedCard }) {
  const listings = useAppSelector(selectContacted);
  if (listings.length === 0) return null;
  return (
    <Block title={contacted.title}>
      <p className="-mt-3 mb-4 text-muted">{contacted.intro}</p>
      <ul className={`${PHONE_ROW} sm:grid-cols-2 md:grid-cols-3`}>
        {listings.slice(0, MOST).map((listing) => (
          <li key={`${listing.kind} ${listing.id}`}>{card(listing)}</li>
        ))}
      </ul>
    </Block>
  );
}
