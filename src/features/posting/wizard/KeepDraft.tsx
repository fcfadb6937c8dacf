import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-final-form';
import type { PostingValues } from '../values/postingValues';

interface KeepDraftProps {
  readonly step: number;
  readonly save: (values: PostingValues, step: number) => void;
}

/** Hands every change, and every step, to the draft, until the form is sent (WIZ-19). */
export function KeepDraft({ step, save }: KeepDraftProps) {
  const { values, submitSucceeded } = useFormState<PostingValues>({
    subscription: { values: true, submitSucceeded: true },
  });
  const keep = useEffectEvent(save);
  useEffect(() => {
    if (!submitSucceeded) keep(values, step);
  }, [step, submitSucceeded, values]);
  return null;
}
