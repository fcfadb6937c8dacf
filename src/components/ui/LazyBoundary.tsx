import type { ReactNode } from 'react';
import { Button } from './Button';
import type { LazyComponent } from './lazyComponent';
import { Skeleton, SkeletonRegion } from './Skeleton';
import { useLazyComponent } from './useLazyComponent';
import * as words from '@/words/ui';

interface LazyBoundaryProps {
  /** What is loaded for it. */
  readonly part: Pick<LazyComponent<never>, 'preload' | 'ready'>;
  /** The shape that keeps its place until then. */
  readonly shape: string;
  /** The content, once its code is there. */
  readonly children: ReactNode;
}

/** A piece of a screen whose code comes when it is shown; a failure stays inside it and can be retried. */
export function LazyBoundary({ part, shape, children }: LazyBoundaryProps) {
  const { state, retry } = useLazyComponent(part, true);
  if (state === 'here') return children;
  if (state === 'coming') {
    return (
      <SkeletonRegion label={words.loading}>
        <Skeleton className={shape} />
      </SkeletonRegion>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-line bg-card p-6 text-center">
      <p className="mb-4">{words.failedLine}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  );
}
