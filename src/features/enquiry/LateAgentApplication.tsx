import { useState } from 'react';
import { LateContent } from '@/components/ui/LateContent';
import { lazyPart } from '@/components/ui/lazyPart';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import type { AgentApplicationProps } from './AgentApplication';

const AgentApplication = lazyPart<AgentApplicationProps>(
  () => import(/* webpackChunkName: "agent-application" */ './AgentApplication'),
);

/** The agent application for whoever is none yet; it stays with its answer when that makes an agent (HOME-6). */
export function LateAgentApplication() {
  const isAgent = useAppSelector(selectIsAgent);
  const [applied, setApplied] = useState(false);
  if (isAgent && !applied) return null;
  return (
    <LateContent part={AgentApplication} shape="h-80 rounded-card">
      <AgentApplication onSent={() => setApplied(true)} />
    </LateContent>
  );
}
