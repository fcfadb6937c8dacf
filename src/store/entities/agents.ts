import type { AgentRecord } from '@/api/records';
import { entityReducer, type EntityMap } from './entityReducer';

/** Every agent that some answer has named, by id (STORE-2). */
export const agentsReducer = entityReducer('agents');

interface WithAgentRecords {
  readonly agents: EntityMap<AgentRecord>;
}
export const selectAgentMap = (state: WithAgentRecords): Readonly<Record<string, AgentRecord>> => state.agents.entities;
export const selectAgent = (state: WithAgentRecords, id: string | null | undefined): AgentRecord | undefined =>
  typeof id === 'string' ? state.agents.entities[id] : undefined;
