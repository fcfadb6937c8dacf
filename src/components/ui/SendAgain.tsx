import { useEffect, useState } from 'react';
import { Button } from './Button';
import * as words from '@/words/fieldsAccount';

/** ms after a code was sent before another one can be asked for. */
const RESEND_AFTER = 30_000;

interface SendAgainProps {
  /** Makes the call again; resolves with its error, or with nothing. */
  readonly again: () => Promise<unknown>;
  /** The clock, ms. */
  readonly now?: () => number;
}

/** Asks for a new code, half a minute after the last one; tells politely when it can be done and when it was. */
export function SendAgain({ again, now = Date.now }: SendAgainProps) {
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
        {waits ? words.code.againIn({ n: left }) : words.code.again}
      </Button>
      {/* Two lines of room from the start: nothing moves when the time is over. */}
      <p role="status" className="min-h-11 text-sm text-muted">
        {waits ? renewed && words.code.sentAgain : words.code.canAskAgain}
      </p>
    </div>
  );
}
