import { createSelector } from '@reduxjs/toolkit';
import type { ProjectRecord } from '@/api/records';
import type { Page } from '@/api/types';
import type { PropertyFilters } from '@/domain/filters';
import { makeProjectPredicate } from '@/domain/listFilter';
import { sortProjects, type Sort } from '@/domain/sorting';
import { selectAgent } from '@/store/entities/agents';
import { selectProject, selectProjectMap } from '@/store/entities/projects';
import type { RootState } from '@/store/rootReducer';

type Pages = readonly Page<'projects'>[];
const NO_PAGES: Pages = [];

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * The loaded projects that the client's own filter keeps, in the server's order or in one of its own [JLIST-8,
 * PLIST-18]. One per list: the answer stays the same array as long as it says the same.
 */
export const makeSelectProjectList = () =>
  createSelector(
    [
      selectProjectMap,
      (_state: RootState, loaded: readonly string[]) => loaded,
      (_state: RootState, _loaded: readonly string[], filters: PropertyFilters) => filters,
      (_state: RootState, _loaded: readonly string[], _filters: PropertyFilters, sort: Sort = '') => sort,
    ],
    (projects, loaded, filters, sort): readonly string[] => {
      const fits = makeProjectPredicate(filters);
      const passed = loaded.flatMap((id) => {
        const project = projects[id];
        return project !== undefined && fits(project) ? [project] : [];
      });
      return sortProjects(passed, sort).map(({ _id }) => _id);
    },
    { memoizeOptions: { resultEqualityCheck: sameIds } },
  );

/** Who builds a project: its own builder's name, else its owner's; '' when neither is known [JLIST-4]. */
export function selectBuilderName(state: RootState, id: string): string {
  const project: ProjectRecord | undefined = selectProject(state, id);
  const owner = selectAgent(state, project?.userId);
  return project?.builderName ?? owner?.name ?? owner?.username ?? '';
}

/** At most `most` other projects of a city's list, for the end of a project's page [JDET-7]. */
export const makeSelectOtherProjects = (most: number) =>
  createSelector(
    [
      selectProjectMap,
      (_state: RootState, pages: Pages | undefined) => pages ?? NO_PAGES,
      (_state: RootState, _pages: Pages | undefined, id: string) => id,
    ],
    (projects, pages, own): readonly string[] =>
      pages
        .flatMap(({ ids }) => ids)
        .filter((id) => id !== own && projects[id] !== undefined)
        .slice(0, most),
  );
