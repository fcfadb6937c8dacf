import type { ReactNode } from 'react';
import * as words from '@/words/console';

interface PublicLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to what visitors see, which leaves the console open. */
export const PublicLink = ({ href, className = 'text-brand underline', children }: PublicLinkProps) => (
  <a href={href} target="_blank" rel="noreferrer" className={className}>
    {children}
    <span className="sr-only">{words.newTab}</span>
  </a>
);
