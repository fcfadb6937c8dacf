import { useEffect, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place } from '@/api/readers/places';
import { searchApi } from '@/api/searchApi';
import { equalsIgnoreCase } from '@/domain/text';

/** How long a typed city waits for the next key, ms [WIZ-4]. */
const DEBOUNCE_MS = 300;

const NONE: readonly Place[] = [];

export interface CitySearch {
  /** What can be suggested; empty after a failure. */
  readonly cities: readonly Place[];
  /** The city that the text names, in any case and by any of its names; chosen or typed. Else null. */
  readonly named: Place | null;
  /** How the search for this very text stands. */
  readonly state: 'blank' | 'asking' | 'answered' | 'failed';
  /** A suggestion was taken: its localities are known already. */
  readonly choose: (city: Place) => void;
}

/** Searches cities by name from one character on, 300 ms after the last key. The answer to an older text never counts. */
export function useCitySearch(text: string): CitySearch {
  const wanted = text.trim();
  const [asked, setAsked] = useState(wanted);
  const [chosen, setChosen] = useState<Place | null>(null);
  const isChosen = chosen !== null && equalsIgnoreCase(chosen.name, wanted);
  useEffect(() => {
    if (asked === wanted) return undefined;
    const timer = setTimeout(() => setAsked(wanted), wanted === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked, wanted]);

  const skip = asked === '' || isChosen;
  const { data = NONE, currentData, isError } = marketplaceApi.useSearchCitiesQuery(asked, { skip });
  const settled = asked === wanted;
  // Until the next answer the last one goes on suggesting what fits the text, so that the list does not flicker.
  const cities = wanted === '' || isError ? NONE : data;
  const named = isChosen
    ? chosen
    : (cities.find(({ name }) => equalsIgnoreCase(name, wanted)) ??
      cities.find(({ name, also }) => also?.[name]?.some((other) => equalsIgnoreCase(other, wanted))) ??
      null);
  const state =
    wanted === ''
      ? 'blank'
      : named !== null || (settled && currentData !== undefined)
        ? 'answered'
        : settled && isError
          ? 'failed'
          : 'asking';
  return { cities, named, state, choose: setChosen };
}

/** A shorter text may mean anything. */
const LEAST = 3;

/** The city that is meant by a text which finds none: a letter or two are off, or it is a PIN. Null for none [HOME-14]. */
export function useMeantCity(text: string, { cities, named, state }: CitySearch): string | null {
  const q = text.trim();
  const skip = state !== 'answered' || named !== null || cities.length > 0 || q.length < LEAST;
  const { currentData } = searchApi.useSearchQuery({ q }, { skip });
  return (!skip && currentData?.match?.filters?.city) || null;
}
