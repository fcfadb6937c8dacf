import type { AgentRecord } from '@/api/records';
import { useEntryFlag } from '@/components/layout/useEntryFlag';
import { Button } from '@/components/ui/Button';
import { useGrowingList } from '@/components/ui/useGrowingList';
import * as words from '@/words/routeRealtors';
import { AgentCard } from './AgentCard';

/** Whole rows of one, two and three. */
const AT_FIRST = 12;
const GRID = 'grid grid-cols-1 gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

const cardOf = (agent: AgentRecord) => (
  <li key={agent._id}>
    <AgentCard agent={agent} />
  </li>
);

/** The first realtors of a list, and all of them on demand [AGENT-2]. */
export function AgentCards({ agents }: { readonly agents: readonly AgentRecord[] }) {
  const [all, setAll] = useEntryFlag('allRealtors');
  const { list, grows } = useGrowingList();
  const isCut = all !== true && agents.length > AT_FIRST;
  return (
    <>
      <ul ref={list} className={GRID}>
        {(isCut ? agents.slice(0, AT_FIRST) : agents).map(cardOf)}
      </ul>
      {isCut && (
        <>
          <noscript>
            {typeof window === 'undefined' && <ul className={GRID}>{agents.slice(AT_FIRST).map(cardOf)}</ul>}
          </noscript>
          <Button
            variant="secondary"
            className="noscript:hidden"
            onClick={() => {
              grows();
              setAll(true);
            }}
          >
            {words.showAll({ n: agents.length })}
          </Button>
        </>
      )}
    </>
  );
}
