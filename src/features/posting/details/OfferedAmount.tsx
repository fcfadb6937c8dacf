import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { grouped } from '@/domain/readTyped';
import * as words from '@/words/postingPrice';

interface OfferedAmountProps {
  /** As digits; rupees unless `act` says something else; null offers nothing. */
  readonly amount: string | null;
  readonly act?: string;
  /** Where the amount comes from. */
  readonly reason?: string | undefined;
  readonly onTake: (amount: string) => void;
  /** The box for the amount. */
  readonly children: ReactNode;
}

/** A box for an amount, and below it one to take instead (WIZ-14). */
export function OfferedAmount({ amount, act, reason, onTake, children }: OfferedAmountProps) {
  const box = useRef<HTMLDivElement>(null);
  function take(offered: string, press: MouseEvent) {
    onTake(offered);
    // The button goes away: a keyboard's focus moves to the box; a finger's needs no keyboard on the screen.
    if (press.detail === 0) box.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={box}>
      {children}
      {amount !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Button variant="text" size="sm" onClick={(press) => take(amount, press)}>
            {act ?? words.takeRate({ rate: grouped(amount) })}
          </Button>
          {reason}
        </p>
      )}
    </div>
  );
}
