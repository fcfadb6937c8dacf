import type { ReactNode } from 'react';
import { classes } from './classes';

export type BadgeTone = 'plain' | 'brand' | 'gold' | 'red' | 'dark';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-card text-ink',
  brand: 'bg-brand-wash text-brand-dark',
  gold: 'bg-gold-wash text-gold-ink',
  red: 'bg-red-wash text-red',
  dark: 'bg-night text-white',
};

interface BadgeProps {
  tone?: BadgeTone;
  className?: string | undefined;
  children: ReactNode;
}

/** A word or number set apart, such as the state of a listing on its picture. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-2.5 py-1 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
