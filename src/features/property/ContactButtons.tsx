import { ContactButton } from '@/components/ui/ContactButton';
import type { SellerContact } from './useSellerContact';
import * as words from '@/words/propertyDetail';

interface ContactProps {
  readonly contact: SellerContact;
}

/** Call Agent and Chat with Agent [PDET-6]. */
export const CallAgent = ({ contact: { callHref, withoutPhone, onUse } }: ContactProps) => (
  <ContactButton href={callHref} icon="phone" variant="primary" withoutPhone={withoutPhone} onUse={onUse}>
    {words.contact.call}
  </ContactButton>
);
export const ChatWithAgent = ({ contact: { chatHref, withoutPhone, onUse } }: ContactProps) => (
  <ContactButton href={chatHref} icon="whatsapp" variant="whatsapp" withoutPhone={withoutPhone} onUse={onUse} elsewhere>
    {words.contact.chat({ where: <span className="text-xs font-medium max-md:block">{words.contact.where}</span> })}
  </ContactButton>
);
