import { useMemo } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { selectAgentMap } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { agentChoices, filterAgents, type AgentFilters, type City } from './filterAgents';

const NO_CITIES: readonly City[] = [];

/** The realtors, `found` those that answer the filters, and what the filters can be [AGENT-1, AGENT-10]. */
export function useRealtors(filters: AgentFilters) {
  const { data, error, isFetching, refetch } = marketplaceApi.useGetAgentsQuery(undefined);
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined);
  const byId = useAppSelector(selectAgentMap);
  const agents = useMemo(() => data?.ids.flatMap((id) => byId[id] ?? []) ?? [], [data, byId]);
  const choices = useMemo(() => agentChoices(agents, cities, filters.city), [agents, cities, filters.city]);
  const found = useMemo(() => filterAgents(agents, filters, cities), [agents, filters, cities]);
  return { loaded: data !== undefined, agents, found, choices, error, isFetching, refetch };
}
