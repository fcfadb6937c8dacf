import { useId, type ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { isGone } from '@/api/errors';
import { silentQueries } from '@/api/silentQueries';
import type { SavedListing } from '@/api/savedApi';
import { soldApi } from '@/api/soldApi';
import { AppLink } from '@/components/layout/AppLink';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { unbroken } from '@/components/ui/unbroken';
import { configurations } from '@/domain/bhk';
import { typeBesideName } from '@/domain/headlines';
import { rateOf } from '@/domain/listingTraits';
import { mainArea } from '@/domain/mainArea';
import { possessionLabel } from '@/domain/possession';
import { listPrice } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { langOf } from '@/domain/text';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useListingInShort, type ListingInShort } from '@/store/entities/listingInShort';
import { selectProject } from '@/store/entities/projects';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RemoveButton, type Remove } from './RemoveButton';
import { SavedFrame, SavedSkeleton } from './SavedFrame';
import { savedOn } from './savedWords';
import { SoldCard } from './SoldCard';
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
 * What a listing is where its name does not say it, how large it is, and what an area costs; of a project who builds it,
 * which homes it has and how far it is. `change`: of its price since it was saved, rupees.
 */
function useMore({ kind, listingId, priceThen }: SavedListing) {
  const listing = useAppSelector((state) => (kind === 'property' ? selectProperty(state, listingId) : undefined));
  const project = useAppSelector((state) => (kind === 'project' ? selectProject(state, listingId) : undefined));
  const unit = useAreaUnit(listing ?? project);
  if (listing) {
    const price = listing.expectedPrice;
    return {
      traits: [typeBesideName(listing), mainArea(listing, unit)?.value],
      rate: rateWords(rateOf(listing), unit, 'list'),
      change: priceThen !== undefined && price ? price - priceThen : 0,
    };
  }
  if (!project) return { traits: [], rate: null, change: 0 };
  const bedrooms = configurations(project.unitConfig).join(', ');
  return {
    traits: [bedrooms && `${bedrooms} BHK`, possessionLabel(project.possessionStatus), project.builderName],
    rate: rateWords(project.pricePerSqft, unit, 'list'),
    change: 0,
  };
}

/** "₹2 L less now"; nothing where it costs the same. `change` in rupees. */
function PriceChange({ change }: { readonly change: number }) {
  if (change === 0) return null;
  const amount = listPrice(Math.abs(change));
  return (
    <span className={classes('text-sm font-semibold whitespace-nowrap', change < 0 && 'text-brand')}>
      {change < 0 ? words.saved.less({ amount }) : words.saved.more({ amount })}
    </span>
  );
}

/** Takes a property into the comparison; handed in by the route. `describedBy`: the id of its name. */
export type CompareControl = (id: string, describedBy: string) => ReactNode;

interface SavedCardProps {
  readonly saved: SavedListing;
  /** What the reader did with it. */
  readonly note?: string;
  readonly onRemove?: Remove;
  readonly compare: CompareControl;
  /** What can be done about it where it is known. `nameId`: the id of the element with its name. */
  readonly actions: (facts: ListingInShort, nameId: string) => ReactNode;
}

/** One listing, an item of a list, with the way to it and, of the saved ones, out of the list (DASH-6). */
export function SavedCard({ saved, note, onRemove, compare, actions }: SavedCardProps) {
  const dispatch = useAppDispatch();
  const known = useSavedFacts(saved);
  const { traits, rate, change } = useMore(saved);
  const nameId = useId();
  const isGoneHome = known.state === 'gone' && saved.kind === 'property';
  const { currentData: sold, isFetching } = soldApi.useGetSoldQuery(isGoneHome ? saved.listingId : skipToken);
  if (sold) return <SoldCard saved={saved} sold={sold} note={note} onRemove={onRemove} />;
  if (known.state === 'coming' || isFetching) return <SavedSkeleton />;
  const { facts } = known;
  const told = savedOn(saved, change === 0 ? undefined : saved.priceThen);
  return (
    <SavedFrame
      nameId={nameId}
      picture={facts?.picture}
      isPast={known.state === 'gone'}
      onPicture={facts && saved.kind === 'property' && compare(saved.listingId, nameId)}
      foot={
        <>
          {facts && actions(facts, nameId)}
          {known.state === 'failed' && (
            <Button variant="text" size="sm" onClick={known.retry}>
              {words.saved.retry}
            </Button>
          )}
          {onRemove && <RemoveButton name={facts?.name} onRemove={onRemove} />}
        </>
      }
    >
      {facts ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-heading text-lg leading-tight font-bold">{facts.price}</span>
            <PriceChange change={change} />
          </p>
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
          {/* Beside each other where there is room, and each whole: no sign stands between them. */}
          <p className="flex flex-wrap gap-x-3 text-sm">
            {traits.filter(Boolean).map((one) => (
              <span key={one}>{unbroken(one ?? '')}</span>
            ))}
            {rate !== null && <span className="whitespace-nowrap text-muted">{rate}</span>}
          </p>
          {note !== undefined && <p className="mt-1 text-sm font-semibold">{note}</p>}
          {told !== '' && <p className="mt-1 text-sm text-muted">{told}</p>}
        </>
      ) : (
        <p id={nameId} className="text-md text-muted">
          {known.state === 'gone' ? words.saved.gone : words.saved.notLoaded}
        </p>
      )}
    </SavedFrame>
  );
}
