import { call, searchOf, type Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { readProject, readProjectPage, readProperty, readPropertyPage } from './readers/listings';
import { listOf, one } from './tags';
import type { Reader } from './types';

const readCounts: Reader<Readonly<Record<string, number>> | null> = (_body, { counts = null }) => ({ result: counts });

/** The question of a detail that only looks: the answer carries no phone, so it has no consequence for anybody. */
const look = (id: string) => ({ search: searchOf({ id, look: '1' }), personal: true });

/**
 * The calls of lists and details once more, for a look beside what a person came for. The argument is the query string
 * of the filters, or the id.
 *
 * Lists: nobody waits for them, so a failure is logged and not told. Details (API-10, API-11): for cards that show a
 * listing (saved, viewed, compared). Their answers are cached apart from those of `getProperty` and `getProject`: what
 * they lack is asked for when the listing's own page is opened. A server that does not know `look` answers in full.
 */
const peekEndpoints = (build: Build) => ({
  peekProperties: build.query({
    ...call('getProperties', readPropertyPage, (search: string) => ({ search })),
    providesTags: [listOf('property')],
  }),
  /** How many listings each choice of a filter would give; the query string says which filter, as `counts`. */
  peekCounts: build.query({
    ...call('getProperties', readCounts, (search: string) => ({ search })),
    providesTags: [listOf('property')],
  }),
  peekProjects: build.query({
    ...call('getProjects', readProjectPage, (search: string) => ({ search })),
    providesTags: [listOf('project')],
  }),
  peekProperty: build.query({
    ...call('getProperty', readProperty, look),
    providesTags: (_result, _error, id) => [one('property', id)],
  }),
  peekProject: build.query({
    ...call('getProject', readProject, look),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});

/** Comes with the screens that need it, not with the first code. */
export const silentQueries = marketplaceApi.injectEndpoints({ endpoints: peekEndpoints });
