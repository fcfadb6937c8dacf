import type { ReactNode } from 'react';
import { useHref } from 'react-router';

interface BesideLinkProps {
  /** An address inside the app. */
  readonly to: string;
  /** Says that it opens in a new tab. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** A link in the text of a form: opens beside it, so that nothing typed is lost. */
export function BesideLink({ to, hint, children }: BesideLinkProps) {
  return (
    <a
      href={useHref(to)}
      target="_blank"
      rel="noopener"
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
      <span className="sr-only"> {hint}</span>
    </a>
  );
}
