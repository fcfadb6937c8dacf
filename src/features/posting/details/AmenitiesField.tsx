import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { IN_TWO } from '@/components/fields/RadioGroupField';
import { TextInput } from '@/components/fields/TextInput';
import { TickTile } from '@/components/fields/TickTile';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/Button';
import { useGrowingList } from '@/components/ui/useGrowingList';
import { AMENITIES } from '@/domain/amenities';
import type { AmenityKey } from '@/domain/amenityFlags';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingDetails';
import type { PostingValues } from '../values/postingValues';
import { findAmenities } from './amenityNames';
import { CustomAmenities } from './CustomAmenities';

const NONE: PostingValues['amenities'] = {};

/** What most homes here have; the others open with a press, or with a search. */
const COMMON: ReadonlySet<string> = new Set<AmenityKey>([
  'lift',
  'powerBackup',
  'security',
  'reservedParking',
  'visitorParking',
  'waterStorage',
  'park',
  'kidsPlayArea',
  'gymnasium',
  'swimmingPool',
  'clubHouse',
  'vaastuCompliant',
]);

/** The 47 named amenities to tick, the usual ones first, with a search, and below them the listing's own (WIZ-9). */
export function AmenitiesField() {
  const { input } = useField<PostingValues['amenities'] | undefined>('amenities');
  const [search, setSearch] = useState('');
  const id = useId();
  const flags = input.value || NONE;
  const [isOpen, setOpen] = useState(false);
  const { list, grows } = useGrowingList();
  // What was ticked when the step opened stays in sight when its tick goes.
  const [tickedFirst] = useState(flags);
  const isShort = !isOpen && search.trim() === '';
  const found = findAmenities(search).filter(({ key }) => !isShort || COMMON.has(key) || tickedFirst[key] === true);
  const count = AMENITIES.filter(({ key }) => flags[key] === true).length;
  const set = (key: string, isOn: boolean) => input.onChange({ ...flags, [key]: isOn });

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {FIELD_LABELS.amenities}
        </h2>
        <p className="text-sm text-muted">{words.chosen({ count })}</p>
      </div>
      <TextInput
        type="search"
        label={words.amenities.search}
        hideLabel
        placeholder={words.amenities.search}
        before={<Icon name="search" className="size-4.5" />}
        autoComplete="off"
        className="mb-4 sm:max-w-md"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          // Enter here is no wish to send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="sr-only">
        {search.trim() !== '' && found.length > 0 ? words.found({ count: found.length }) : ''}
      </p>
      {found.length === 0 && <p className="text-muted">{words.none({ wanted: search.trim() })}</p>}
      <ul ref={list} aria-labelledby={id} className={IN_TWO}>
        {found.map(({ key, label }) => (
          <li key={key}>
            <TickTile
              name="amenities"
              label={label}
              checked={flags[key] === true}
              onTick={(isOn) => set(key, isOn)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
          </li>
        ))}
      </ul>
      {isShort && (
        <Button
          variant="text"
          className="mt-2"
          onClick={() => {
            grows(0);
            setOpen(true);
          }}
        >
          {words.all({ count: AMENITIES.length })}
        </Button>
      )}
      <CustomAmenities
        onNamed={(key) => {
          setOpen(true);
          set(key, true);
        }}
      />
    </section>
  );
}
