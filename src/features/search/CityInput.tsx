import { useEffect, useEffectEvent, useState } from 'react';
import { Combobox } from '@/components/fields/Combobox';
import { Icon } from '@/components/ui/Icon';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import type { PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import type { ListKind } from '@/domain/listKind';
import type { Suggestion, SuggestionGroup } from '@/store/suggestions/useSuggestions';
import * as words from '@/words/search';

/** How long a typed city waits for the next key, ms [PLIST-13]. */
const DEBOUNCE_MS = 300;
const LONGEST_CITY = 80;
const NO_GROUPS: readonly SuggestionGroup[] = [];
const CitySuggestions = lazyComponent(() => import('./CitySuggestions'));

/** What is being typed: `sent` is what was last handed on, null while the next key is awaited. */
export interface CityDraft {
  readonly text: string;
  readonly sent: string | null;
  /** The address has taken what was sent; from then on another city in it comes from somewhere else. */
  readonly taken: boolean;
}

interface CityInputProps {
  readonly kind: ListKind;
  /** The city in the address. */
  readonly city: string;
  /** A city, or a suggested locality with its city, and whatever else the typed text meant. */
  readonly onPlace: (place: Partial<PropertyFilters>) => void;
  readonly draft: CityDraft | null;
  readonly onDraft: (draft: CityDraft | null) => void;
}

/**
 * The city filter: applied 300 ms after the last key, with Enter or when emptied at once. What is being typed is never
 * overwritten by an address that is older than it [PLIST-13]. What the text may mean is suggested once it is used.
 */
export function CityInput({ kind, city, onPlace, draft, onDraft }: CityInputProps) {
  const [asked, setAsked] = useState(false);
  const text = draft?.text ?? label(city);
  const { state } = useLazyComponent(CitySuggestions, asked);
  const [groups, setGroups] = useState(NO_GROUPS);

  function apply(text: string) {
    const typed = text.trim();
    const sent = typed === label(city) ? city : typed;
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

  function choose({ hit }: Suggestion) {
    if (!hit?.filters) return;
    const place = { city: '', ...hit.filters };
    onDraft({ text: label(place.city), sent: place.city, taken: place.city === city });
    onPlace(place);
  }

  return (
    <>
      {asked && state === 'here' && <CitySuggestions kind={kind} text={text} onGroups={setGroups} />}
      <Combobox
        label={words.panel.city}
        name="city"
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
        placeholder={words.panel.anyCity}
        after={
          text === '' ? undefined : (
            <button
              type="button"
              aria-label={words.panel.clearText}
              onClick={({ currentTarget }) => {
                apply('');
                // The button goes.
                currentTarget.closest('div')?.querySelector('input')?.focus();
              }}
              className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          )
        }
      />
    </>
  );
}
