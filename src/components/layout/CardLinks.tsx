import type { ReactNode } from 'react';
import { AppLink } from './AppLink';

interface CardLinkProps {
  readonly to: string;
  readonly onClick: () => void;
  /** What the history entry carries besides its address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** The link of a card's title, which reaches over the whole card. */
export function TitleLink({ children, ...link }: CardLinkProps) {
  return (
    <AppLink
      {...link}
      className="after:absolute after:inset-0 after:rounded-card group-hover:text-brand focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-dark"
    >
      {children}
    </AppLink>
  );
}

/** "Read More" behind a card's description; `describedBy` is the id of what names the card. */
export function ReadMoreLink({ describedBy, children, ...link }: CardLinkProps & { readonly describedBy: string }) {
  return (
    <AppLink
      {...link}
      aria-describedby={describedBy}
      className="relative z-10 inline-block font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
    </AppLink>
  );
}
