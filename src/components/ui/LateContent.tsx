import type { ReactNode } from 'react';
import { Button } from './Button';
import type { LazyPart } from './lazyPart';
import { Skeleton, SkeletonRegion } from './Skeleton';
import { useLatePart } from './useLatePart';

interface LateContentProps {
  /** What is loaded for it. */
  readonly part: Pick<LazyPart<never>, 'preload' | 'ready'>;
  /** The shape that keeps its place until then. */
  readonly shape: string;
  /** The content, once its code is there. */
  readonly children: ReactNode;
}

/** A piece of a screen whose code comes when it is shown; a failure stays inside it and can be retried. */
export function LateContent({ part, shape, children }: LateContentProps) {
  const { state, retry } = useLatePart(part, true);
  if (state === 'here') return children;
  if (state === 'coming') {
    return (
      <SkeletonRegion label="Loading">
        <Skeleton className={shape} />
      </SkeletonRegion>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-line bg-card p-6 text-center">
      <p className="mb-4">This did not load.</p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}
