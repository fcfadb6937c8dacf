import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import type { FormKey } from '@/store/uploads/uploadItem';
import { useAppSelector } from '@/store/hooks';
import { completeness } from '../values/completeness';
import type { PostingValues } from '../values/postingValues';
import { oddShown } from '../values/validators';
import { stepOfField, stepWithin } from './steps';

/** How much of a listing is there, what is missing, the most useful first, and what is odd, on the form's own steps. */
export interface Completeness {
  readonly percent: number;
  readonly missing: readonly { readonly words: string; readonly field: string; readonly step: number }[];
  /** The steps with a number that is asked about (WIZ-18). */
  readonly odd: readonly number[];
}

/** What is missing next from a step on: the most useful of the first step that lacks something, else of all. */
export function nextMissing(
  missing: Completeness['missing'],
  from: number,
): Completeness['missing'][number] | undefined {
  const ahead = missing.filter(({ step }) => step >= from);
  const nearest = Math.min(...ahead.map(({ step }) => step));
  return ahead.find(({ step }) => step === nearest) ?? missing[0];
}

/** The completeness of what stands in the form now; renders with every change. */
export function useCompleteness(form: FormKey): Completeness {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const items = useAppSelector((state) => selectPhotos(state, form));
  return useMemo(() => {
    const { percent, missing } = completeness(values, photoUrls(items));
    const odd = oddShown(values).map((field) => stepWithin(form, stepOfField(field) ?? 1));
    return { percent, missing: missing.map((each) => ({ ...each, step: stepWithin(form, each.step) })), odd };
  }, [form, items, values]);
}
