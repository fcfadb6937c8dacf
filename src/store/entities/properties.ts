import { entityReducer, entitySelectors } from './entityReducer';

/** Every property that some answer has named, by id (STORE-2). */
export const propertiesReducer = entityReducer('properties');

export const [selectPropertyMap, selectProperty] = entitySelectors('properties');
