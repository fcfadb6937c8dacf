import { useMemo } from 'react';
import { describeError } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { realtorsTitle } from '@/domain/listTitles';
import { plural } from '@/domain/text';
import { AgentCard } from '@/features/agent/AgentCard';
import { AgentFilterBar } from '@/features/agent/AgentFilterBar';
import { AgentListSkeleton } from '@/features/agent/AgentSkeletons';
import {
  agentChoices,
  EVERY_AGENT,
  filterAgents,
  readAgentFilters,
  writeAgentFilters,
} from '@/features/agent/filterAgents';
import { TopRealtorsTabs } from '@/features/agent/TopRealtorsTabs';
import { selectAgentMap } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { useUrlState } from './useUrlState';

/** `/realestateagents`: the realtors of a city [AGENT-1, AGENT-2, AGENT-3, AGENT-10]. */
export default function RealtorsRoute() {
  const { data, error, isFetching, refetch } = marketplaceApi.useGetAgentsQuery(undefined);
  const byId = useAppSelector(selectAgentMap);
  const [filters, change] = useUrlState(readAgentFilters, writeAgentFilters);
  const agents = useMemo(() => data?.ids.flatMap((id) => byId[id] ?? []) ?? [], [data, byId]);
  const choices = useMemo(() => agentChoices(agents), [agents]);
  const found = useMemo(() => filterAgents(agents, filters), [agents, filters]);
  const title = realtorsTitle(filters.city);

  return (
    <div className="mx-auto w-full max-w-page px-5 py-8 sm:py-10">
      <PageHeading title={title} className="text-section">
        {title}
      </PageHeading>
      <p role="status" className="mt-2 min-h-6 text-muted">
        {data && `${plural(found.length, 'realtor', 'realtors')} found`}
      </p>
      <div className="mt-6 grid items-start gap-7 lg:grid-cols-[1fr_360px]">
        <div className="min-w-0 space-y-5">
          <AgentFilterBar filters={filters} {...choices} onChange={change} />
          {data && found.length > 0 && (
            <ul className="grid gap-5 sm:grid-cols-2">
              {found.map((agent) => (
                <li key={agent._id}>
                  <AgentCard agent={agent} />
                </li>
              ))}
            </ul>
          )}
          {data && found.length === 0 && (
            <EmptyState
              title="No realtors found"
              text={agents.length > 0 ? 'Nobody answers these filters. Try fewer.' : 'No realtor has joined yet.'}
              action={agents.length > 0 && <Button onClick={() => change(EVERY_AGENT)}>Show all realtors</Button>}
            />
          )}
          {!data && isFetching && <AgentListSkeleton />}
          {!data && !isFetching && error && (
            <ErrorState title="The realtors did not load" text={describeError(error)} onRetry={() => void refetch()} />
          )}
        </div>
        <TopRealtorsTabs />
      </div>
    </div>
  );
}
