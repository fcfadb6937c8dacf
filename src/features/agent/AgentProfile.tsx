import { useId, type ReactNode } from 'react';
import type { AgentRecord } from '@/api/records';
import { PageBar } from '@/components/layout/PageBar';
import { ShowNumber } from '@/components/ui/ShowNumber';
import { useHashSection } from '@/components/ui/useHashSection';
import { isLinkable } from '@/api/records';
import { label } from '@/domain/label';
import { agentName } from '@/domain/names';
import { AGENT_HOMES_ID, AGENT_REVIEWS_ID } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import * as words from '@/words/agentProfile';
import { AgentContactButtons, AgentContactCard } from './AgentContactCard';
import { languagesOf, placesOf, shortIdOf } from './agentFacts';
import { OwnPageButtons, OwnPageCard } from './OwnPageCard';
import { AgentReviews } from './reviews/AgentReviews';
import { useAgentContact } from './useAgentContact';
import { FirstOfMany } from './FirstOfMany';

interface SectionProps {
  /** By which an address leads to it. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className="mt-10 first:mt-0"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3 text-md last:border-b-0">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-semibold">{children}</dd>
    </div>
  );
}

/** More would put reviews and Contact Now below a dozen tall cards. */
const AT_FIRST = 4;

interface AgentProfileProps {
  readonly agent: AgentRecord;
  readonly listings: readonly ReactNode[];
}

/** An agent's page below its heading [AGENT-4]. `listings` are the cards, one each; the route makes them. */
export function AgentProfile({ agent, listings }: AgentProfileProps) {
  const contact = useAgentContact(agent);
  // Shown where it is asked for; a page that opens with it begins at the card.
  const { number: below } = useAgentContact(agent);
  const name = agentName(agent);
  const isOwn = useAppSelector(selectUserId) === agent._id;
  useHashSection();
  return (
    <>
      <div className="grid items-start gap-8 pb-12 lg:grid-cols-[1fr_348px]">
        <div className="min-w-0">
          {agent.about && (
            <Section title={words.about}>
              <p lang={langOf(agent.about)} className="whitespace-pre-line">
                {agent.about}
              </p>
            </Section>
          )}
          <Section
            id={AGENT_HOMES_ID}
            title={listings.length === 0 ? words.listings : words.listingsCount({ n: listings.length })}
          >
            {listings.length === 0 ? (
              <p className="text-muted">{words.noListings({ name })}</p>
            ) : (
              <FirstOfMany
                items={listings}
                most={AT_FIRST}
                flag="allListings"
                className="grid gap-5 sm:grid-cols-2"
                showAll={words.allListings({ n: listings.length })}
              />
            )}
          </Section>
          <Section
            id={AGENT_REVIEWS_ID}
            title={agent.reviewCount ? words.reviewsCount({ n: agent.reviewCount }) : words.reviews}
          >
            <AgentReviews agent={agent} hasHomes={listings.length > 0} />
          </Section>
          {!isOwn && (
            <section className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-brand-wash p-6">
              <div className="min-w-0">
                <h2 className="text-xl">{words.looking({ name })}</h2>
                <p className="mt-1">{words.ask}</p>
              </div>
              <ShowNumber number={{ ...below, isLedTo: false }} label={words.contactNow} variant="primary" />
            </section>
          )}
        </div>
        <div className="order-first lg:sticky lg:top-20 lg:order-none">
          {isOwn ? <OwnPageCard agent={agent} /> : <AgentContactCard contact={contact} name={name} />}
          <section className="mt-6">
            <h2 className="mb-4 text-xl">{words.personal}</h2>
            <dl className="rounded-card border border-line bg-card px-5 py-1">
              <Fact name={words.languages}>{languagesOf(agent).map(label).join(', ')}</Fact>
              {agent.reraNumber && <Fact name={words.rera}>{agent.reraNumber}</Fact>}
              <Fact name={words.locations}>{placesOf(agent).map(label).join(', ')}</Fact>
              {isLinkable(agent._id) && <Fact name={words.id}>{shortIdOf(agent)}</Fact>}
            </dl>
          </section>
        </div>
      </div>
      <PageBar>{isOwn ? <OwnPageButtons agent={agent} /> : <AgentContactButtons contact={contact} />}</PageBar>
    </>
  );
}
