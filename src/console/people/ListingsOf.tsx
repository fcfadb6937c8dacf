import { useState } from 'react';
import { Link } from 'react-router';
import { dayInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { Button } from '@/components/ui/Button';
import { consoleApi } from '../api';
import { QueryState } from '../QueryState';
import { ShowMore } from '../ShowMore';
import * as words from '@/words/consolePeople';

function Listings({ id }: { readonly id: string }) {
  const query = consoleApi.useGetListingsOfInfiniteQuery({ id }, { refetchOnMountOrArgChange: true });
  const listings = query.data?.pages.flatMap((page) => page.listings) ?? [];
  return (
    <QueryState query={query}>
      {listings.length === 0 && <p className="text-muted">{words.listings.none}</p>}
      <ul aria-label={words.listings.title}>
        {listings.map((listing) => (
          <li key={listing.id} className="border-b border-line py-2">
            <Link
              to={`/find?q=${listing.id}`}
              lang={langOf(listing.name)}
              className="font-semibold text-brand underline"
            >
              {listing.name}
            </Link>
            <p className="text-sm text-muted">
              {words.listings.posted({
                status: words.listings.statuses[listing.status],
                day: dayInIndia(listing.createdAt),
              })}
            </p>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </QueryState>
  );
}

/** Somebody's listings, whatever their state, once they are asked for: each leads to where it is decided. */
export function ListingsOf({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      {isOpen ? (
        <Listings id={id} />
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {words.listings.show}
        </Button>
      )}
    </div>
  );
}
