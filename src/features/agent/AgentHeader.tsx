import type { AgentRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Avatar } from '@/components/ui/Avatar';
import { Icon } from '@/components/ui/Icon';
import { Rating } from '@/components/ui/Rating';
import { Skeleton } from '@/components/ui/Skeleton';
import { answerWords } from '@/domain/answerTime';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import * as words from '@/words/agentProfile';
import { listingCountOf, experienceOf } from './agentFacts';

interface AgentHeaderProps {
  readonly agent: AgentRecord | undefined;
  readonly title: string;
  readonly loading: boolean;
}

/**
 * The top of an agent's page: photo, username, years in the field, rating and review count [AGENT-4]. It stays in its
 * place while the rest loads, so that the focus on the heading is kept; without an agent it says `title`.
 */
export function AgentHeader({ agent, title, loading }: AgentHeaderProps) {
  const heading = agent ? agentName(agent) : title;
  const experience = agent && experienceOf(agent);
  const answers = answerWords(agent?.answersWithin);
  return (
    <div className="mb-6">
      <AppLink
        to={paths.realtors}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-sm px-1 text-md font-semibold text-brand underline-offset-4 hover:underline"
      >
        <Icon name="chevronLeft" className="size-4" />
        {words.allAgents}
      </AppLink>
      <div className="mt-3 flex items-center gap-5">
        {agent && <Avatar name={heading} src={agent.profilePic} size="lg" />}
        {loading && !agent && <Skeleton className="size-24 flex-none rounded-full" />}
        <div className="min-w-0">
          <PageHeading title={heading} className="text-section" />
          {agent && (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-muted">
              {experience && <span>{experience}</span>}
              <Rating value={agent.rating ?? null} reviews={agent.reviewCount ?? agent.reviews?.length ?? 0} />
              <span>{listingCountOf(agent)}</span>
              {answers && <span>{answers}</span>}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
