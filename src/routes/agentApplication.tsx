import type { ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { phoneStep } from './phoneStep';

/** An agent needs none of it: no place is kept for it. */
const AgentApplication = lazyComponent<{ readonly phoneStep?: ReactNode; readonly folds?: boolean }>(
  () => import(/* webpackChunkName: "agent-application" */ '@/features/enquiry/AgentApplication'),
);

/** How a user becomes an agent; its code comes when it is shown (HOME-6, WIZ-20). `folds`: its form waits for a press. */
export const agentApplication = (folds: boolean) => (
  <LazyBoundary part={AgentApplication} shape="">
    <AgentApplication phoneStep={phoneStep} folds={folds} />
  </LazyBoundary>
);
