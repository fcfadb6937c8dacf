import type { ReactNode } from 'react';
import { classes } from './classes';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** It says only that nothing is known: paper has no room for that. */
  readonly isGap?: boolean;
}

/** It stays whole while its name has words to wrap. */
const isShort = (value: ReactNode): boolean => typeof value !== 'object' && String(value).length <= 12;

/** It takes a line of its own: in half of one it would be a column of words. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 60;

/** Names and values in two columns, one where there is no room for two. */
export function FactRows({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))] gap-x-9">
      {facts.map(({ label, value, isGap }) => (
        <div
          key={label}
          className={classes(
            'flex items-baseline justify-between gap-4 border-b border-line py-3 text-md print:py-0.5 print:text-xs',
            isGap && 'print:hidden',
            isLong(value) && 'col-span-full',
          )}
        >
          <dt className="text-muted">{label}</dt>
          <dd
            className={classes(
              'min-w-0 text-right font-semibold text-balance wrap-anywhere',
              isShort(value) && 'flex-none',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
