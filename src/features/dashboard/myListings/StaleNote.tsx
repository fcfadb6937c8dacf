import { useState, type MouseEvent } from 'react';
import { ownListingApi } from '@/api/ownListingApi';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { isFocusStillAt } from '@/components/ui/passFocus';
import { useNow } from '@/components/ui/useHydrated';
import { headline } from '@/domain/headlines';
import { RENEWAL_DAYS } from '@/domain/renewal';
import { daysUnconfirmed } from './listingStatus';
import * as words from '@/words/dashboardListings';

/**
 * How many listings nobody has confirmed for a month, and the press that confirms all of them, one after another; those
 * that could not be confirmed are named (DASH-2).
 */
export function StaleNote({ listings }: { readonly listings: readonly PropertyRecord[] }) {
  const now = useNow();
  const [renew] = ownListingApi.useRenewPropertyMutation();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const stale = listings.filter((listing) => daysUnconfirmed(listing, now) !== null);
  const [first] = stale;
  if (first === undefined) return null;
  const confirmAll = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const heading = currentTarget.closest('section')?.querySelector('h2');
    setBusy(true);
    const missed: string[] = [];
    for (const listing of stale) {
      const { error } = await renew({ _id: listing._id });
      if (error !== undefined) missed.push(headline(listing));
    }
    setFailed(missed);
    setBusy(false);
    // The note goes: the focus moves to the section's heading.
    if (missed.length === 0 && isFocusStillAt(currentTarget)) heading?.focus();
  };
  const n = stale.length;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control bg-gold-wash px-3 py-2 text-sm text-gold-ink">
      <div className="min-w-0 flex-1 basis-40">
        <p>{words.renew.stale({ n, name: headline(first), days: RENEWAL_DAYS })}</p>
        <p role="status" className="font-semibold">
          {failed.length > 0 && words.renew.failed({ n: failed.length, names: failed.join(', ') })}
        </p>
      </div>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={(event) => void confirmAll(event)}>
        {words.renew.all({ n })}
      </Button>
    </div>
  );
}
