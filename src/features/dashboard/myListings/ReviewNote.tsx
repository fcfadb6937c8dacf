import type { PropertyRecord } from '@/api/records';
import { ReviewReasons } from '@/components/layout/ReviewReasons';
import { needsChanges } from '@/domain/listingStatus';
import * as words from '@/words/dashboardListings';

interface ReviewNoteProps {
  readonly listing: PropertyRecord;
  /** The id of the element with the listing's name. */
  readonly nameId: string;
}

/** Why a listing under review is not shown yet: nobody has looked at it, or what has to change. */
export function ReviewNote({ listing, nameId }: ReviewNoteProps) {
  if (!needsChanges(listing)) {
    return <p className="rounded-control bg-gold-wash px-3 py-2 text-sm text-gold-ink">{words.waiting}</p>;
  }
  return (
    <div className="rounded-control bg-red-wash px-3 py-2 text-sm text-red">
      <ReviewReasons listing={listing} describedBy={nameId} />
    </div>
  );
}
