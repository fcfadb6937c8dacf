import { useId, type ReactNode } from 'react';
import { FailedLine } from '@/components/ui/FailedLine';
import * as words from '@/words/dashboard';

interface BlockProps {
  readonly title: string;
  /** By what the address names it; its own where none does. */
  readonly at?: string;
  /** Beside the title, such as a count. */
  readonly aside?: ReactNode;
  /** Asks again for what could not be asked for again, and may be out of date. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the dashboard, named by its heading. */
export function Block({ title, at, aside, onRetry, children }: BlockProps) {
  const own = useId();
  const id = at ?? own;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-price">
          {title}
        </h2>
        {aside}
      </div>
      {onRetry && (
        <div role="alert" className="mb-4">
          <FailedLine text={words.outdated} onRetry={onRetry} />
        </div>
      )}
      {children}
    </section>
  );
}
