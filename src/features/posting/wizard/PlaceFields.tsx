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
import { MeantPlace } from './MeantPlace';
import { placeNear, placeWritten } from './nearPlace';
import { useCitySearch, useMeantCity, type CitySearch } from './useCitySearch';

type LocalityState = keyof typeof words.localityHints | 'unknown';

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

/**
 * A place's box: it shows the name in the page's language, and what is typed as it stands; the market's own name is stored,
 * and taken for one that is written otherwise when the box is left.
 */
function usePlaceBox(field: FormField<string>, options: readonly ReturnType<typeof placeOption>[]) {
  const [typed, setTyped] = useState<string | null>(null);
  const places = options.map(({ key, also }) => ({ key, names: [label(key), ...also] }));
  const written = placeWritten(places, field.value);
  const box = {
    ...field,
    value: typed ?? label(field.value),
    onChange: (text: string) => {
      setTyped(text);
      field.onChange(options.find((option) => option.label === text.trim())?.key ?? text);
    },
    onBlur: () => {
      setTyped(null);
      if (written !== null && written !== field.value) field.onChange(written);
      field.onBlur();
    },
  };
  const choose = (name: string) => {
    setTyped(null);
    field.onChange(name);
  };
  /** What may be meant; also while it is written: what comes when the box is left moves the button that is pressed then. */
  const meant = written === null ? placeNear(places, field.value) : null;
  return { box, choose, meant };
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
  const cityBox = usePlaceBox(city, cityGroups[0]?.options ?? []);
  const localityBox = usePlaceBox(locality, localityGroups[0]?.options ?? []);
  const meantCity = useMeantCity(city.value, search);
  const state = localityState(search, meta.pristine === true && locality.value !== '');

  // It is said where it is written, unless one is meant that is known.
  const isUnknown = state === 'unknown' && meantCity === null;

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

  const chooseCity = ({ city: place }: { readonly city: Place }) => {
    choose(place);
    cityBox.choose(place.name);
  };
  return (
    <>
      <div>
        <Combobox
          {...cityBox.box}
          label={FIELD_LABELS.city}
          hint={
            <span role="status" className={isUnknown ? 'font-medium text-gold-ink' : undefined}>
              {isUnknown ? words.cityUnknown : words.cityHint}
            </span>
          }
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
        <MeantPlace name={meantCity} onTake={cityBox.choose} />
      </div>
      <div>
        <Combobox
          {...localityBox.box}
          label={FIELD_LABELS.locality}
          hint={words.localityHints[state === 'unknown' ? 'none' : state]}
          disabled={!isOpen}
          maxLength={mostCharacters('locality')}
          groups={localityGroups}
          onChoose={({ key }) => localityBox.choose(key)}
          enterFits
        />
        <MeantPlace name={isOpen ? localityBox.meant : null} onTake={localityBox.choose} />
      </div>
    </>
  );
}
