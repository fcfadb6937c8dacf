import type { ReactNode } from 'react';
import { classes } from './classes';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** It says only that nothing is known: paper has no room for that. */
  readonly isGap?: boolean;
}

/** Names and values in two columns, one where there is no room for two. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))] gap-x-9">
      {facts.map(({ label, value, isGap }) => (
        <div
          key={label}
          className={classes(
            'grid grid-cols-[1fr_fit-content(75%)] items-baseline gap-4 border-b border-line py-3 text-md print:py-0.5 print:text-xs',
            isGap && 'print:hidden',
          )}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right font-semibold text-balance wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
