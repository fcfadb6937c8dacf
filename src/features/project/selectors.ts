import { createSelector } from '@reduxjs/toolkit';
import type { ProjectRecord } from '@/api/records';
import type { Page } from '@/api/types';
import { makeProjectPredicate, type PropertyFilters } from '@/domain/filters';
import { selectAgent } from '@/store/entities/agents';
import { selectProject, selectProjectMap } from '@/store/entities/projects';
import type { RootState } from '@/store/rootReducer';

/** What of the loaded pages the list shows. */
export interface ShownProjects {
  readonly ids: readonly string[];
  /** How many there are in all: while pages remain, the server's total less those the client's own filter dropped. */
  readonly count: number;
}

type Pages = readonly Page<'projects'>[];
const NO_PAGES: Pages = [];

/** The loaded projects that the client's own filter keeps, each once, in the server's order [JLIST-8, PLIST-6]. */
export const makeSelectShownProjects = () =>
  createSelector(
    [
      selectProjectMap,
      (_state: RootState, pages: Pages | undefined) => pages ?? NO_PAGES,
      (_state: RootState, _pages: Pages | undefined, filters: PropertyFilters) => filters,
    ],
    (projects, pages, filters): ShownProjects => {
      const fits = makeProjectPredicate(filters);
      const loaded = [...new Set(pages.flatMap(({ ids }) => ids))].filter((id) => projects[id] !== undefined);
      const ids = loaded.filter((id) => {
        const project = projects[id];
        return project !== undefined && fits(project);
      });
      const last = pages.at(-1);
      const total = last?.next == null ? loaded.length : (last.total ?? loaded.length);
      return { ids, count: Math.max(total - (loaded.length - ids.length), ids.length) };
    },
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
