import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { buttonClass, type ButtonVariant } from '@/components/ui/buttonClass';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { Contact } from './useContact';
import * as words from '@/words/propertyDetail';

interface ContactButtonProps {
  readonly href: string | null;
  readonly icon: IconName;
  readonly variant: ButtonVariant;
  readonly contact: Contact;
  /** Another site, in a window of its own. */
  readonly elsewhere?: boolean;
  readonly children: ReactNode;
}

const look = 'w-full leading-tight max-[420px]:px-2 max-[420px]:text-sm';

function ContactButton({ href, icon, variant, contact, elsewhere = false, children }: ContactButtonProps) {
  const inside = (
    <>
      <Icon name={icon} className="size-5" />
      <span>{children}</span>
    </>
  );
  if (href === null) {
    return (
      <Button variant={variant} className={look} onClick={contact.withoutPhone}>
        {inside}
      </Button>
    );
  }
  const outside = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...outside} onClick={contact.onUse} className={buttonClass(variant, 'md', look)}>
      {inside}
    </a>
  );
}

/** Call Agent and Chat with Agent [PDET-6]. */
export const CallAgent = ({ contact }: { readonly contact: Contact }) => (
  <ContactButton href={contact.callHref} icon="phone" variant="primary" contact={contact}>
    {words.contact.call}
  </ContactButton>
);
export const ChatWithAgent = ({ contact }: { readonly contact: Contact }) => (
  <ContactButton href={contact.chatHref} icon="whatsapp" variant="whatsapp" contact={contact} elsewhere>
    {words.contact.chat({ where: <span className="text-xs font-medium max-md:block">{words.contact.where}</span> })}
  </ContactButton>
);
