import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { describeError } from '@/api/errors';
import { forgetSavedApi } from '@/api/forgetSavedApi';
import { soldIn } from '@/api/readers/sold';
import { inboxApi } from '@/api/inboxApi';
import { savedApi, type SavedListing } from '@/api/savedApi';
import { InsetSelect } from '@/components/fields/InsetSelect';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { showToast } from '@/components/ui/toast';
import { useGrowingList } from '@/components/ui/useGrowingList';
import { shortDayInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { Block } from './Block';
import { SavedCard, type CompareControl } from './SavedCard';
import { SAVED_GRID } from './SavedFrame';
import { SoldCard } from './SoldCard';
import { SECTIONS } from './sections';
import * as words from '@/words/dashboard';
import * as sorts from '@/words/sorts';

/** Each card asks for its listing, which counts as a look at it: the rest waits to be asked for, and comes in steps. */
const AT_FIRST = 6;
const STEP = 12;

const ORDERS = ['last', 'priceUp', 'priceDown'] as const;
type Order = (typeof ORDERS)[number];
const orderNames = { last: words.saved.last, priceUp: sorts.priceUp, priceDown: sorts.priceDown };
/** So many are seen at a glance, in whatever order. */
const FEW = 2;

/** In an order; what has no price now, such as what was sold, stands last in those of the price. */
function inOrder(listings: readonly SavedListing[], order: Order): readonly SavedListing[] {
  if (order === 'last') return listings;
  const sign = order === 'priceUp' ? 1 : -1;
  const key = ({ price }: SavedListing) => (price === undefined ? Infinity : sign * price);
  return [...listings].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** That saved listings are not shown any longer, and the press that takes them out of the list for good. */
function GoneNote({ gone }: { readonly gone: readonly SavedListing[] }) {
  const [forgetSaved, { isLoading }] = forgetSavedApi.useForgetSavedMutation();
  const forget = async (pressed: HTMLElement) => {
    const { error } = await forgetSaved(gone);
    if (error === undefined && isFocusStillAt(pressed)) passFocus(pressed, 'p');
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control bg-gold-wash px-3 py-2 text-sm text-gold-ink">
      <p>{words.saved.goneCount({ n: gone.length })}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading}
        onClick={({ currentTarget }) => void forget(currentTarget)}
      >
        {words.saved.removeGone}
      </Button>
    </div>
  );
}

interface SavedOrSoldProps {
  readonly one: SavedListing;
  /** When one asked its seller to call, ISO 8601. */
  readonly askedAt: string | undefined;
  readonly compare: CompareControl;
  readonly onRemove: () => void;
}

function SavedOrSold({ one, askedAt, compare, onRemove }: SavedOrSoldProps) {
  const { listingId, kind, sold } = one;
  if (sold) return <SoldCard saved={one} sold={soldIn(sold)} onRemove={onRemove} />;
  const ask = kind === 'property' ? paths.askAboutProperty : paths.askAboutProject;
  return (
    <SavedCard
      saved={one}
      compare={compare}
      onRemove={onRemove}
      {...(askedAt !== undefined && { note: words.contacted.asked({ day: shortDayInIndia(askedAt) }) })}
      actions={(_facts, nameId) =>
        askedAt === undefined && (
          <LinkButton to={ask(listingId)} variant="text" size="sm" aria-describedby={nameId}>
            {words.saved.ask}
          </LinkButton>
        )
      }
    />
  );
}

/** The listings that the user keeps to come back to (DASH-6). */
export function SavedListings({ compare }: { readonly compare: CompareControl }) {
  const userId = useAppSelector(selectUserId);
  const { data, isError, error, refetch } = savedApi.useGetSavedQuery(userId ?? skipToken);
  const [setSaved] = savedApi.useSetSavedMutation();
  const [most, setMost] = useState(AT_FIRST);
  const { list, grows } = useGrowingList();
  const { data: sent = [] } = inboxApi.useGetSentEnquiriesQuery();
  const [order, setOrder] = useState<Order>('last');
  const remove = async ({ listingId, kind, sold, priceThen, savedAt }: SavedListing) => {
    if (userId === null) return;
    const { error } = await setSaved({ listingId, kind, userId, saved: false });
    if (error !== undefined) return;
    const putBack = () => void setSaved({ listingId, kind, userId, saved: true, priceThen, savedAt });
    // What is sold cannot be saved anew.
    const action = sold ? undefined : { label: words.saved.putBack, run: putBack };
    showToast({ text: words.saved.removed, tone: 'info', topic: 'unsaved', action });
  };
  if (data === undefined && isError) {
    return (
      <Block title={words.saved.title} at={SECTIONS.saved}>
        <ErrorState title={words.saved.failed} text={describeError(error)} onRetry={() => void refetch()} />
      </Block>
    );
  }
  if (data === undefined) {
    return (
      <Block title={words.saved.title} at={SECTIONS.saved}>
        <SkeletonRegion label={words.saved.loading} className={SAVED_GRID}>
          <Skeleton className="h-29 rounded-card sm:h-107" />
          <Skeleton className="h-29 rounded-card sm:h-107" />
        </SkeletonRegion>
      </Block>
    );
  }
  const { listings, gone, where } = data;
  const shown = inOrder(listings, order).slice(0, most);
  const knowsPrices = listings.some(({ price }) => price !== undefined);
  return (
    <Block
      title={words.saved.title}
      at={SECTIONS.saved}
      aside={
        listings.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-md text-muted">{words.saved.count({ n: listings.length })}</p>
            {knowsPrices && listings.length > FEW && (
              <InsetSelect
                label={words.saved.sort}
                value={order}
                onChoose={(chosen) => setOrder(ORDERS.find((one) => one === chosen) ?? 'last')}
                className="w-44"
              >
                {ORDERS.map((name) => (
                  <option key={name} value={name}>
                    {orderNames[name]}
                  </option>
                ))}
              </InsetSelect>
            )}
          </div>
        )
      }
      onRetry={error === undefined ? undefined : () => void refetch()}
    >
      {gone.length > 0 && <GoneNote gone={gone} />}
      {where === 'device' && <p className="-mt-3 mb-4 text-muted">{words.saved.onDevice}</p>}
      {listings.length === 0 ? (
        <div className="rounded-card border border-line bg-card p-5">
          <p className="mb-4 text-muted">{words.saved.empty}</p>
          <LinkButton variant="secondary" to={paths.properties()}>
            {words.saved.browse}
          </LinkButton>
        </div>
      ) : (
        <ul ref={list} className={SAVED_GRID}>
          {shown.map((one) => (
            // Takes the focus when the one beside it goes; not its button, which a key held down would press.
            <li key={one.listingId} tabIndex={-1}>
              <SavedOrSold
                one={one}
                askedAt={sent.find(({ listingId }) => listingId === one.listingId)?.askedAt}
                compare={compare}
                onRemove={() => void remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < listings.length && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            grows();
            setMost(most + STEP);
          }}
        >
          {words.saved.showMore({ n: Math.min(STEP, listings.length - shown.length) })}
        </Button>
      )}
    </Block>
  );
}
