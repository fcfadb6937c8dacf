import type { AgentRecord } from '@/api/records';
import { LinkButton } from '@/components/ui/LinkButton';
import { ShareButton } from '@/components/ui/ShareButton';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import * as words from '@/words/agentProfile';

interface OwnPageProps {
  readonly agent: AgentRecord;
}

/** What agents do with their own page, in place of Call and Chat with themselves. */
export const OwnPageButtons = ({ agent }: OwnPageProps) => (
  <>
    <LinkButton to={paths.profile}>{words.own.edit}</LinkButton>
    <ShareButton title={agentName(agent)} path={paths.agent(agent._id)} />
  </>
);

/** Where visitors see how to reach an agent: to that agent that the page is theirs [AGENT-4]. */
export function OwnPageCard({ agent }: OwnPageProps) {
  return (
    <section aria-labelledby="own-page" className="rounded-card border border-line bg-card p-5">
      <h2 id="own-page" className="text-lg">
        {words.own.title}
      </h2>
      <p className="mt-1 text-md text-muted">{words.own.text}</p>
      <div className="mt-4 hidden flex-col gap-2.5 lg:flex">
        <OwnPageButtons agent={agent} />
      </div>
    </section>
  );
}
