import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ModalLink } from './ModalLink';
import { ACCOUNT } from './texts';

/** ms after a code was sent before another one can be asked for. */
export const RESEND_AFTER = 30_000;

interface ResendCodeProps {
  /** Makes the call again; resolves with its error, or with nothing. Null when what was typed is no longer known. */
  readonly again: (() => Promise<unknown>) | null;
  /** Where the code is asked for anew in that case. */
  readonly start: 'signup' | 'forgotPassword';
  /** The clock, ms. */
  readonly now?: () => number;
}

/** Asks for a new code, half a minute after the last one; tells politely when it can be done and when it was. */
export function ResendCode({ again, start, now = Date.now }: ResendCodeProps) {
  const [sentAt, setSentAt] = useState(() => now());
  const [time, setTime] = useState(sentAt);
  const [busy, setBusy] = useState(false);
  const [renewed, setRenewed] = useState(false);
  const left = Math.max(0, Math.ceil((sentAt + RESEND_AFTER - time) / 1000));
  const waits = left > 0;

  useEffect(() => {
    if (!waits) return;
    const clock = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(clock);
  }, [waits, now]);

  if (again === null) return <ModalLink to={start}>{ACCOUNT.startAgain}</ModalLink>;
  const ask = async () => {
    if (waits) return;
    setBusy(true);
    const error = await again();
    setBusy(false);
    if (error) return;
    const at = now();
    setSentAt(at);
    setTime(at);
    setRenewed(true);
  };
  return (
    <div>
      <Button
        variant="text"
        busy={busy}
        // Not `disabled`: the focus stays where it is while the time runs.
        aria-disabled={waits}
        className="aria-disabled:text-muted aria-disabled:no-underline"
        onClick={() => void ask()}
      >
        {waits ? ACCOUNT.againIn(left) : ACCOUNT.again}
      </Button>
      <p role="status" className="text-sm text-muted">
        {waits ? renewed && ACCOUNT.sentAgain : ACCOUNT.canAskAgain}
      </p>
    </div>
  );
}
