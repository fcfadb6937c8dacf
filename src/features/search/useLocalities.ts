import { useMemo } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { Place } from '@/api/readers/places';
import type { AlsoPlaces } from '@/domain/listFilter';
import { localitiesIn } from '@/domain/placeChoices';

const NO_NAMES: readonly string[] = [];
const NO_CITIES: readonly Place[] = [];

/**
 * The localities to choose from in a list: under a city those of it alone, as far as the server tells which they are;
 * `also`: what else the city is called [PLIST-2].
 */
export function useLocalities(city: string, also: AlsoPlaces): readonly string[] {
  const { data: all = NO_NAMES } = marketplaceApi.useGetLocalitiesQuery(undefined);
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined, { skip: city === '' });
  return useMemo(() => localitiesIn(all, cities, city, also), [all, cities, city, also]);
}
