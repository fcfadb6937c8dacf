import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ownListingApi } from '@/api/ownListingApi';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { passFocus } from '@/components/ui/passFocus';
import { ShareButton } from '@/components/ui/ShareButton';
import { headline } from '@/domain/headlines';
import { ACTIVE, DELETED, SOLD } from '@/domain/listingStatus';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { DeleteListing } from './DeleteListing';
import { stateOf } from './listingStatus';
import * as words from '@/words/dashboardListings';

/** Draws the dialog that changes a listing's price alone. */
export type ChangePrice = (listing: PropertyRecord, onClose: () => void) => ReactNode;

interface ListingActionsProps {
  readonly listing: PropertyRecord;
  /** The id of the element with the listing's name. */
  readonly nameId: string;
  readonly changePrice: ChangePrice;
}

/**
 * What can be done with a listing of one's own (DASH-2, DASH-4, DASH-5, DASH-10); in narrow windows all but Edit and
 * Delete is behind "More actions".
 */
export function ListingActions({ listing, nameId, changePrice }: ListingActionsProps) {
  const isAgent = useAppSelector(selectIsAgent);
  const [open, setOpen] = useState<'price' | 'sell' | 'delete' | 'deleted' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const rest = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog has given the focus back, and the button that has it goes.
    if (open === 'deleted' && place.current) passFocus(place.current, 'li');
  }, [open]);
  const [setSold, { isLoading }] = ownListingApi.useSetSoldMutation();
  const close = () => setOpen(null);
  const state = stateOf(listing);
  const name = headline(listing);
  const isSold = state === SOLD;
  const isEditable = !isSold && state !== DELETED;
  const sell = async (sold: boolean) => {
    const { error } = await setSold({ _id: listing._id, sold });
    if (error === undefined) close();
  };
  // A server that cannot keep it says nothing of it.
  const canSell = isSold || (state === ACTIVE && typeof listing.sold === 'boolean');
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2 pt-2">
      {isEditable && (
        <>
          <LinkButton
            variant="secondary"
            size="sm"
            to={paths.edit(listing._id)}
            state={{ property: listing }}
            aria-describedby={nameId}
          >
            {words.edit}
          </LinkButton>
          <Button
            variant="secondary"
            size="sm"
            className="lg:hidden"
            aria-expanded={showsAll}
            aria-controls={rest}
            aria-describedby={nameId}
            onClick={() => setShowsAll(!showsAll)}
          >
            {words.more}
            <Icon name="chevronDown" className={classes('size-4', showsAll && 'rotate-180')} />
          </Button>
        </>
      )}
      <span id={rest} className={classes('contents', isEditable && !showsAll && 'max-lg:hidden')}>
        {isEditable && (
          <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => setOpen('price')}>
            {words.price}
          </Button>
        )}
        {canSell && (
          <Button
            variant="secondary"
            size="sm"
            busy={isSold && isLoading}
            aria-describedby={nameId}
            onClick={() => (isSold ? void sell(false) : setOpen('sell'))}
          >
            {isSold ? words.onSale : words.sold}
          </Button>
        )}
        {state === ACTIVE && <ShareButton size="sm" title={name} path={paths.property(listing._id)} />}
        {isAgent && (
          <LinkButton variant="text" to={paths.postProperty} state={{ copyOf: listing }} aria-describedby={nameId}>
            {words.copy}
          </LinkButton>
        )}
      </span>
      {state !== DELETED && (
        <Button variant="text" className="text-red" aria-describedby={nameId} onClick={() => setOpen('delete')}>
          {words.remove}
        </Button>
      )}
      {open === 'delete' && (
        <DeleteListing id={listing._id} name={name} onClose={close} onDeleted={() => setOpen('deleted')} />
      )}
      {open === 'sell' && (
        <ConfirmDialog
          title={words.sell.title}
          text={words.sell.text({ name })}
          keep={words.confirm.keep}
          act={words.sold}
          isMild
          busy={isLoading}
          onClose={close}
          onConfirm={() => void sell(true)}
        />
      )}
      {open === 'price' && changePrice(listing, close)}
    </div>
  );
}
