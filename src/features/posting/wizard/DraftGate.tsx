import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import type { FormKey } from '@/store/uploads/uploadItem';
import { usePostingDraft, type OpenDraft, type Untouched } from '../draft/usePostingDraft';
import { POSTING } from '../texts';
import { DraftOffer } from './DraftOffer';

interface DraftGateProps {
  readonly form: FormKey;
  /** What stands in the form when no draft is taken up; the same object as long as it is the same form. */
  readonly untouched: Untouched;
  /** Starting afresh begins with what another form brings. */
  readonly hasCarried: boolean;
  /** The form begins without a draft. */
  readonly onFresh?: (() => void) | undefined;
  /** The form; `isAnswered`: it opens in the place of a button that was pressed. */
  readonly children: (draft: OpenDraft, isAnswered: boolean) => ReactNode;
}

/** Before a posting form: offers what the device has kept of it (WIZ-19). */
export function DraftGate({ form, untouched, hasCarried, onFresh, children }: DraftGateProps) {
  const draft = usePostingDraft(form, untouched);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (act: () => Promise<void>) => () => {
    setAnswered(true);
    return act();
  };
  const isFresh = draft.state === 'open' && draft.initial === null;
  const begin = useEffectEvent(() => onFresh?.());
  useEffect(() => {
    if (isFresh) begin();
  }, [isFresh]);

  if (draft.state === 'loading') {
    return (
      <SkeletonRegion label={POSTING.loading}>
        <Skeleton className="h-80 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (draft.state === 'open') return children(draft, isAnswered);
  return (
    <DraftOffer
      form={form}
      {...draft}
      hasCarried={hasCarried}
      onResume={answer(draft.resume)}
      onDiscard={answer(draft.discard)}
    />
  );
}
