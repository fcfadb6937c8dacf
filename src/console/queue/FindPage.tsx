import { useState } from 'react';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { consoleApi } from '../api';
import { QueryState } from '../QueryState';
import { ListingSheet } from './ListingSheet';
import * as words from '@/words/consoleQueue';

interface Values {
  readonly q: string;
}

function Found({ q }: { readonly q: string }) {
  const query = consoleApi.useFindListingQuery({ q }, { refetchOnMountOrArgChange: true });
  const listing = query.currentData?.listing;
  return (
    <QueryState query={{ ...query, data: query.currentData }}>
      {listing ? (
        <>
          <p>
            <a
              href={addressOf(paths.property(listing.id))}
              target="_blank"
              rel="noreferrer"
              className="text-brand underline"
            >
              {words.find.seePublic}
              <span className="sr-only">{words.newTab}</span>
            </a>
          </p>
          <ListingSheet key={listing.id} listing={listing} />
        </>
      ) : (
        <EmptyState title={words.find.none} text={words.find.noneText} />
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
      <PageHeading title={words.find.title} className="text-section" />
      <SubmitForm<Values>
        name={words.find.title}
        onSubmit={search}
        className="flex max-w-xl flex-col items-start gap-3"
        actions={<Button type="submit">{words.find.action}</Button>}
      >
        <TextField
          name="q"
          label={words.find.label}
          className="w-full"
          hint={words.find.hint}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={500}
          required
          validate={required(words.find.required)}
        />
      </SubmitForm>
      {q !== '' && <Found q={q} />}
    </>
  );
}
