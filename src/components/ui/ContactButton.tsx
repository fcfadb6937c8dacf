import type { ReactNode } from 'react';
import { Button } from './Button';
import { buttonClass, type ButtonVariant } from './buttonClass';
import { Icon, type IconName } from './Icon';

interface ContactButtonProps {
  /** Null without a usable phone. */
  readonly href: string | null;
  readonly icon: IconName;
  readonly variant: ButtonVariant;
  readonly withoutPhone: () => void;
  readonly onUse?: () => void;
  /** Another site, in a window of its own. */
  readonly elsewhere?: boolean;
  readonly children: ReactNode;
}

const look = 'w-full flex-wrap leading-tight max-sm:px-1 max-sm:text-sm';

/** Calls somebody or chats with them: a link where the phone is known, else a button that says why not. */
export function ContactButton({ href, icon, variant, withoutPhone, onUse, elsewhere, children }: ContactButtonProps) {
  const inside = (
    <>
      <Icon name={icon} className="size-4" />
      <span>{children}</span>
    </>
  );
  if (href === null) {
    return (
      <Button variant={variant} className={look} onClick={withoutPhone}>
        {inside}
      </Button>
    );
  }
  const outside = elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...outside} onClick={onUse} className={buttonClass(variant, 'md', look)}>
      {inside}
    </a>
  );
}
