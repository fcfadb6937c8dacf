import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place as CityPlaces } from '@/api/readers/places';
import { searchApi, type Hit } from '@/api/searchApi';
import { placeChoices, placeNamed } from '@/domain/placeChoices';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import { selectUserId } from '../session/sessionSlice';
import * as words from '@/words/suggestions';

/** How long what is typed waits for the next key before the server is asked, ms. */
const DEBOUNCE_MS = 150;
const NO_CITIES: readonly CityPlaces[] = [];
const VISITOR = 'visitor';

/** Something to choose; without a hit it asks where somebody is. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hit: Hit | null;
}
export interface SuggestionGroup {
  readonly label: string;
  readonly options: readonly Suggestion[];
  readonly asGiven?: boolean;
}

const TITLES = [words.search, words.places, words.makers] as const;
const TITLE_OF: Readonly<Record<Hit['kind'], string>> = {
  type: words.search,
  place: words.places,
  landmark: words.places,
  project: words.makers,
  builder: words.makers,
  realtor: words.makers,
};

const noteOf = ({ kind, note, count }: Hit): string | undefined =>
  [note, kind === 'place' && count ? words.listings({ n: count }) : null].filter((part) => part !== null).join(' · ') ||
  undefined;

/** A place has the same key whoever suggests it: it stays at hand when the server's answer comes. */
const suggestion = (group: string, hit: Hit): Suggestion => ({
  key: `${group}/${hit.kind}/${hit.id ?? ''}/${hit.label}/${hit.note ?? ''}`,
  label: hit.label,
  note: noteOf(hit),
  hit,
});

const given = (label: string, hits: readonly Hit[]): SuggestionGroup => ({
  label,
  options: hits.map((hit) => suggestion(label, hit)),
  asGiven: true,
});

const byKind = (hits: readonly Hit[]): readonly SuggestionGroup[] =>
  TITLES.map((title) =>
    given(
      title,
      hits.filter(({ kind }) => TITLE_OF[kind] === title),
    ),
  );

/** The places that a server without the search knows, for the typed text to pick from. */
const ofCities = (cities: readonly CityPlaces[]): readonly SuggestionGroup[] =>
  placeChoices(cities).map(({ label, options }) => ({
    label,
    options: options.map(({ label: name, note = null, place }) =>
      suggestion(words.places, { kind: 'place', label: name, note, filters: { ...place }, id: null, count: null }),
    ),
  }));

const NEAR_ME: SuggestionGroup = {
  label: words.around,
  options: [{ key: 'near', label: words.nearMe, hit: null }],
  asGiven: true,
};

/**
 * What a search box suggests for what was typed, '' for nothing yet: what the server understands, and while it has not
 * answered, or lacks the call, the places whose names hold the text [HOME-14].
 */
export function useSuggestions(text: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const owner = useAppSelector(selectUserId) ?? VISITOR;
  const wanted = text.trim();
  const [q, setQ] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined);
  const { data: recent } = searchApi.useRecentSearchesQuery(owner);
  const { data: popular } = searchApi.useSearchQuery(q === '' ? {} : skipToken);
  const { data, isError } = searchApi.useSearchQuery(q === '' ? skipToken : { q });
  const found = isError ? null : data;

  const groups = useMemo((): readonly SuggestionGroup[] => {
    if (wanted === '') {
      const last = given(words.recent, recent ?? []);
      return popular && q === '' ? [NEAR_ME, last, given(words.popular, popular.suggestions)] : [last];
    }
    if (!found || q === '') return ofCities(cities);
    if (found.suggestions.length > 0) return byKind(found.suggestions);
    return [given(words.didYouMean, found.didYouMean), given(words.nearby, found.nearby)];
  }, [wanted, q, popular, found, recent, cities]);

  /** What a text names, as far as that is known here already. */
  const named = useCallback(
    (typed: string): Hit | null => {
      const place = placeNamed(cities, typed);
      if (place !== null)
        return {
          kind: 'place',
          label: place.locality ?? place.city,
          note: null,
          filters: { ...place },
          id: null,
          count: null,
        };
      return searchApi.endpoints.search.select({ q: typed })(store.getState()).data?.match ?? null;
    },
    [cities, store],
  );
  /** The same, and asks the server for what is not known; null for what nobody knows. */
  const read = useCallback(
    async (typed: string): Promise<Hit | null> => {
      const known = named(typed);
      if (known !== null) return known;
      const asked = await dispatch(searchApi.endpoints.search.initiate({ q: typed }, { subscribe: false }));
      return asked.data?.match ?? null;
    },
    [named, dispatch],
  );
  /** The place nearest to somebody; null where that is not known. */
  const nearest = useCallback(
    async (near: string): Promise<Hit | null> => {
      const asked = await dispatch(searchApi.endpoints.search.initiate({ near }, { subscribe: false }));
      return asked.data?.match ?? null;
    },
    [dispatch],
  );
  const note = useCallback(
    (hit: Hit) => void dispatch(searchApi.endpoints.noteSearch.initiate({ owner, hit }, { track: false })),
    [owner, dispatch],
  );
  return { groups, named, read, nearest, note };
}
