import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { LazyPart } from '@/components/ui/lazyPart';
import { Skeleton } from '@/components/ui/Skeleton';
import { useLatePart } from '@/components/ui/useLatePart';
import { ACCOUNT } from './texts';

/** A form whose code comes when its modal is shown; until then its place is kept, and a failure can be retried. */
export function LateForm({
  part,
  children,
}: {
  readonly part: Pick<LazyPart<never>, 'preload' | 'ready'>;
  readonly children: ReactNode;
}) {
  const { state, retry } = useLatePart(part, true);
  if (state === 'here') return children;
  if (state === 'failed') {
    return (
      <div role="alert" className="py-6 text-center">
        <p className="mb-4">{ACCOUNT.notLoaded}</p>
        <Button onClick={retry}>{ACCOUNT.retry}</Button>
      </div>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{ACCOUNT.loading}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
