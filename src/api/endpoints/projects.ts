import { bare, call, late, pages, searchOf, type Build } from '../call';
import { lateReaders } from '../lateReaders';
import { readHomeProjects } from '../readers/homeProjects';
import { each, listOf, one } from '../tags';

/** Projects: API-1, 5, 11. */
export const projectEndpoints = (build: Build) => ({
  getHomeProjects: build.query({
    ...bare('getHomeProjects', readHomeProjects),
    providesTags: [listOf('project')],
  }),
  getProjects: build.infiniteQuery({
    ...pages(
      'getProjects',
      late(lateReaders, (readers) => readers.readProjectPage),
      (search: string) => ({ search }),
    ),
    providesTags: (result) => [listOf('project'), ...each('project', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProject: build.query({
    ...call(
      'getProject',
      late(lateReaders, (readers) => readers.readProject),
      (id: string) => ({ search: searchOf({ id }), personal: true }),
    ),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});
