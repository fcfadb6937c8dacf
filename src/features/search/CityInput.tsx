import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place } from '@/api/readers/places';
import { Combobox } from '@/components/fields/Combobox';
import { Icon } from '@/components/ui/Icon';
import { placeChoices, type Place as ChosenPlace } from '@/domain/placeChoices';

/** How long a typed city waits for the next key, ms [PLIST-13]. */
const DEBOUNCE_MS = 300;
const LONGEST_CITY = 80;

const NO_CITIES: readonly Place[] = [];

/** What is being typed: `sent` is what was last handed on, null while the next key is awaited. */
export interface CityDraft {
  readonly text: string;
  readonly sent: string | null;
  /** The address has taken what was sent; from then on another city in it comes from somewhere else. */
  readonly taken: boolean;
}

interface CityInputProps {
  /** The city in the address. */
  readonly city: string;
  /** A city, or a suggested locality with its city. */
  readonly onPlace: (place: ChosenPlace) => void;
  readonly draft: CityDraft | null;
  readonly onDraft: (draft: CityDraft | null) => void;
}

/**
 * The city filter: applied 300 ms after the last key, with Enter or when emptied at once. What is being typed is never
 * overwritten by an address that is older than it [PLIST-13]. Cities and localities are suggested once it is used.
 */
export function CityInput({ city, onPlace, draft, onDraft }: CityInputProps) {
  const [asked, setAsked] = useState(false);
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined, { skip: !asked });
  const groups = useMemo(() => placeChoices(cities), [cities]);

  function apply(text: string) {
    const sent = text.trim();
    onDraft({ text, sent, taken: sent === city });
    if (sent !== city) onPlace({ city: sent });
  }
  const applyLater = useEffectEvent(apply);
  const pending = draft !== null && draft.sent === null ? draft.text : null;
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => applyLater(pending), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  function type(text: string) {
    if (text.trim() === '') apply(text);
    else onDraft({ text, sent: null, taken: false });
  }
  const flush = () => {
    if (pending !== null) apply(pending);
  };

  function choose({ place }: { readonly place: ChosenPlace }) {
    onDraft({ text: place.city, sent: place.city, taken: place.city === city });
    onPlace(place);
  }

  const text = draft?.text ?? city;
  return (
    <Combobox
      label="City"
      value={text}
      onChange={type}
      groups={groups}
      onChoose={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        flush();
      }}
      onFocus={() => setAsked(true)}
      onBlur={flush}
      maxLength={LONGEST_CITY}
      enterKeyHint="search"
      placeholder="Any city"
      after={
        text === '' ? undefined : (
          <button
            type="button"
            aria-label="Clear text"
            onClick={() => apply('')}
            className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        )
      }
    />
  );
}
