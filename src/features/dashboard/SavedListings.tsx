import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { describeError } from '@/api/errors';
import { forgetSavedApi } from '@/api/forgetSavedApi';
import { soldIn } from '@/api/readers/sold';
import { inboxApi, type GivenNumber } from '@/api/inboxApi';
import { savedApi, type SavedListing } from '@/api/savedApi';
import { InsetSelect } from '@/components/fields/InsetSelect';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { SkeletonRegion } from '@/components/ui/Skeleton';
import { useGrowingList } from '@/components/ui/useGrowingList';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { Block } from './Block';
import { useMyListings } from './myListings/useMyListings';
import { RemovedCard } from './RemovedCard';
import type { Remove } from './RemoveButton';
import { SavedCard, type CompareControl } from './SavedCard';
import { SAVED_GRID, SavedSkeleton } from './SavedFrame';
import { SoldCard } from './SoldCard';
import {
  FEW,
  ORDERS,
  STEP,
  inOrder,
  readOrder,
  shownOf,
  withRemoved,
  type RemovedListing,
  type SavedView,
} from './savedView';
import { askedOn } from './savedWords';
import { SellerAgain } from './SellerAgain';
import { SECTIONS } from './sections';
import * as words from '@/words/dashboard';
import * as sorts from '@/words/sorts';

const orderNames = { last: words.saved.last, priceUp: sorts.priceUp, priceDown: sorts.priceDown };

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
  /** Those that the account was given lately. */
  readonly numbers: readonly GivenNumber[];
  /** It is one of the reader's own. */
  readonly isOwn: boolean;
  readonly compare: CompareControl;
  readonly onRemove: Remove;
}

function SavedOrSold({ one, askedAt, numbers, isOwn, compare, onRemove }: SavedOrSoldProps) {
  const { listingId, kind, sold } = one;
  if (sold) return <SoldCard saved={one} sold={soldIn(sold)} onRemove={onRemove} />;
  const ask = kind === 'property' ? paths.askAboutProperty : paths.askAboutProject;
  return (
    <SavedCard
      saved={one}
      compare={compare}
      onRemove={onRemove}
      {...(askedAt !== undefined && { note: askedOn(askedAt) })}
      actions={(facts, nameId) =>
        isOwn ? null : askedAt === undefined ? (
          <LinkButton to={ask(listingId)} variant="text" size="sm" aria-describedby={nameId}>
            {words.saved.ask}
          </LinkButton>
        ) : (
          <SellerAgain kind={kind} id={listingId} facts={facts} numbers={numbers} nameId={nameId} />
        )
      }
    />
  );
}

interface SavedListingsProps {
  readonly compare: CompareControl;
  readonly view: SavedView;
  readonly onView: (view: SavedView) => void;
}

/** The listings that the user keeps to come back to (DASH-6). */
export function SavedListings({ compare, view, onView }: SavedListingsProps) {
  const userId = useAppSelector(selectUserId);
  const { data, isError, error, refetch } = savedApi.useGetSavedQuery(userId ?? skipToken);
  const [setSaved] = savedApi.useSetSavedMutation();
  const { list, grows } = useGrowingList();
  const { data: sent = [] } = inboxApi.useGetSentEnquiriesQuery();
  const { data: numbers = [] } = inboxApi.useGetGivenNumbersQuery(sent.length === 0 ? skipToken : undefined);
  const { listings: own = [] } = useMyListings();
  const [removed, setRemoved] = useState<readonly RemovedListing[]>([]);
  const [said, say] = useState('');
  const changes = useRef(new Map<string, Promise<unknown>>());
  /** One change of a listing after another: the last press counts. */
  const set = (change: SavedListing & { readonly saved: boolean }) => {
    if (userId === null) return;
    const before = changes.current.get(change.listingId) ?? Promise.resolve();
    changes.current.set(
      change.listingId,
      before.then(async () => {
        const { error } = await setSaved({ ...change, userId });
        // It stands as it stood: the toast says why.
        if (error !== undefined) say('');
      }),
    );
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
          <SavedSkeleton />
          <SavedSkeleton />
        </SkeletonRegion>
      </Block>
    );
  }
  const { listings, gone, where } = data;
  const away = removed.filter((one) => listings.every(({ listingId }) => listingId !== one.listingId));
  const all = withRemoved(listings, away);
  const shown = inOrder(all, view.order).slice(0, shownOf(all.length, view.most));
  const hasOrder = all.length > FEW && all.some(({ price }) => price !== undefined);
  const more = shownOf(all.length, view.most + STEP) - shown.length;
  const remove = (one: SavedListing, name: string | undefined) => {
    setRemoved([...away, { ...one, name, place: all.indexOf(one) }]);
    say(name === undefined ? words.saved.removed : words.saved.removedNamed({ name }));
    set({ listingId: one.listingId, kind: one.kind, saved: false });
  };
  const putBack = ({ listingId, kind, savedAt, priceThen, price, sold }: RemovedListing) => {
    say(words.saved.again);
    set({ listingId, kind, savedAt, priceThen, price, sold, saved: true });
  };
  return (
    <Block
      title={words.saved.title}
      at={SECTIONS.saved}
      aside={
        listings.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
            <p className="text-md text-muted">{words.saved.count({ n: listings.length })}</p>
            {hasOrder && (
              <InsetSelect
                label={words.saved.sort}
                value={view.order}
                onChoose={(chosen) => onView({ ...view, order: readOrder(chosen) })}
                className="w-56 max-sm:flex-1"
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
      <p role="status" className="sr-only">
        {said}
      </p>
      {gone.length > 0 && <GoneNote gone={gone} />}
      {where === 'device' && <p className="-mt-3 mb-4 text-muted">{words.saved.onDevice}</p>}
      {all.length === 0 ? (
        <div className="rounded-card border border-line bg-card p-5">
          <p className="mb-4 text-muted">{words.saved.empty}</p>
          <LinkButton variant="secondary" to={paths.properties()}>
            {words.saved.browse}
          </LinkButton>
        </div>
      ) : (
        <ul ref={list} className={SAVED_GRID}>
          {shown.map((one) => (
            // Takes the focus when what stands in it changes.
            <li key={one.listingId} tabIndex={-1}>
              {'place' in one ? (
                <RemovedCard name={one.name} onPutBack={() => putBack(one)} />
              ) : (
                <SavedOrSold
                  one={one}
                  askedAt={sent.find(({ listingId }) => listingId === one.listingId)?.askedAt}
                  numbers={numbers}
                  isOwn={own.some(({ _id }) => _id === one.listingId)}
                  compare={compare}
                  onRemove={(name) => remove(one, name)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            grows();
            onView({ ...view, most: view.most + STEP });
          }}
        >
          {words.saved.showMore({ n: more })}
        </Button>
      )}
    </Block>
  );
}
