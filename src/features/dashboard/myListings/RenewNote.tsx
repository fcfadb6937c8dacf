import type { MouseEvent } from 'react';
import { ownListingApi } from '@/api/ownListingApi';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { isFocusStillAt } from '@/components/ui/passFocus';
import { useNow } from '@/components/ui/useHydrated';
import { daysUnconfirmed } from './listingStatus';
import * as words from '@/words/dashboardListings';

interface RenewNoteProps {
  readonly listing: PropertyRecord;
  /** The id of the element with the listing's name. */
  readonly nameId: string;
}

/** How old a listing is that nobody has confirmed for a month, and the press that does it (DASH-2). */
export function RenewNote({ listing, nameId }: RenewNoteProps) {
  const now = useNow();
  const [renew, { isLoading, isSuccess }] = ownListingApi.useRenewPropertyMutation();
  const days = daysUnconfirmed(listing, now);
  if (days === null || isSuccess) return null;
  const confirm = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { error } = await renew({ _id: listing._id });
    // The note goes: the focus moves to the listing's name.
    if (error === undefined && isFocusStillAt(currentTarget))
      document.getElementById(nameId)?.querySelector('a')?.focus();
  };
  return (
    <div className="flex items-center justify-between gap-x-3">
      <p className="min-w-0 text-sm text-muted">
        {words.renew.why({ since: listing.renewedAt ? 'renewal' : 'other', n: days })}
      </p>
      <Button
        variant="text"
        size="sm"
        busy={isLoading}
        aria-describedby={nameId}
        onClick={(event) => void confirm(event)}
      >
        {words.renew.press}
      </Button>
    </div>
  );
}
