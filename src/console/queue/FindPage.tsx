import { useState } from 'react';
import { paths } from '@/domain/paths';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { useFindListingQuery } from '../api';
import { QueryState } from '../QueryState';
import { ListingSheet } from './ListingSheet';

interface Values {
  readonly q: string;
}

function Found({ q }: { readonly q: string }) {
  const query = useFindListingQuery({ q }, { refetchOnMountOrArgChange: true });
  const listing = query.currentData?.listing;
  return (
    <QueryState query={{ ...query, data: query.currentData }}>
      {listing ? (
        <>
          <p>
            <a href={paths.property(listing.id)} target="_blank" rel="noreferrer" className="text-brand underline">
              See it as visitors do<span className="sr-only">, opens in a new tab</span>
            </a>
          </p>
          <ListingSheet key={listing.id} listing={listing} />
        </>
      ) : (
        <EmptyState title="Nothing is found" text="Paste the address of the listing’s page, or its id." />
      )}
    </QueryState>
  );
}

/** One listing, whatever its state, by its id or the address of its page. */
export function FindPage() {
  const [q, setQ] = useState('');
  const search = ({ q: typed }: Values) => {
    setQ(typed.trim());
    return Promise.resolve(undefined);
  };
  return (
    <>
      <PageHeading title="Find a listing" className="text-section">
        Find a listing
      </PageHeading>
      <SubmitForm<Values>
        name="Find a listing"
        onSubmit={search}
        className="flex max-w-xl flex-col items-start gap-3"
        actions={() => <Button type="submit">Find</Button>}
      >
        <TextField
          name="q"
          label="Which one?"
          className="w-full"
          hint="The address of its page, or its id"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={500}
          required
          validate={required('Please paste an address or an id')}
        />
      </SubmitForm>
      {q !== '' && <Found q={q} />}
    </>
  );
}
