import { useEffect, useState } from 'react';
import { isGone } from '@/api/errors';
import { silentQueries } from '@/api/silentQueries';
import { pathOf } from '@/domain/paths';
import { viewedListingGone, type ViewedListing } from '@/store/device/deviceSlice';
import { useListingInShort, type ListingInShort } from '@/store/entities/listingInShort';
import { useAppDispatch } from '@/store/hooks';

const { peekProperty, peekProject } = silentQueries.endpoints;

/** What a card shows of a viewed listing; undefined what is on its way, '' or null what did not come. */
type ViewedFacts = Pick<ListingInShort, 'name' | 'to'> & {
  readonly picture: string | null | undefined;
  readonly price: string | undefined;
  readonly place: string | undefined;
};

/**
 * A viewed listing's record, asked for once it is wanted and missing; one that the server no longer knows is forgotten,
 * and a failure is no toast [HOME-13]. `prices`: the notation of the page that it stands on [FMT-1].
 */
export function useViewedListing(
  { kind, id, name }: ViewedListing,
  { wanted, prices }: { readonly wanted: boolean; readonly prices: 'list' | 'detail' },
): ViewedFacts {
  const dispatch = useAppDispatch();
  const facts = useListingInShort(kind, id, prices);
  const [failed, setFailed] = useState(false);
  const missing = facts === undefined;

  useEffect(() => {
    if (!wanted || !missing) return;
    let shown = true;
    const once = { subscribe: false };
    const asked =
      kind === 'property' ? dispatch(peekProperty.initiate(id, once)) : dispatch(peekProject.initiate(id, once));
    void asked.then(({ data, error }) => {
      if (isGone({ data, error })) dispatch(viewedListingGone({ kind, id }));
      else if (shown && error !== undefined) setFailed(true);
    });
    return () => {
      shown = false;
    };
  }, [dispatch, kind, id, wanted, missing]);

  if (facts) return { ...facts, picture: facts.picture ?? null };
  const unknown = failed ? '' : undefined;
  return { to: pathOf(kind, id), name, picture: failed ? null : undefined, price: unknown, place: unknown };
}
