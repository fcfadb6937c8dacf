import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { ShowNumber } from '@/components/ui/ShowNumber';
import * as words from '@/words/agentProfile';
import type { AgentContact } from './useAgentContact';

/** Call Agent, Chat with Agent and View Phone; stays in view beside the profile [AGENT-5, AGENT-6, AGENT-7]. */
export function AgentContactCard({ contact }: { readonly contact: AgentContact }) {
  const { name, callHref, chatHref, number, withoutPhone } = contact;
  const call = (
    <>
      <Icon name="phone" />
      {words.call}
    </>
  );
  const chat = (
    <>
      <Icon name="whatsapp" />
      {words.chat}
    </>
  );
  return (
    <section
      aria-label={words.contact({ name })}
      className="grid items-start gap-3 rounded-card border border-line bg-card p-5 sm:max-lg:grid-cols-3"
    >
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
        <Button variant="whatsapp" className="w-full" onClick={withoutPhone}>
          {chat}
        </Button>
      ) : (
        <a
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('whatsapp', 'md', 'w-full')}
        >
          {chat}
          <span className="sr-only"> {words.chatNote}</span>
        </a>
      )}
      <ShowNumber number={number} label={words.viewPhone} />
    </section>
  );
}
