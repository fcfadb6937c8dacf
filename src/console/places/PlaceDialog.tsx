import { useState } from 'react';
import type { ConsoleCity } from '@/contract/placeShapes';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { factsIn, valuesOf, type PlaceEntry, type PlaceValues } from './placeValues';
import * as words from '@/words/consolePlaces';

export const named: Validator = (value) =>
  typeof value === 'string' && (value.trim().length < 2 || /[<>|]|^\s*[=+\-@]/.test(value))
    ? words.faults.name
    : undefined;
const given =
  (isGood: (text: string) => boolean, fault: string): Validator =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && !isGood(value.trim()) ? fault : undefined;
const pins = given((text) => text.split(/[\s,]+/).every((pin) => /^[1-9]\d{5}$/.test(pin)), words.faults.pin);
const within = (least: number, most: number, example: string) =>
  given((text) => Number(text) >= least && Number(text) <= most, words.faults.degrees({ example }));

interface PartProps {
  readonly entry: PlaceEntry;
  /** Answers the words of a failure. */
  readonly onDone: (
    asking: PromiseLike<{ readonly data?: { readonly message: string } | undefined; readonly error?: unknown }>,
  ) => Promise<string | undefined>;
}

function EditPart({ entry: { kind, place }, onDone }: PartProps) {
  const [change] = consoleApi.useChangePlaceMutation();
  const { id, mark } = place;
  return (
    <SubmitForm<PlaceValues>
      name={words.place.form}
      initial={valuesOf(place)}
      onSubmit={(values) => onDone(change({ kind, id, mark, name: values.name.trim(), facts: factsIn(values) }))}
      actions={<SubmitButton>{words.place.save}</SubmitButton>}
    >
      <TextField
        name="name"
        label={words.place.name}
        hint={words.place.nameHint}
        maxLength={60}
        required
        validate={composeValidators(required(words.faults.nameRequired), named)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="te" label={words.place.te} lang="te" maxLength={60} />
        <TextField name="hi" label={words.place.hi} lang="hi" maxLength={60} />
        <TextField name="lat" label={words.place.lat} inputMode="decimal" validate={within(6, 38, '13.6498')} />
        <TextField name="lon" label={words.place.lon} inputMode="decimal" validate={within(68, 98, '79.402')} />
      </div>
      <TextField name="pins" label={words.place.pins} hint={words.place.pinsHint} maxLength={250} validate={pins} />
      <TextAreaField name="also" label={words.place.also} hint={words.place.alsoHint} rows={5} />
    </SubmitForm>
  );
}

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
  const [merge] = consoleApi.useMergePlacesMutation();
  const { kind, place } = entry;
  const { id, mark, name, listings, projects } = place;
  return (
    <SubmitForm<{ readonly into: string }>
      name={words.merge.action}
      onSubmit={({ into }) => onDone(merge({ kind, id, mark, into: Number(into) }))}
      actions={<SubmitButton variant="danger">{words.merge.action}</SubmitButton>}
    >
      <p>{words.merge.text({ listings, projects, kind, name })}</p>
      <SelectField
        name="into"
        label={words.merge.into}
        options={others(entry, cities)}
        required
        validate={required(words.merge.intoRequired)}
      />
    </SubmitForm>
  );
}

interface PlaceDialogProps {
  readonly entry: PlaceEntry;
  readonly cities: readonly ConsoleCity[];
  readonly onClose: () => void;
  /** What was done is said by the page. */
  readonly onSaid: (message: string) => void;
}

/** One place: what it is called and where it is, and what may be done to it. */
export function PlaceDialog({ entry, cities, onClose, onSaid }: PlaceDialogProps) {
  const [step, setStep] = useState<'merge' | null>(null);
  const [remove, { isLoading }] = consoleApi.useRemovePlaceMutation();
  const { said, run } = useOutcome();
  const { kind, place, city } = entry;
  const { id, mark, listings, projects } = place;
  const done: PartProps['onDone'] = (asking) =>
    run(asking, ({ message }) => {
      onSaid(message);
      onClose();
    });
  return (
    <Modal open size="md" title={kind === 'city' ? place.name : `${place.name}, ${city.name}`} onClose={onClose}>
      {step === 'merge' ? (
        <>
          <MergePart entry={entry} cities={cities} onDone={done} />
          <Button variant="text" size="sm" onClick={() => setStep(null)}>
            {words.merge.back}
          </Button>
        </>
      ) : (
        <>
          <EditPart entry={entry} onDone={done} />
          <Outcome said={said} />
          <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
            <Button variant="secondary" size="sm" onClick={() => setStep('merge')}>
              {words.merge.open}
            </Button>
            {listings + projects === 0 ? (
              <Button variant="danger" size="sm" busy={isLoading} onClick={() => void done(remove({ kind, id, mark }))}>
                {words.place.remove}
              </Button>
            ) : (
              <span className="text-sm text-muted">{words.place.has({ listings, projects })}</span>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}
