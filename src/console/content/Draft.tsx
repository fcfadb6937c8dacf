import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useLocation } from 'react-router';
import { useConsoleDispatch, useConsoleSelector } from '../store';
import { draftDropped, draftKept } from './draftsSlice';
import * as words from '@/words/console';

/**
 * The draft of this page’s form of a record, '' for a new one, as it was when the form was opened, with the mark of the
 * record that it changes, otherwise the one of `now`; `drop` forgets it.
 */
export function useDraft(id: string, now = '') {
  const at = `${useLocation().pathname} ${id}`;
  const dispatch = useConsoleDispatch();
  const kept = useConsoleSelector(({ drafts }) => drafts[at]);
  // The first one only: what is typed makes another one, which would be a new form.
  const [draft] = useState(kept);
  return { kept: { at, draft, mark: draft?.mark ?? now }, drop: () => void dispatch(draftDropped(at)) };
}

const ask = (event: Event) => event.preventDefault();

/** Before the console itself goes, by a reload, the browser asks. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

export type KeepDraftProps = ReturnType<typeof useDraft>['kept'];

/**
 * Inside a form: what is typed outlives the form until it is saved or given up, so that Back and other pages lose nothing.
 */
export function KeepDraft({ at, draft, mark }: KeepDraftProps) {
  const dispatch = useConsoleDispatch();
  const { values, pristine } = useFormState<Record<string, unknown>>({
    subscription: { values: true, pristine: true },
  });
  const isUnsaved = draft !== undefined || !pristine;
  useEffect(() => {
    dispatch(isUnsaved ? draftKept({ at, mark, values }) : draftDropped(at));
  }, [at, dispatch, isUnsaved, mark, values]);
  useAskBeforeLeaving(isUnsaved);
  return draft === undefined ? null : <p className="text-muted">{words.notSavedYet}</p>;
}

/**
 * The same inside a form that stays once it is saved: what was typed before is typed into it again. At its very
 * end: what stands before is told of a change only once it is there.
 */
export function TakeDraft({ at, draft, mark }: KeepDraftProps) {
  const form = useForm<Record<string, unknown>>();
  useEffect(() => {
    form.batch(() => {
      const now = form.getState().values;
      for (const [name, value] of Object.entries(draft?.values ?? {})) {
        // A list of the same pictures is another one to the form.
        if (JSON.stringify(value) !== JSON.stringify(now[name])) form.change(name, value);
      }
    });
  }, [draft, form]);
  return <KeepDraft at={at} draft={undefined} mark={mark} />;
}
