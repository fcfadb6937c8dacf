import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';
import { OwnerNumber } from './OwnerNumber';
import { useReducedMotion } from './usePageState';
import * as words from '@/words/uiListing';

interface ShowNumberProps {
  readonly number: {
    readonly isShown: boolean;
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

/** "Show number", and then the number itself in its place; led to where another button asked for it. */
export function ShowNumber({ number, label = words.number.show, variant = 'text', onUse }: ShowNumberProps) {
  const { isShown, pressedAt, show, ...shown } = number;
  const still = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const lead = useEffectEvent(() => {
    // The button that had the focus is gone.
    if (isPressed.current) place.current?.focus();
    else place.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
    isPressed.current = false;
  });
  useEffect(() => {
    if (pressedAt !== null) lead();
  }, [pressedAt]);
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
