import type { PropertyRecord } from '@/api/records';
import { entityReducer, type EntityMap } from './entityReducer';

/** Every property that some answer has named, by id (STORE-2). */
export const propertiesReducer = entityReducer('properties');

interface WithPropertyRecords {
  readonly properties: EntityMap<PropertyRecord>;
}
export const selectPropertyMap = (state: WithPropertyRecords): Readonly<Record<string, PropertyRecord>> =>
  state.properties.entities;
export const selectProperty = (
  state: WithPropertyRecords,
  id: string | null | undefined,
): PropertyRecord | undefined => (typeof id === 'string' ? state.properties.entities[id] : undefined);
