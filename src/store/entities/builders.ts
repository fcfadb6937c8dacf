import type { BuilderRecord } from '@/api/records';
import { entityReducer, type EntityMap } from './entityReducer';

/** Every builder that some answer has named, by id (STORE-2). */
export const buildersReducer = entityReducer('builders');

interface WithBuilderRecords {
  readonly builders: EntityMap<BuilderRecord>;
}
export const selectBuilderMap = (state: WithBuilderRecords): Readonly<Record<string, BuilderRecord>> =>
  state.builders.entities;
export const selectBuilder = (state: WithBuilderRecords, id: string | null | undefined): BuilderRecord | undefined =>
  typeof id === 'string' ? state.builders.entities[id] : undefined;
