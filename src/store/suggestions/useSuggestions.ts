import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place as CityPlaces } from '@/api/readers/places';
import { searchApi, VISITOR, type Hit } from '@/api/searchApi';
import type { AreaUnit } from '@/domain/areaUnits';
import { hitWords } from '@/domain/hitWords';
import { label } from '@/domain/label';
import { placeChoices, placeNamed, type Place } from '@/domain/placeChoices';
import { useAreaUnit } from '../device/useAreaUnit';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import { selectUserId } from '../session/sessionSlice';
import * as words from '@/words/suggestions';

/** How long what is typed waits for the next key before the server is asked, ms. */
const DEBOUNCE_MS = 150;
const NO_CITIES: readonly CityPlaces[] = [];

/** Something to choose; without a hit it asks where somebody is. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** The name that the market keeps. */
  readonly also?: readonly string[];
  readonly note: string;
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

/** "Not used: “lift”"; '' where the text's every word is. */
export const unusedWords = ({ unused }: Hit): string =>
  unused.length === 0 ? '' : words.unused({ words: unused.map(label).join(', ') });

/** A place has the same key whoever suggests it: it stays at hand when the server's answer comes. */
function suggestion(group: string, hit: Hit, unit?: AreaUnit): Suggestion {
  const { kind, id, count } = hit;
  const { label, note } = hitWords(hit, unit);
  const listings = kind === 'place' && count ? words.listings({ n: count }) : '';
  return {
    key: `${group}/${kind}/${id ?? ''}/${label}/${note}`,
    label,
    also: [hit.label],
    note: [note, listings, unusedWords(hit)].filter(Boolean).join(' · '),
    hit,
  };
}

const given = (label: string, hits: readonly Hit[], unit: AreaUnit): SuggestionGroup => ({
  label,
  options: hits.map((hit) => suggestion(label, hit, unit)),
  asGiven: true,
});

const byKind = (hits: readonly Hit[], unit: AreaUnit): readonly SuggestionGroup[] =>
  TITLES.map((title) =>
    given(
      title,
      hits.filter(({ kind }) => TITLE_OF[kind] === title),
      unit,
    ),
  );

const placeHit = (place: Place): Hit => ({
  ...{ kind: 'place', label: place.locality ?? place.city, note: null, filters: { ...place } },
  ...{ id: null, count: null, unused: [] },
});

/** The places that a server without the search knows, for the typed text to pick from. */
const ofCities = (cities: readonly CityPlaces[]): readonly SuggestionGroup[] =>
  placeChoices(cities).map(({ label, places }) => ({
    label,
    options: places.map((place) => suggestion(words.places, placeHit(place))),
  }));

const NEAR_ME: SuggestionGroup = {
  label: words.around,
  options: [{ key: 'near', label: words.nearMe, note: '', hit: null }],
  asGiven: true,
};

/**
 * What a search box suggests for what was typed, '' for nothing yet: what the server understands, and while it has not
 * answered, or lacks the call, the places whose names hold the text [HOME-14]. `countsHomes`: how many properties a place
 * has is said with it.
 */
export function useSuggestions(text: string, countsHomes = true) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const owner = useAppSelector(selectUserId) ?? VISITOR;
  const unit = useAreaUnit();
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
    const shown = (hits: readonly Hit[]) => (countsHomes ? hits : hits.map((hit) => ({ ...hit, count: null })));
    if (wanted === '') {
      const last = given(words.recent, shown(recent ?? []), unit);
      return popular && q === '' ? [NEAR_ME, last, given(words.popular, shown(popular.suggestions), unit)] : [last];
    }
    if (!found || q === '') return ofCities(cities);
    if (found.suggestions.length > 0) return byKind(shown(found.suggestions), unit);
    return [given(words.didYouMean, shown(found.didYouMean), unit), given(words.nearby, shown(found.nearby), unit)];
  }, [wanted, q, popular, found, recent, cities, unit, countsHomes]);

  /** What a text names, as far as that is known here already. */
  const named = useCallback(
    (typed: string): Hit | null => {
      const place = placeNamed(cities, typed);
      if (place !== null) return placeHit(place);
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
