import type { ReactNode } from 'react';
import { classes } from './classes';

/** A block in the shape of what will come; give it its size and rounding by classes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-sm bg-line', className)} />;
}

/** A line of text that will come: how high the line is, and the block that stands for its words. */
export function SkeletonLine({ line, words }: { readonly line: string; readonly words: string }) {
  return (
    <div className={classes('pt-1', line)}>
      <Skeleton className={words} />
    </div>
  );
}

interface SkeletonRegionProps {
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Around skeletons: tells a screen reader once what is being loaded. */
export function SkeletonRegion({ label, className, children }: SkeletonRegionProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
