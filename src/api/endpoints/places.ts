import { bare, call, searchOf, type Build } from '../call';
import { readCities, readCitySearch, readLocalities } from '../readers/places';
import { listOf } from '../tags';

/** Cities and localities: API-6, 21, 22. */
export const placeEndpoints = (build: Build) => ({
  getLocalities: build.query({
    ...bare('getLocalities', readLocalities),
    providesTags: [listOf('place')],
  }),
  getCities: build.query({
    ...bare('getCities', readCities),
    providesTags: [listOf('place')],
  }),
  searchCities: build.query({
    ...call('searchCities', readCitySearch, (name: string) => ({ search: searchOf({ name }) })),
    providesTags: [listOf('place')],
  }),
});
