import { bare, call, late, searchOf, type Build } from '../call';
import { lateReaders } from '../lateReaders';
import { listOf } from '../tags';

/** Cities and localities: API-6, 21, 22. */
export const placeEndpoints = (build: Build) => ({
  getLocalities: build.query({
    ...bare(
      'getLocalities',
      late(lateReaders, (readers) => readers.readLocalities),
    ),
    providesTags: [listOf('place')],
  }),
  getCities: build.query({
    ...bare(
      'getCities',
      late(lateReaders, (readers) => readers.readCities),
    ),
    providesTags: [listOf('place')],
  }),
  searchCities: build.query({
    ...call(
      'searchCities',
      late(lateReaders, (readers) => readers.readCitySearch),
      (name: string) => ({ search: searchOf({ name }) }),
    ),
    providesTags: [listOf('place')],
  }),
});
