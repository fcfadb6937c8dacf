import { entityReducer, entitySelectors } from './entityReducer';

/** Every project that some answer has named, by id (STORE-2). */
export const projectsReducer = entityReducer('projects');

export const [selectProjectMap, selectProject] = entitySelectors('projects');
