import { Link, useLocation, useSearchParams } from 'react-router';
import { LISTING_STATES } from '@/contract/console';
import { headline } from '@/domain/headlines';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { Select } from '@/components/fields/Select';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi } from '../api';
import { FindForm } from '../FindForm';
import { HERE } from '../here';
import { PublicLink } from '../PublicLink';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { FOUND_IN, FoundListings } from './FoundListings';
import { ListingActs } from './ListingActs';
import { ListingSheet } from './ListingSheet';
import { STATE_WORDS } from './StateBadge';
import * as people from '@/words/consolePeople';
import * as words from '@/words/consoleQueue';

/** An id, as it stands in an address, too. */
const AN_ID = /[\da-f]{24}/;
const states = LISTING_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

function Found({ q }: { readonly q: string }) {
  const query = consoleApi.useFindListingQuery({ q }, { refetchOnMountOrArgChange: true });
  const listing = query.currentData?.listing;
  const { state } = useLocation() as { readonly state: Readonly<Record<string, unknown>> | null };
  const name = listing && headline(listing.doc);
  return (
    <>
      <PageHeading title={name ?? words.find.title} className="text-section" />
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <Link to={`/find${typeof state?.[FOUND_IN] === 'string' ? state[FOUND_IN] : ''}`} className={recordLink}>
          {words.find.all}
        </Link>
        {listing && (listing.status === 'active' || listing.status === 'sold') && (
          <PublicLink href={addressOf(paths.property(listing.id))} className={recordLink}>
            {words.find.seePublic}
          </PublicLink>
        )}
      </p>
      <QueryState query={{ ...query, data: query.currentData }}>
        {listing ? (
          <>
            <ListingActs key={`acts of ${listing.id}`} listing={listing} />
            <ListingSheet key={listing.id} listing={listing} isNamedAbove />
          </>
        ) : (
          <NothingHere title={words.find.none} text={words.find.noneText} to="/people" next={people.find.label} />
        )}
      </QueryState>
    </>
  );
}

/** Listings, whatever their state, by words or one by its id or the address of its page; the console's own address tells which. */
export function FindPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const state = LISTING_STATES.find((each) => each === params.get('state'));
  const asked = (wanted: string, of: string) => ({
    ...(wanted !== '' && { q: wanted }),
    ...(of !== '' && { state: of }),
  });
  if (AN_ID.test(q)) return <Found q={q} />;
  return (
    <>
      <PageHeading title={words.find.title} className="text-section" />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FindForm
          form={words.find.title}
          action={words.find.action}
          label={words.find.label}
          hint={words.find.hint}
          maxLength={500}
          initial={q}
          onFind={(wanted) => setParams(asked(wanted, state ?? ''))}
        />
        <Select
          label={words.find.state}
          placeholder={words.find.anyState}
          options={states}
          value={state ?? ''}
          onChange={(of) => setParams(asked(q, of), { state: HERE })}
        />
      </div>
      <FoundListings q={q.slice(0, 120)} state={state} />
    </>
  );
}
