import { ListingTile } from '@/components/layout/ListingTile';
import type { ViewedListing } from '@/store/device/deviceSlice';
import { useViewedListing } from './useViewedListing';

interface RecentCardProps {
  readonly viewed: ViewedListing;
  /** Whether it is near enough to be seen, so that what is missing is asked for. */
  readonly wanted: boolean;
  /** The notation of the page's prices [FMT-1]. */
  readonly prices: 'list' | 'detail';
}

/** A listing viewed on this device, in short; its name is there at once. */
export function RecentCard({ viewed, ...how }: RecentCardProps) {
  const { to, name, picture, price, where } = useViewedListing(viewed, how);
  return <ListingTile size="carousel" picture={picture} price={price} title={name} to={to} place={where} />;
}
