import { Link, useLocation } from 'react-router';
import type { ListedListing, QueuedListing } from '@/contract/consoleShapes';
import { headline, typeBesideName } from '@/domain/headlines';
import { imageGroups } from '@/domain/imageGroups';
import { dayInIndia } from '@/domain/moments';
import { placeLabel } from '@/domain/names';
import { detailPrice } from '@/domain/price';
import { langOf } from '@/domain/text';
import { allPictures } from '@/components/ui/Gallery/pictures';
import { Picture } from '@/components/ui/Picture';
import { consoleApi } from '../api';
import { NothingHere } from '../NothingHere';
import { PersonLink } from '../people/PersonLink';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { ShowMore } from '../ShowMore';
import { StateBadge } from './StateBadge';
import * as people from '@/words/consolePeople';
import * as words from '@/words/consoleQueue';

/** In the history entry of an opened listing: the search of the list that it was opened from. */
export const FOUND_IN = 'foundIn';

type State = QueuedListing['status'];

function Row({ listing: { id, doc, status, owner, createdAt } }: { readonly listing: ListedListing }) {
  const name = headline(doc);
  const { search } = useLocation();
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <span aria-hidden="true" className="aspect-4/3 w-24 flex-none overflow-hidden rounded-control">
        <Picture src={allPictures(imageGroups(doc))[0]?.url} alt="" sizes="6rem" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p>
            <Link to={`/find?q=${id}`} state={{ [FOUND_IN]: search }} lang={langOf(name)} className={recordLink}>
              {name}
            </Link>
          </p>
          <p className="text-sm text-muted">
            {[typeBesideName(doc), placeLabel(doc)].filter((each) => each !== '').join(', ')}
          </p>
          <p className="text-sm text-muted">
            {words.find.posted({ name: <PersonLink {...owner} />, day: dayInIndia(createdAt) })}
          </p>
        </div>
        <p className="flex items-center gap-2">
          <StateBadge status={status} />
          <strong>{detailPrice(doc['expectedPrice'])}</strong>
        </p>
      </div>
    </li>
  );
}

/** The listings that a search finds, the newest first; all of them without one. */
export function FoundListings({ q, state }: { readonly q: string; readonly state: State | undefined }) {
  const query = consoleApi.useGetListingsInfiniteQuery({ q, state }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const listings = currentData?.pages.flatMap((page) => page.listings) ?? [];
  // By words they are counted once all are there.
  const total =
    currentData?.pages[0]?.total ?? (q !== '' && currentData && !query.hasNextPage ? listings.length : null);
  const until = q === '' ? null : (currentData?.pages.at(-1)?.until ?? null);
  return (
    <QueryState query={{ ...query, data: currentData }}>
      {listings.length === 0 && until === null ? (
        <NothingHere title={words.find.none} text={words.find.noneText} to="/people" next={people.find.label} />
      ) : (
        <>
          {total !== null && <p className="text-muted">{words.find.count({ n: total })}</p>}
          <ul aria-label={words.find.list}>
            {listings.map((listing) => (
              <Row key={listing.id} listing={listing} />
            ))}
          </ul>
          {until !== null && <p className="text-muted">{words.find.until({ day: dayInIndia(until) })}</p>}
        </>
      )}
      <ShowMore query={query}>{until === null ? undefined : words.find.older}</ShowMore>
    </QueryState>
  );
}
