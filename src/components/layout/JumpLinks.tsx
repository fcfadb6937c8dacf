import { AppLink } from './AppLink';
import * as words from '@/words/ui';

interface Jump {
  /** An address on this page, with its `#`. */
  readonly to: string;
  readonly label: string;
}

interface JumpLinksProps {
  readonly jumps: readonly Jump[];
  /** Back leaves the page at once: where Back closes what they stand in. */
  readonly replace?: true;
}

/** What a long page has, each a press away; the page brings what its address names into view (`useHashSection`). */
export function JumpLinks({ jumps, replace }: JumpLinksProps) {
  return (
    <nav aria-label={words.onThisPage} className="print:hidden">
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {jumps.map(({ to, label }) => (
          <li key={to}>
            <AppLink
              to={to}
              replace={replace}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-2.5 text-md font-medium transition-colors hover:bg-wash sm:px-4"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
