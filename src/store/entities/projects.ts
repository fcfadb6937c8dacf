import type { ProjectRecord } from '@/api/records';
import { entityReducer, type EntityMap } from './entityReducer';

/** Every project that some answer has named, by id (STORE-2). */
export const projectsReducer = entityReducer('projects');

interface WithProjectRecords {
  readonly projects: EntityMap<ProjectRecord>;
}
export const selectProjectMap = (state: WithProjectRecords): Readonly<Record<string, ProjectRecord>> =>
  state.projects.entities;
export const selectProject = (state: WithProjectRecords, id: string | null | undefined): ProjectRecord | undefined =>
  typeof id === 'string' ? state.projects.entities[id] : undefined;
