import { describeError } from '@/api/errors';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { realtorsTitle } from '@/domain/listTitles';
import { AgentCards } from '@/features/agent/AgentCards';
import { AgentFilterBar, AgentOrderSelect } from '@/features/agent/AgentFilterBar';
import { AgentListSkeleton } from '@/features/agent/AgentSkeletons';
import { EVERY_AGENT, readAgentFilters, writeAgentFilters } from '@/features/agent/filterAgents';
import { TopRealtorsTabs } from '@/features/agent/TopRealtorsTabs';
import { useRealtors } from '@/features/agent/useRealtors';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';
import { useUrlState } from './useUrlState';
import * as words from '@/words/routeRealtors';

/** `/realestateagents`: the realtors of a city [AGENT-1, AGENT-2, AGENT-3, AGENT-10, SHELL-9]. */
export default function RealtorsRoute() {
  const [asked, change] = useUrlState(readAgentFilters, writeAgentFilters);
  const { loaded, filters, agents, found, choices, error, isFetching, refetch } = useRealtors(asked);
  const title = realtorsTitle(filters.city, filters.locality);
  useScrollToTopAfterLoad();

  return (
    <div className="mx-auto w-full max-w-page px-5 pt-5 pb-12">
      <PageHeading title={title} className="text-section" />
      <div className="mt-2 flex items-center justify-between gap-4">
        <p role="status" className="min-h-6 text-muted">
          {loaded && words.found({ n: found.length })}
        </p>
        <AgentOrderSelect filters={filters} onChange={change} />
      </div>
      <div className="mt-3 flex flex-col gap-7">
        <div className="min-w-0 space-y-5">
          <AgentFilterBar filters={filters} {...choices} onChange={change} />
          {loaded && found.length > 0 && <AgentCards agents={found} />}
          {loaded && found.length === 0 && (
            <EmptyState
              title={words.none}
              text={agents.length > 0 ? words.removeFilter : words.nobodyYet}
              action={agents.length > 0 && <Button onClick={() => change(EVERY_AGENT)}>{words.all}</Button>}
            />
          )}
          {!loaded && isFetching && <AgentListSkeleton />}
          {!loaded && !isFetching && error && (
            <ErrorState title={words.failed} text={describeError(error)} onRetry={() => void refetch()} />
          )}
        </div>
        <TopRealtorsTabs />
      </div>
    </div>
  );
}
