import { useState } from 'react';
import type { ConsoleCity } from '@/contract/placeShapes';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { TextInput } from '@/components/fields/TextInput';
import { composeValidators, required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { consoleApi, failureOf } from '../api';
import { ImportPart } from '../content/ImportPart';
import { QueryState } from '../QueryState';
import { RowButton } from '../RowButton';
import { named, PlaceDialog } from './PlaceDialog';
import { isCalled, placesFile, type PlaceEntry } from './placeValues';
import * as words from '@/words/consolePlaces';
import { language } from '@/words/language';

interface Values {
  readonly city: string;
  readonly locality?: string;
}
type Open = (entry: PlaceEntry) => void;

function AddPart({ onSaid }: { readonly onSaid: (message: string) => void }) {
  const [add] = consoleApi.useAddPlaceMutation();
  const submit = async ({ city, locality }: Values) => {
    const result = await add({ city: city.trim(), ...(locality && { locality: locality.trim() }) });
    onSaid(result.data?.message ?? '');
    return failureOf(result);
  };
  return (
    <details className="rounded-card border border-line bg-card px-4 py-1">
      <FoldSummary>{words.add.title}</FoldSummary>
      <SubmitForm<Values>
        name={words.add.title}
        onSubmit={submit}
        className="flex max-w-md flex-col gap-5 pb-3"
        actions={<SubmitButton className="self-start">{words.add.action}</SubmitButton>}
      >
        <TextField
          name="city"
          label={words.add.city}
          maxLength={60}
          required
          validate={composeValidators(required(words.add.cityRequired), named)}
        />
        <TextField
          name="locality"
          label={words.add.locality}
          hint={words.add.localityHint}
          maxLength={60}
          validate={named}
        />
      </SubmitForm>
    </details>
  );
}

function Row({ entry, onOpen }: { readonly entry: PlaceEntry; readonly onOpen: Open }) {
  const { place, kind } = entry;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0 break-words">
        {kind === 'city' ? <strong>{place.name}</strong> : place.name}{' '}
        <span className="text-sm text-muted">
          {place.facts[language === 'hi' ? 'hi' : 'te']}{' '}
          <span className="whitespace-nowrap">{words.listings({ n: place.listings })}</span>
        </span>
      </span>
      <RowButton
        says={words.edit}
        named={words.editNamed({ name: place.name })}
        variant="text"
        onClick={() => onOpen(entry)}
      />
    </div>
  );
}

/** A city; its localities are folded unless a search found one of them. */
function City({ city, text, onOpen }: { readonly city: ConsoleCity; readonly text: string; readonly onOpen: Open }) {
  const isOwn = isCalled(city, text);
  const shown = isOwn && text === '' ? city.localities : city.localities.filter((part) => isCalled(part, text));
  const parts = isOwn && shown.length === 0 ? city.localities : shown;
  if (!isOwn && parts.length === 0) return null;
  return (
    <li className="border-b border-line py-2">
      <Row entry={{ kind: 'city', place: city, city }} onOpen={onOpen} />
      {parts.length > 0 && (
        <details key={String(text !== '')} className="text-sm" open={text !== '' && shown.length > 0}>
          <FoldSummary>{words.localities({ n: parts.length })}</FoldSummary>
          <ul className="gap-x-8 pb-3 text-base sm:columns-2" aria-label={words.localitiesOf({ city: city.name })}>
            {parts.map((part) => (
              <li key={part.id} className="break-inside-avoid">
                <Row entry={{ kind: 'locality', place: part, city }} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The cities and localities that searches and forms offer: what they are called, where they are, and doubles made one. */
export function PlacesPage() {
  const query = consoleApi.useGetPlacesQuery({}, { refetchOnMountOrArgChange: true });
  const [said, setSaid] = useState('');
  const [text, setText] = useState('');
  const [open, setOpen] = useState<PlaceEntry | null>(null);
  const cities = query.data ?? [];
  const isFound = cities.some((city) => [city, ...city.localities].some((place) => isCalled(place, text)));
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <p role="status" className="font-medium empty:hidden">
        {said}
      </p>
      <TextInput
        className="max-w-xl"
        label={words.search}
        hint={words.searchHint}
        value={text}
        onChange={setText}
        autoComplete="off"
        maxLength={60}
      />
      <QueryState query={query}>
        {isFound ? (
          <ul aria-label={words.title}>
            {cities.map((city) => (
              <City key={city.id} city={city} text={text.trim()} onOpen={setOpen} />
            ))}
          </ul>
        ) : (
          <EmptyState title={cities.length === 0 ? words.none : words.notFound} text={words.emptyText} />
        )}
        <AddPart onSaid={setSaid} />
        <ImportPart kind="places" />
        <p>
          <a
            className="font-semibold text-brand underline"
            download="places.csv"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(placesFile(cities))}`}
          >
            {words.download}
          </a>{' '}
          {words.downloadNote}
        </p>
      </QueryState>
      {open && (
        <PlaceDialog key={open.place.id} entry={open} cities={cities} onClose={() => setOpen(null)} onSaid={setSaid} />
      )}
    </>
  );
}
