import { useMemo } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { searchApi } from '@/api/searchApi';
import { useHydrated } from '@/components/ui/useHydrated';
import { equalsIgnoreCase } from '@/domain/text';
import { selectAgentMap } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { agentChoices, filterAgents, orderAgents, type AgentFilters, type City } from './filterAgents';

const NO_CITIES: readonly City[] = [];

/** The filters with the city's own name where it is asked for by another one that the search knows; null while a browser asks for that. */
function useKnownCity(filters: AgentFilters, cities: readonly City[]): AgentFilters | null {
  const { city } = filters;
  const isOdd = city !== '' && cities.length > 0 && !cities.some(({ name }) => equalsIgnoreCase(name, city));
  const { currentData: found, isFetching } = searchApi.useSearchQuery({ q: city }, { skip: !isOdd });
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isOdd) return filters;
    // A page from the server shows who works under the name as it stands.
    if (isFetching) return isHydrated ? null : filters;
    const meant = found?.exact ? found.match?.filters : null;
    return meant?.city && !meant.locality ? { ...filters, city: meant.city } : filters;
  }, [filters, isOdd, isFetching, found, isHydrated]);
}

/** The realtors, `found` those that answer the filters, and what the filters are and can be [AGENT-1, AGENT-10]. */
export function useRealtors(asked: AgentFilters) {
  const { data, error, isFetching, refetch } = marketplaceApi.useGetAgentsQuery(undefined);
  const { data: cities = NO_CITIES } = marketplaceApi.useGetCitiesQuery(undefined);
  const byId = useAppSelector(selectAgentMap);
  const agents = useMemo(() => data?.ids.flatMap((id) => byId[id] ?? []) ?? [], [data, byId]);
  const known = useKnownCity(asked, cities);
  const filters = known ?? asked;
  const choices = useMemo(() => agentChoices(agents, cities, filters.city), [agents, cities, filters.city]);
  const found = useMemo(
    () => orderAgents(filterAgents(agents, filters, cities), filters.order),
    [agents, filters, cities],
  );
  const loaded = data !== undefined && known !== null;
  return { loaded, filters, agents, found, choices, error, isFetching: isFetching || known === null, refetch };
}
