import type { ReactNode } from 'react';
import { HillsArt } from './HillsArt';

interface EmptyStateProps {
  /** None where something else says so: then what to do next stands there alone. */
  title: string | undefined;
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: says so, why, and what to do next. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-5 py-10 text-center">
      {title !== undefined && (
        <>
          <div className="mb-2 h-30 w-40 overflow-hidden rounded-card">
            <HillsArt />
          </div>
          <h2 className="text-xl">{title}</h2>
          {text && <p className="max-w-md text-muted">{text}</p>}
        </>
      )}
      {action}
    </div>
  );
}
