import { bare, call, pages, searchOf, type Build } from '../call';
import { readProject, readProjectPage } from '../readers/listings';
import { readHomeProjects } from '../readers/homeProjects';
import { each, listOf, one } from '../tags';

/** Projects: API-1, 5, 11. */
export const projectEndpoints = (build: Build) => ({
  getHomeProjects: build.query({
    ...bare('getHomeProjects', readHomeProjects),
    providesTags: [listOf('project')],
  }),
  getProjects: build.infiniteQuery({
    ...pages('getProjects', readProjectPage, (search: string) => ({ search })),
    providesTags: (result) => [listOf('project'), ...each('project', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProject: build.query({
    ...call('getProject', readProject, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});
