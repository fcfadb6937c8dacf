import { entityReducer, entitySelectors } from './entityReducer';

/** Every builder that some answer has named, by id (STORE-2). */
export const buildersReducer = entityReducer('builders');

export const [selectBuilderMap, selectBuilder] = entitySelectors('builders');
