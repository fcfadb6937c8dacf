import { useEffect, useEffectEvent, useRef } from 'react';
import { displayPhone, telLink } from '@/domain/contact';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';
import { onceByHand } from './onceByHand';
import { useReducedMotion } from './usePageState';
import { Icon } from './Icon';
import * as words from '@/words/uiListing';

interface OwnerNumberProps {
  readonly phone: string | null | undefined;
  /** Whether its owner has proven it; null where that is not known. */
  readonly confirmed: boolean | null | undefined;
  /** Said in place of a number that is withheld; null where nothing is known of why. */
  readonly withheld: string | null;
  /** The link that calls it was pressed. */
  readonly onUse?: () => void;
}

/** A number that was asked for, as text that calls it, and whether it is proven; or why there is none. */
function OwnerNumber({ phone, confirmed, withheld, onUse }: OwnerNumberProps) {
  const href = telLink(phone);
  if (href === null) return <p className="py-2 text-muted">{withheld ?? words.number.none}</p>;
  return (
    <>
      <a
        href={href}
        onClick={onUse}
        className="inline-flex min-h-11 items-center rounded-sm px-1 font-heading text-xl font-semibold text-brand underline-offset-4 hover:underline"
      >
        {displayPhone(phone)}
      </a>
      {typeof confirmed === 'boolean' && (
        <p className="flex items-center justify-center gap-1.5 text-sm text-muted">
          {confirmed && <Icon name="check" className="size-4 text-brand" />}
          {confirmed ? words.number.confirmed : words.number.notConfirmed}
        </p>
      )}
    </>
  );
}

interface ShowNumberProps {
  readonly number: {
    readonly isShown: boolean;
    readonly isLedTo: boolean;
    readonly pressedAt: number | null;
    readonly phone: string | null | undefined;
    readonly confirmed: boolean | null | undefined;
    readonly withheld: string | null;
    readonly show: () => void;
  };
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly onUse?: () => void;
}

/** "Show number", and then the number itself in its place; led to where another button, or another page, asked for it. */
export function ShowNumber({ number, label = words.number.show, variant = 'text', onUse }: ShowNumberProps) {
  const { isShown, isLedTo, pressedAt, show, ...shown } = number;
  const still = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isInHand = useRef(false);
  useEffect(() => onceByHand(() => (isInHand.current = true)), []);
  const lead = useEffectEvent(() => {
    // The button that had the focus is gone.
    if (isPressed.current) place.current?.focus();
    // A page that opens with it begins there, unless somebody has begun to read it before the number came.
    else if (pressedAt === null) {
      if (!isInHand.current) place.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    } else place.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
    isPressed.current = false;
  });
  useEffect(() => {
    if (pressedAt !== null || isLedTo) lead();
  }, [pressedAt, isLedTo]);
  const press = () => {
    isPressed.current = true;
    show();
  };
  return (
    <div className="text-center">
      {!isShown && (
        <Button variant={variant} className="w-full" onClick={press}>
          {label}
        </Button>
      )}
      {/* Clear of the rows that stay at the window's head and foot. */}
      <div ref={place} role="status" tabIndex={-1} className="scroll-mt-28 scroll-mb-[calc(1rem+var(--foot))]">
        {isShown && <OwnerNumber {...shown} {...(onUse ? { onUse } : {})} />}
      </div>
    </div>
  );
}
