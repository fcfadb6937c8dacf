import { bare, call, late, searchOf, type Build } from '../call';
import { listOf } from '../tags';

const places = () => import(/* webpackChunkName: "readers" */ '../readers/places');

/** Cities and localities: API-6, 21, 22. */
export const placeEndpoints = (build: Build) => ({
  getLocalities: build.query({
    ...bare(
      'getLocalities',
      late(places, (readers) => readers.readLocalities),
    ),
    providesTags: [listOf('place')],
  }),
  getCities: build.query({
    ...bare(
      'getCities',
      late(places, (readers) => readers.readCities),
    ),
    providesTags: [listOf('place')],
  }),
  searchCities: build.query({
    ...call(
      'searchCities',
      late(places, (readers) => readers.readCitySearch),
      (name: string) => ({ search: searchOf({ name }) }),
    ),
    providesTags: [listOf('place')],
  }),
});
