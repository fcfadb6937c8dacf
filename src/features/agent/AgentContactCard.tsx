import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import type { AgentContact } from './useAgentContact';

/** The number of an agent where it was asked for; says so when the server did not give it. */
export function ShownPhone({ contact }: { readonly contact: AgentContact }) {
  const { shownPhone, callHref } = contact;
  return (
    <div role="status" className="text-center">
      {shownPhone !== null &&
        (callHref === null ? (
          <p className="py-2 text-muted">The phone number is not available right now. Please try again later.</p>
        ) : (
          <a
            href={callHref}
            className="inline-flex min-h-11 items-center rounded-sm px-1 font-heading text-xl font-semibold text-brand underline-offset-4 hover:underline"
          >
            {shownPhone}
          </a>
        ))}
    </div>
  );
}

/** Call Agent, Chat with Agent and View Phone; stays in view beside the profile [AGENT-5, AGENT-6, AGENT-7]. */
export function AgentContactCard({ contact }: { readonly contact: AgentContact }) {
  const { name, callHref, chatHref, shownPhone, askForPhone, withoutPhone } = contact;
  const call = (
    <>
      <Icon name="phone" />
      Call Agent
    </>
  );
  const chat = (
    <>
      <Icon name="chat" />
      Chat with Agent
    </>
  );
  return (
    <section aria-label={`Contact ${name}`} className="space-y-3 rounded-card border border-line bg-card p-5">
      {callHref === null ? (
        <Button className="w-full" onClick={withoutPhone}>
          {call}
        </Button>
      ) : (
        <a href={callHref} className={buttonClass('primary', 'md', 'w-full')}>
          {call}
        </a>
      )}
      {chatHref === null ? (
        <Button variant="secondary" className="w-full" onClick={withoutPhone}>
          {chat}
        </Button>
      ) : (
        <a
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'md', 'w-full')}
        >
          {chat}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {shownPhone === null && (
        <Button variant="text" className="w-full" onClick={askForPhone}>
          View Phone
        </Button>
      )}
      <ShownPhone contact={contact} />
    </section>
  );
}
