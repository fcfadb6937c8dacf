import { useEffect, useMemo, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { Combobox } from '@/components/fields/Combobox';
import { useTextFormField, type FormField } from '@/components/fields/useFormField';
import type { Place } from '@/api/readers/places';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { label } from '@/domain/label';
import { equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/posting';
import type { PostingValues } from '../values/postingValues';
import { mostCharacters } from '../values/validators';
import { useCitySearch, type CitySearch } from './useCitySearch';

type LocalityState = keyof typeof words.localityHints;

/** What can be done with the locality (WIZ-5). A city that nobody has touched keeps the locality that came with it. */
function localityState({ cities, named, state }: CitySearch, keeps: boolean): LocalityState {
  if (state === 'blank') return 'noCity';
  if (named !== null && named.localities.length > 0) return 'open';
  if (keeps) return 'open';
  if (named !== null) return 'none';
  if (state !== 'answered') return state;
  // A few letters that begin the name of a city are no unknown city: it stands in the list to be chosen.
  return cities.length > 0 ? 'noCity' : 'unknown';
}

const placeOption = (name: string, also: Place['also']) => ({
  key: name,
  label: label(name),
  also: [name, ...(also?.[name] ?? [])],
});

/** A place's box: it shows the name in the page's language, and what is typed as it stands; the market's own name is stored. */
function usePlaceBox(field: FormField<string>, names: readonly string[]) {
  const [typed, setTyped] = useState<string | null>(null);
  const box = {
    ...field,
    value: typed ?? label(field.value),
    onChange: (text: string) => {
      setTyped(text);
      field.onChange(names.find((name) => label(name) === text.trim()) ?? text);
    },
    onBlur: () => {
      setTyped(null);
      field.onBlur();
    },
  };
  const choose = (name: string) => {
    setTyped(null);
    field.onChange(name);
  };
  return { box, choose };
}

/**
 * City and locality. The city may be one that the server does not know: a listing is not refused for it, but localities
 * belong to known cities alone, so theirs stays disabled (WIZ-4, WIZ-5, WIZ-18).
 */
export function PlaceFields() {
  const form = useForm<PostingValues>();
  const city = useTextFormField('city', { validate: undefined });
  const locality = useTextFormField('locality', { validate: undefined });
  const { meta } = useField('city', { subscription: { pristine: true } });
  const search = useCitySearch(city.value);
  const { cities, named, choose } = search;
  const cityBox = usePlaceBox(
    city,
    cities.map(({ name }) => name),
  );
  const localityBox = usePlaceBox(locality, named?.localities ?? []);
  const state = localityState(search, meta.pristine === true && locality.value !== '');

  // The city that the locality belongs to, first the one that the step opens with; and what was taken away when it
  // changed: it comes back with its city.
  const home = useRef(city.value);
  const taken = useRef<{ readonly city: string; readonly locality: string } | null>(null);
  const isOpen = state === 'open';
  const name = named?.name ?? null;
  useEffect(() => {
    if (state === 'asking' || state === 'failed') return;
    const { locality: own } = form.getState().values;
    if (isOpen && (name === null || equalsIgnoreCase(name, home.current))) {
      if (!own && taken.current && equalsIgnoreCase(taken.current.city, name))
        form.change('locality', taken.current.locality);
      taken.current = null;
      return;
    }
    if (own) {
      taken.current = { city: home.current, locality: own };
      form.change('locality', undefined);
    } else if (isOpen && taken.current && equalsIgnoreCase(taken.current.city, name)) {
      form.change('locality', taken.current.locality);
      taken.current = null;
    }
    if (isOpen && name !== null) home.current = name;
  }, [form, isOpen, name, state]);

  const cityGroups = useMemo(
    () => [
      {
        label: words.cities,
        options: cities.map((each) => ({ ...placeOption(each.name, each.also), city: each })),
      },
    ],
    [cities],
  );
  const localityGroups = useMemo(
    () =>
      named === null
        ? []
        : [
            {
              label: words.localities({ city: label(named.name) }),
              options: named.localities.map((each) => placeOption(each, named.also)),
            },
          ],
    [named],
  );
  const chooseCity = ({ city: place }: { readonly city: Place }) => {
    choose(place);
    cityBox.choose(place.name);
  };
  return (
    <>
      <Combobox
        {...cityBox.box}
        label={FIELD_LABELS.city}
        hint={words.cityHint}
        required
        maxLength={mostCharacters('city')}
        groups={cityGroups}
        onChoose={chooseCity}
        enterFits
        // Nobody goes on by it before what it may take is here.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && search.state === 'asking') event.preventDefault();
        }}
      />
      <Combobox
        {...localityBox.box}
        label={FIELD_LABELS.locality}
        hint={words.localityHints[state]}
        disabled={!isOpen}
        maxLength={mostCharacters('locality')}
        groups={localityGroups}
        onChoose={({ key }) => localityBox.choose(key)}
        enterFits
      />
    </>
  );
}
