import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { AgentRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { Rating } from '@/components/ui/Rating';
import { label } from '@/domain/label';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import * as words from '@/words/agent';
import { languagesOf, listingCountOf, placesOf, experienceOf } from './agentFacts';

/** Places that fit on a card. */
const PLACES_SHOWN = 3;

/** One realtor of the list; name, Chat and View Number lead to the agent page [AGENT-2]. */
export function AgentCard({ agent }: { readonly agent: AgentRecord }) {
  const headingId = useId();
  const navigate = useNavigate();
  const name = agentName(agent);
  const profile = paths.agent(agent._id);
  const experience = experienceOf(agent);
  const places = placesOf(agent);
  const shown = places.slice(0, PLACES_SHOWN).map(label).join(', ');
  const more = places.length - PLACES_SHOWN;
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col rounded-card border border-line bg-card p-4 transition-shadow [contain-intrinsic-height:auto_234px] [content-visibility:auto] hover:shadow-lift"
    >
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={agent.profilePic} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={headingId} lang={langOf(name)} className="text-lg">
            <AppLink to={profile} className="block rounded-sm py-0.5 underline-offset-4 hover:underline">
              {name}
            </AppLink>
          </h2>
          {experience !== null && <p className="text-sm text-muted">{experience}</p>}
          <p className="flex flex-wrap gap-x-2.5 text-sm text-muted">
            <Rating
              value={agent.rating ?? null}
              reviews={agent.reviewCount ?? undefined}
              className={agent.rating == null ? undefined : 'text-ink'}
            />
            <span>{listingCountOf(agent)}</span>
          </p>
        </div>
      </div>
      <dl className="mt-3 mb-4 space-y-1.5 text-sm">
        <div className="flex gap-2">
          <dt>
            <Icon name="pin" label={words.worksIn} className="size-4.5 text-muted" />
          </dt>
          <dd>{more > 0 ? words.andMore({ places: shown, n: more }) : shown}</dd>
        </div>
        <div className="flex gap-2">
          <dt>
            <Icon name="chat" label={words.speaks} className="size-4.5 text-muted" />
          </dt>
          <dd>{languagesOf(agent).map(label).join(', ')}</dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap gap-3">
        <LinkButton to={profile} variant="secondary" aria-describedby={headingId} className="flex-1">
          <Icon name="chat" />
          {words.chat}
        </LinkButton>
        <Button
          className="flex-1"
          aria-describedby={headingId}
          onClick={() => void navigate(profile, { state: ASKED_FOR_NUMBER })}
        >
          {words.viewNumber}
        </Button>
      </div>
    </article>
  );
}
