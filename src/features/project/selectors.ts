import { createSelector } from '@reduxjs/toolkit';
import type { ProjectRecord } from '@/api/records';
import type { Page } from '@/api/types';
import { selectAgent } from '@/store/entities/agents';
import { selectProject, selectProjectMap } from '@/store/entities/projects';
import type { RootState } from '@/store/rootReducer';

type Pages = readonly Page<'projects'>[];
const NO_PAGES: Pages = [];

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
