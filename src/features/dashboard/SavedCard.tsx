import { useId, type ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { isGone } from '@/api/errors';
import { silentQueries } from '@/api/silentQueries';
import type { SavedListing } from '@/api/savedApi';
import { AppLink } from '@/components/layout/AppLink';
import { Button } from '@/components/ui/Button';
import { unbroken } from '@/components/ui/unbroken';
import { passFocus } from '@/components/ui/passFocus';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { listingTypeLabel } from '@/domain/headlines';
import { rateOf } from '@/domain/listingTraits';
import { mainArea } from '@/domain/mainArea';
import { rateWords } from '@/domain/rate';
import { langOf } from '@/domain/text';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useListingInShort } from '@/store/entities/listingInShort';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as words from '@/words/dashboard';

/** What is known of a saved listing; else whether it is on its way, no longer offered, or did not load. */
function useSavedFacts({ kind, listingId }: SavedListing) {
  const isProperty = kind === 'property';
  const asProperty = silentQueries.usePeekPropertyQuery(isProperty ? listingId : skipToken);
  const asProject = silentQueries.usePeekProjectQuery(isProperty ? skipToken : listingId);
  const facts = useListingInShort(kind, listingId, 'list');
  const { currentData: data, isError, error, refetch } = isProperty ? asProperty : asProject;
  if (isGone({ data, error })) return { state: 'gone', facts: null } as const;
  if (facts) return { state: 'here', facts } as const;
  return { state: isError ? 'failed' : 'coming', facts: null, retry: () => void refetch() } as const;
}

/**
 * What a listing is, how large, and what an area costs: "4 BHK Villa · 3,580 sq ft"; nothing for a project, whose name and
 * prices say it.
 */
function useSizeAndRate({ kind, listingId }: SavedListing) {
  const listing = useAppSelector((state) => (kind === 'property' ? selectProperty(state, listingId) : undefined));
  const unit = useAreaUnit(listing);
  if (!listing) return { size: '', rate: null };
  const size = [listingTypeLabel(listing), mainArea(listing, unit)?.value].filter(Boolean).join(' · ');
  return { size, rate: rateWords(rateOf(listing), unit, 'list') };
}

/** Takes a property into the comparison; handed in by the route. `describedBy`: the id of its name. */
export type CompareControl = (id: string, describedBy: string) => ReactNode;

interface SavedCardProps {
  readonly saved: SavedListing;
  /** What the reader did with it. */
  readonly note?: string;
  readonly onRemove?: () => void;
  readonly compare: CompareControl;
}

/** One listing, an item of a list, with the way to it and, of the saved ones, out of the list (DASH-6). */
export function SavedCard({ saved, note, onRemove, compare }: SavedCardProps) {
  const dispatch = useAppDispatch();
  const known = useSavedFacts(saved);
  const { size, rate } = useSizeAndRate(saved);
  const nameId = useId();
  if (known.state === 'coming') return <Skeleton className="h-29 rounded-card" />;
  const { facts } = known;
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-lift">
      {facts && (
        <div className="relative w-28 flex-none bg-wash">
          <Picture src={facts.picture} alt="" sizes="112px" />
          {saved.kind === 'property' && compare(saved.listingId, nameId)}
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col p-3.5">
        {facts ? (
          <>
            <p className="font-heading text-lg leading-tight font-bold">{facts.price}</p>
            <h3
              id={nameId}
              lang={langOf(facts.name)}
              className="line-clamp-2 font-sans text-md font-semibold tracking-normal"
            >
              <AppLink
                to={facts.to}
                className="after:absolute after:inset-0 after:rounded-card"
                onClick={() => dispatch(listingChosen({ _id: saved.listingId, name: facts.name }))}
              >
                {facts.name}
              </AppLink>
            </h3>
            <p className="truncate text-sm text-muted">{facts.place}</p>
            {size !== '' && <p className="text-sm">{unbroken(size)}</p>}
            {rate !== null && <p className="text-sm text-muted">{rate}</p>}
            {note !== undefined && <p className="mt-1 text-sm font-semibold">{note}</p>}
          </>
        ) : (
          <p className="text-md text-muted">{known.state === 'gone' ? words.saved.gone : words.saved.notLoaded}</p>
        )}
        <div className="relative z-10 mt-auto -mb-2 -ml-1 flex gap-2">
          {known.state === 'failed' && (
            <Button variant="text" size="sm" onClick={known.retry}>
              {words.saved.retry}
            </Button>
          )}
          {onRemove && (
            <Button
              variant="text"
              size="sm"
              aria-label={facts ? words.saved.removeNamed({ name: facts.name }) : undefined}
              onClick={({ currentTarget }) => {
                passFocus(currentTarget, 'li');
                onRemove();
              }}
            >
              {words.saved.remove}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
