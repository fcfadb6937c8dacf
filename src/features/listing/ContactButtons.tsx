import { Button } from '@/components/ui/Button';
import { buttonClass, type ButtonVariant } from '@/components/ui/buttonClass';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { Contact } from './useContact';

interface ContactButtonProps {
  readonly href: string | null;
  readonly label: string;
  readonly icon: IconName;
  readonly variant: ButtonVariant;
  readonly withoutPhone: () => void;
  /** Another site, in a window of its own. */
  readonly elsewhere?: boolean;
}

function ContactButton({ href, label, icon, variant, withoutPhone, elsewhere = false }: ContactButtonProps) {
  const inside = (
    <>
      <Icon name={icon} className="size-4.5 max-[420px]:hidden" />
      {label}
    </>
  );
  if (href === null) {
    return (
      <Button variant={variant} className="w-full" onClick={withoutPhone}>
        {inside}
      </Button>
    );
  }
  const outside = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...outside} className={buttonClass(variant, 'md', 'w-full')}>
      {inside}
    </a>
  );
}

/** Call Agent and Chat with Agent [PDET-6]. */
export const CallAgent = ({ contact }: { readonly contact: Contact }) => (
  <ContactButton
    href={contact.callHref}
    label="Call Agent"
    icon="phone"
    variant="primary"
    withoutPhone={contact.withoutPhone}
  />
);
export const ChatWithAgent = ({ contact }: { readonly contact: Contact }) => (
  <ContactButton
    href={contact.chatHref}
    label="Chat with Agent"
    icon="chat"
    variant="secondary"
    withoutPhone={contact.withoutPhone}
    elsewhere
  />
);
