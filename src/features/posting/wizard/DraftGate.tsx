import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/posting';
import { usePostingDraft, type OpenDraft, type Untouched } from '../draft/usePostingDraft';
import { DraftOffer } from './DraftOffer';

interface DraftGateProps {
  readonly form: FormKey;
  /** What stands in the form when no draft is taken up; the same object as long as it is the same form. */
  readonly untouched: Untouched;
  /** What starting afresh is called when it begins with what is brought along. */
  readonly startOver?: string | undefined;
  /** What was kept is taken up without a question: the person comes back to it. */
  readonly resumes?: boolean | undefined;
  /** The form begins without a draft; `flush` writes what it has by then. */
  readonly onFresh?: ((flush: () => Promise<void>) => void) | undefined;
  /** The form; `isAnswered`: it opens in the place of a button that was pressed. */
  readonly children: (draft: OpenDraft, isAnswered: boolean) => ReactNode;
}

/** Before a posting form: offers what the device has kept of it (WIZ-19). */
export function DraftGate({ form, untouched, startOver, resumes = false, onFresh, children }: DraftGateProps) {
  const draft = usePostingDraft(form, untouched);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (act: () => Promise<void>) => () => {
    setAnswered(true);
    return act();
  };
  const isFresh = draft.state === 'open' && draft.initial === null;
  const begin = useEffectEvent(() => {
    if (draft.state === 'open') onFresh?.(draft.flush);
  });
  useEffect(() => {
    if (isFresh) begin();
  }, [isFresh]);

  const isTakenUp = resumes && draft.state === 'offered';
  const takeUp = useEffectEvent(() => {
    if (draft.state === 'offered') void draft.resume();
  });
  useEffect(() => {
    if (isTakenUp) takeUp();
  }, [isTakenUp]);

  if (draft.state === 'loading' || isTakenUp) {
    return (
      <SkeletonRegion label={words.loading}>
        <Skeleton className="h-80 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (draft.state === 'open') return <Fragment key={draft.moment}>{children(draft, isAnswered)}</Fragment>;
  return (
    <DraftOffer
      form={form}
      {...draft}
      startOver={startOver}
      onResume={answer(draft.resume)}
      onDiscard={answer(draft.discard)}
    />
  );
}
