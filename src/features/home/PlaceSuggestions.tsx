import { useImperativeHandle, useMemo, type Ref } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place as CityPlaces } from '@/api/readers/places';
import { ComboboxList } from '@/components/fields/ComboboxList';
import type { ComboboxLink } from '@/components/fields/useComboboxInput';
import { placeChoices, placeNamed, type Place } from '@/domain/placeChoices';
import { TEXTS } from './texts';

const NO_CITIES: readonly CityPlaces[] = [];

interface PlaceSuggestionsProps {
  readonly link: ComboboxLink;
  readonly text: string;
  /** What a typed text names, as far as places are known. */
  readonly named: Ref<(text: string) => Place | null>;
  readonly onChoose: (place: Place) => void;
}

/** Suggests cities and localities below Home's search; comes, and asks for them, when the search is first used [HOME-14]. */
export default function PlaceSuggestions({ link, text, named, onChoose }: PlaceSuggestionsProps) {
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined);
  const groups = useMemo(() => placeChoices(cities), [cities]);
  useImperativeHandle(named, () => (typed: string) => placeNamed(cities, typed), [cities]);
  return (
    <ComboboxList
      link={link}
      label={TEXTS.searchLabel}
      text={text}
      groups={groups}
      onChoose={({ place }) => onChoose(place)}
    />
  );
}
