import { useState } from 'react';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { failureOf, useAddPlaceMutation, useGetPlacesQuery } from './api';
import { QueryState } from './QueryState';

interface Values {
  readonly city: string;
  readonly locality?: string;
}
type City = ConsoleAnswers['getPlaces'][number];

const named: Validator = (value) =>
  typeof value === 'string' && (value.trim().length < 2 || /[<>]/.test(value))
    ? 'Please enter a name of two characters or more, without < and >'
    : undefined;

const counted = (listings: number): string => (listings === 1 ? '1 listing' : `${listings} listings`);

const Place = ({ name, listings, localities }: City) => (
  <li className="border-b border-line py-1">
    <details>
      <summary className="flex min-h-11 items-center">
        <span>
          <strong>{name}</strong> {counted(listings)}, {localities.length}{' '}
          {localities.length === 1 ? 'locality' : 'localities'}
        </span>
      </summary>
      <ul className="columns-[14rem] pb-3 text-sm">
        {localities.map((part) => (
          <li key={part.name}>
            {part.name} <span className="text-muted">{counted(part.listings)}</span>
          </li>
        ))}
      </ul>
    </details>
  </li>
);

/** The cities and localities that searches and forms offer, and how more are added. */
export function PlacesPage() {
  const query = useGetPlacesQuery({}, { refetchOnMountOrArgChange: true });
  const [add] = useAddPlaceMutation();
  const [added, setAdded] = useState('');
  const submit = async ({ city, locality }: Values) => {
    setAdded('');
    const result = await add({ city: city.trim(), ...(locality && { locality: locality.trim() }) });
    setAdded(result.data?.message ?? '');
    return failureOf(result);
  };
  return (
    <>
      <PageHeading title="Places" className="text-section">
        Places
      </PageHeading>
      <h2 className="text-xl">Add a place</h2>
      <SubmitForm<Values>
        name="Add a place"
        onSubmit={submit}
        className="flex max-w-md flex-col gap-5"
        actions={({ submitting }) => (
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" busy={submitting}>
              Add
            </Button>
            <p role="status">{added}</p>
          </div>
        )}
      >
        <TextField
          name="city"
          label="City"
          maxLength={60}
          required
          validate={composeValidators(required('Please enter a city'), named)}
        />
        <TextField
          name="locality"
          label="Locality"
          hint="Leave it empty to add the city alone."
          maxLength={60}
          validate={named}
        />
      </SubmitForm>
      <h2 className="text-xl">What is offered</h2>
      <QueryState query={query}>
        {query.data?.length === 0 ? (
          <EmptyState
            title="No place yet"
            text="Places appear here when you add them, and with the first listing there."
          />
        ) : (
          <ul aria-label="Places">
            {query.data?.map((city) => (
              <Place key={city.name} {...city} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
