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

/** Why a listing that nobody has confirmed for a month should be, and the press that does it (DASH-2). */
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
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 rounded-control bg-gold-wash px-2.5 py-2 text-sm text-gold-ink">
      <p className="min-w-0 flex-1 basis-40">
        {words.renew.why({ since: listing.renewedAt ? 'renewal' : 'other', n: days })}
      </p>
      <Button
        variant="secondary"
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
