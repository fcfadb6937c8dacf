import { ContactButton } from '@/components/ui/ContactButton';
import { ShowNumber } from '@/components/ui/ShowNumber';
import { useWideWindow } from '@/components/ui/usePageState';
import type { Contact } from '@/store/ownerNumber/useContact';
import * as words from '@/words/agentProfile';

interface ContactProps {
  readonly contact: Contact;
}

const CallAgent = ({ contact: { callHref, withoutPhone } }: ContactProps) => (
  <ContactButton href={callHref} icon="phone" variant="primary" withoutPhone={withoutPhone}>
    {words.call}
  </ContactButton>
);
const ChatWithAgent = ({ contact: { chatHref, withoutPhone } }: ContactProps) => (
  <ContactButton href={chatHref} icon="whatsapp" variant="whatsapp" withoutPhone={withoutPhone} elsewhere>
    {words.chat}
    {chatHref !== null && <span className="sr-only"> {words.chatNote}</span>}
  </ContactButton>
);

/** What a bar at the foot of narrow windows holds [AGENT-5, AGENT-6]. */
export const AgentContactButtons = ({ contact }: ContactProps) => (
  <>
    <ChatWithAgent contact={contact} />
    <CallAgent contact={contact} />
  </>
);

/** Call Agent and Chat with Agent, where no bar holds them, and View Phone; stays in view beside the profile [AGENT-5, AGENT-6, AGENT-7]. */
export function AgentContactCard({ contact, name }: ContactProps & { readonly name: string }) {
  return (
    <section
      aria-label={words.contact({ name })}
      className="space-y-3 rounded-card border-line lg:border lg:bg-card lg:p-5"
    >
      {useWideWindow() !== 'narrow' && (
        <div className="hidden space-y-3 lg:block noscript:block">
          <CallAgent contact={contact} />
          <ChatWithAgent contact={contact} />
        </div>
      )}
      <ShowNumber number={contact.number} label={words.viewPhone} variant="secondary" />
    </section>
  );
}
