import { bare, call, late, pages, searchOf, type Build } from '../call';
import { readHomeProjects } from '../readers/homeProjects';
import { each, listOf, one } from '../tags';

const listings = () => import(/* webpackChunkName: "readers" */ '../readers/listings');

/** Projects: API-1, 5, 11. */
export const projectEndpoints = (build: Build) => ({
  getHomeProjects: build.query({
    ...bare('getHomeProjects', readHomeProjects),
    providesTags: [listOf('project')],
  }),
  getProjects: build.infiniteQuery({
    ...pages(
      'getProjects',
      late(listings, (readers) => readers.readProjectPage),
      (search: string) => ({ search }),
    ),
    providesTags: (result) => [listOf('project'), ...each('project', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProject: build.query({
    ...call(
      'getProject',
      late(listings, (readers) => readers.readProject),
      (id: string) => ({ search: searchOf({ id }), personal: true }),
    ),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});
