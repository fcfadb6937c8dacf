import { useEffect, useMemo } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { describeError, isGone } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { idIn } from '@/domain/idIn';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { AgentHeader } from '@/features/agent/AgentHeader';
import { AgentProfile } from '@/features/agent/AgentProfile';
import { AgentProfileSkeleton } from '@/features/agent/AgentSkeletons';
import { logProblem } from '@/store/logProblem';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { selectAgent } from '@/store/entities/agents';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { agentListing } from './agentListing';
import * as words from '@/words/routeAgents';

/** `/agentdetails/{id}`: one agent [AGENT-4 to AGENT-9]; without an id back to the list [ROUTE-9]. */
export default function AgentRoute() {
  const id = idIn(useMatch('/agentdetails/:id')?.params.id);
  return id === '' ? <WithoutId /> : <AgentScreen key={id} id={id} />;
}

function WithoutId() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(logProblem('Agent ID not provided'));
    void navigate(paths.realtors, { replace: true });
  }, [dispatch, navigate]);
  return null;
}

function AgentScreen({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = marketplaceApi.useGetAgentQuery(id);
  const agent = useAppSelector((state) => selectAgent(state, data?.ids[0]));
  const byId = useAppSelector(selectPropertyMap);
  const properties = useMemo(() => agent?.propertyIds?.flatMap((one) => byId[one] ?? []) ?? [], [agent, byId]);
  const open = ({ _id, name }: PropertyRecord) => dispatch(listingChosen({ _id, name: name ?? '' }));
  const loading = !agent && isFetching;
  const unknown = !agent && !loading && isGone({ data, error });
  return (
    <div className={classes('mx-auto w-full max-w-page px-5 pt-6', !agent && 'pb-12')}>
      <AgentHeader agent={agent} loading={loading} title={unknown ? words.unknown.heading : SCREENS.agent.title} />
      {agent && <AgentProfile agent={agent} listings={properties.map((property) => agentListing(property, open))} />}
      {loading && <AgentProfileSkeleton />}
      {unknown && (
        <EmptyState
          title={words.unknown.title}
          text={words.unknown.text}
          action={<LinkButton to={paths.realtors}>{words.unknown.all}</LinkButton>}
        />
      )}
      {!agent && !loading && !unknown && (
        <ErrorState title={words.failed} text={describeError(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
