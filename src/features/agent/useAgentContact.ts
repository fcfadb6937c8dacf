import type { AgentRecord } from '@/api/records';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { useContact } from '@/store/ownerNumber/useContact';
import * as words from '@/words/agentProfile';

/** How a visitor reaches an agent [AGENT-5, AGENT-6, AGENT-7]. */
export function useAgentContact(agent: AgentRecord) {
  const name = agentName(agent);
  return useContact(agent._id, {
    hello: words.hello({ name, site: SITE.name }),
    then: { path: paths.agent(agent._id), label: words.profile({ name }), aim: words.numberAim({ name }) },
  });
}
