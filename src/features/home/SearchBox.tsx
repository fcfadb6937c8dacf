import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useComboboxInput } from '@/components/fields/useComboboxInput';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { lazyPart } from '@/components/ui/lazyPart';
import { useLatePart } from '@/components/ui/useLatePart';
import { paths } from '@/domain/paths';
import type { Place } from '@/domain/placeChoices';
import { SITE } from '@/domain/site';
import { TEXTS } from './texts';

const PlaceSuggestions = lazyPart(() => import(/* webpackChunkName: "places" */ './PlaceSuggestions'));

/**
 * The search of Home: a city or locality, Tirupati at first; without a text it does nothing [HOME-1, HOME-2]. What it
 * suggests comes when it is first used; a typed text that names a known locality goes there with its city [HOME-14].
 */
export function SearchBox() {
  const [city, setCity] = useState(SITE.city);
  const [used, setUsed] = useState(false);
  const suggestions = useLatePart(PlaceSuggestions, used);
  const { input, link } = useComboboxInput();
  const named = useRef<(text: string) => Place | null>(null);
  const navigate = useNavigate();
  const id = useId();

  const go = (place: Place) => void navigate(paths.properties(place));
  function search(event: SubmitEvent) {
    event.preventDefault();
    const wanted = city.trim();
    if (wanted !== '') go(named.current?.(wanted) ?? { city: wanted });
  }
  return (
    <form
      role="search"
      aria-label={TEXTS.searchName}
      onSubmit={search}
      className="relative z-20 flex max-w-[700px] flex-col gap-2.5 rounded-[16px] bg-card p-2.5 shadow-lift sm:flex-row sm:items-center"
    >
      <div className="relative flex-1">
        <label htmlFor={id} className="absolute top-2 left-3.5 text-xs font-semibold text-muted">
          {TEXTS.searchLabel}
        </label>
        <input
          {...input}
          id={id}
          type="text"
          name="city"
          value={city}
          onChange={(event) => setCity(event.target.value)}
          onFocus={() => {
            setUsed(true);
            suggestions.retry();
          }}
          maxLength={80}
          enterKeyHint="search"
          className="h-15 w-full rounded-control bg-transparent px-3.5 pt-5 text-lg font-medium text-ink"
        />
        {used && suggestions.state === 'here' && (
          <PlaceSuggestions
            link={link}
            text={city}
            named={named}
            onChoose={(place) => {
              setCity(place.locality ?? place.city);
              go(place);
            }}
          />
        )}
      </div>
      <Button type="submit" className="min-h-13 px-8!">
        <Icon name="search" className="size-4.5" />
        {TEXTS.search}
      </Button>
    </form>
  );
}
