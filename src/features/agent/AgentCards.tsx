import type { AgentRecord } from '@/api/records';
import * as words from '@/words/routeRealtors';
import { AgentCard } from './AgentCard';
import { FirstOfMany } from './FirstOfMany';

/** Whole rows of one, two and three. */
const AT_FIRST = 12;

/** The first realtors of a list, and all of them on demand [AGENT-2]. */
export const AgentCards = ({ agents }: { readonly agents: readonly AgentRecord[] }) => (
  <FirstOfMany
    items={agents.map((agent) => (
      <li key={agent._id}>
        <AgentCard agent={agent} />
      </li>
    ))}
    most={AT_FIRST}
    flag="allRealtors"
    className="grid grid-cols-1 gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
    showAll={words.showAll({ n: agents.length })}
  />
);
