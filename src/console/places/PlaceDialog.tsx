import { useState } from 'react';
import type { ConsoleCity } from '@/contract/placeShapes';
import { plural } from '@/domain/text';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { useChangePlaceMutation, useMergePlacesMutation, useRemovePlaceMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { factsIn, valuesOf, type PlaceEntry, type PlaceValues } from './placeValues';

export const named: Validator = (value) =>
  typeof value === 'string' && (value.trim().length < 2 || /[<>|]|^\s*[=+\-@]/.test(value))
    ? 'Please enter a name of two characters or more, without <, > and |, that does not begin with =, +, - or @'
    : undefined;
const given =
  (isGood: (text: string) => boolean, words: string): Validator =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && !isGood(value.trim()) ? words : undefined;
const pins = given((text) => text.split(/[\s,]+/).every((pin) => /^[1-9]\d{5}$/.test(pin)), 'A PIN has six digits');
const within = (least: number, most: number, example: string) =>
  given(
    (text) => Number(text) >= least && Number(text) <= most,
    `Please enter degrees within India, such as ${example}`,
  );

interface PartProps {
  readonly entry: PlaceEntry;
  /** Answers the words of a failure. */
  readonly onDone: (
    asking: PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
  ) => Promise<string | undefined>;
}

function EditPart({ entry: { kind, place }, onDone }: PartProps) {
  const [change] = useChangePlaceMutation();
  const { id, mark } = place;
  return (
    <SubmitForm<PlaceValues>
      name="Place"
      initial={valuesOf(place)}
      onSubmit={(values) => onDone(change({ kind, id, mark, name: values.name.trim(), facts: factsIn(values) }))}
      actions={({ submitting }) => (
        <Button type="submit" busy={submitting}>
          Save
        </Button>
      )}
    >
      <TextField
        name="name"
        label="Name"
        hint="Listings and projects say it, too. The old name goes on to find the place."
        maxLength={60}
        required
        validate={composeValidators(required('Please enter a name'), named)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="te" label="In Telugu" lang="te" maxLength={60} />
        <TextField name="hi" label="In Hindi" lang="hi" maxLength={60} />
        <TextField name="lat" label="Latitude" inputMode="decimal" validate={within(6, 38, '13.6498')} />
        <TextField name="lon" label="Longitude" inputMode="decimal" validate={within(68, 98, '79.402')} />
      </div>
      <TextField name="pins" label="PIN codes" hint="Several are parted by commas." maxLength={250} validate={pins} />
      <TextAreaField
        name="also"
        label="Other names"
        hint="Other spellings and former names, one on each line."
        rows={5}
      />
    </SubmitForm>
  );
}

const inWords = ({ place: { listings, projects } }: PlaceEntry): string =>
  `${plural(listings, 'active listing', 'active listings')} and ${plural(projects, 'project', 'projects')}`;

/** The places that one may be a double of: those of its city first. */
function others({ kind, place, city }: PlaceEntry, cities: readonly ConsoleCity[]) {
  if (kind === 'city')
    return cities.filter(({ id }) => id !== place.id).map(({ id, name }) => ({ value: String(id), label: name }));
  return [city, ...cities.filter(({ id }) => id !== city.id)].flatMap((each) =>
    each.localities
      .filter(({ id }) => id !== place.id)
      .map(({ id, name }) => ({ value: String(id), label: `${name}, ${each.name}` })),
  );
}

function MergePart({ entry, cities, onDone }: PartProps & { readonly cities: readonly ConsoleCity[] }) {
  const [merge] = useMergePlacesMutation();
  const { kind, place } = entry;
  const { id, mark, name } = place;
  return (
    <SubmitForm<{ readonly into: string }>
      name="Merge"
      onSubmit={({ into }) => onDone(merge({ kind, id, mark, into: Number(into) }))}
      actions={({ submitting }) => (
        <Button type="submit" variant="danger" busy={submitting}>
          Merge
        </Button>
      )}
    >
      <p>
        {inWords(entry)} move to the other place, and so do those that wait for review or are withdrawn.
        {kind === 'city' && ' All localities come along.'} “{name}” will be another name of it. This cannot be undone.
      </p>
      <SelectField
        name="into"
        label="Merge into"
        options={others(entry, cities)}
        required
        validate={required('Please choose a place')}
      />
    </SubmitForm>
  );
}

interface PlaceDialogProps {
  readonly entry: PlaceEntry;
  readonly cities: readonly ConsoleCity[];
  readonly onClose: () => void;
  /** What was done is said by the page. */
  readonly onSaid: (words: string) => void;
}

/** One place: what it is called and where it is, and what may be done to it. */
export function PlaceDialog({ entry, cities, onClose, onSaid }: PlaceDialogProps) {
  const [step, setStep] = useState<'merge' | null>(null);
  const [remove, { isLoading }] = useRemovePlaceMutation();
  const { said, run } = useOutcome();
  const { kind, place, city } = entry;
  const { id, mark, listings, projects } = place;
  const done: PartProps['onDone'] = async (asking) => {
    const result = await asking;
    const failure = await run(Promise.resolve(result));
    if (failure === undefined) {
      onSaid((result.data as { readonly message: string }).message);
      onClose();
    }
    return failure;
  };
  return (
    <Modal open size="md" title={kind === 'city' ? place.name : `${place.name}, ${city.name}`} onClose={onClose}>
      {step === 'merge' ? (
        <>
          <MergePart entry={entry} cities={cities} onDone={done} />
          <Button variant="text" size="sm" onClick={() => setStep(null)}>
            Back
          </Button>
        </>
      ) : (
        <>
          <EditPart entry={entry} onDone={done} />
          <Outcome said={said} />
          <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <Button variant="secondary" size="sm" onClick={() => setStep('merge')}>
              Merge into another place
            </Button>
            {listings + projects === 0 ? (
              <Button variant="danger" size="sm" busy={isLoading} onClick={() => void done(remove({ kind, id, mark }))}>
                Remove
              </Button>
            ) : (
              <span className="text-sm text-muted">{inWords(entry)}</span>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}
