import { useSearchParams } from 'react-router';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi } from '../api';
import { FindForm } from '../FindForm';
import { PublicLink } from '../PublicLink';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { ListingSheet } from './ListingSheet';
import * as people from '@/words/consolePeople';
import * as words from '@/words/consoleQueue';

function Found({ q }: { readonly q: string }) {
  const query = consoleApi.useFindListingQuery({ q }, { refetchOnMountOrArgChange: true });
  const listing = query.currentData?.listing;
  return (
    <QueryState query={{ ...query, data: query.currentData }}>
      {listing ? (
        <>
          <p>
            <PublicLink href={addressOf(paths.property(listing.id))}>{words.find.seePublic}</PublicLink>
          </p>
          <ListingSheet key={listing.id} listing={listing} />
        </>
      ) : (
        <NothingHere title={words.find.none} text={words.find.noneText} to="/people" next={people.find.label} />
      )}
    </QueryState>
  );
}

/** One listing, whatever its state, by its id or the address of its page; the console's own address tells which. */
export function FindPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  return (
    <>
      <PageHeading title={words.find.title} className="text-section" />
      <FindForm
        form={words.find.title}
        action={words.find.action}
        label={words.find.label}
        hint={words.find.hint}
        maxLength={500}
        required
        validate={required(words.find.required)}
        initial={q}
        onFind={(wanted) => setParams({ q: wanted })}
      />
      {q !== '' && <Found q={q} />}
    </>
  );
}
