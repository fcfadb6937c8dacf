import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { photoUrls, selectPhotos } from '@/store/uploads/photoLists';
import type { FormKey } from '@/store/uploads/uploadItem';
import { useAppSelector } from '@/store/hooks';
import { textsWithContact, useContactCheck } from '../details/useContactCheck';
import { completeness } from '../values/completeness';
import type { PostingField } from '../values/postingFields';
import type { PostingValues } from '../values/postingValues';
import { oddShown, waitsForPerson } from '../values/validators';
import { stepOfField, stepWithin } from './steps';

/** How much of a listing is there, what is missing, the most useful first, and what is odd, on the form's own steps. */
export interface Completeness {
  readonly percent: number;
  readonly missing: readonly { readonly words: string; readonly field: string; readonly step: number }[];
  /** The steps with something that is asked about (WIZ-18). */
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

/** A field that is asked about, and whether the listing waits for a person because of it. */
interface OddField {
  readonly field: PostingField;
  readonly step: number;
  readonly waits: boolean;
}

/** What stands in the form now and is asked about: numbers that make no sense, and phone numbers and addresses in texts. */
export function useOddFields(form: FormKey): readonly OddField[] {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const say = useContactCheck();
  return useMemo(
    () =>
      [...oddShown(values), ...textsWithContact(values, say)].map((field) => ({
        field,
        step: stepWithin(form, stepOfField(field) ?? 1),
        waits: waitsForPerson(values, field),
      })),
    [form, values, say],
  );
}

/** The completeness of what stands in the form now; renders with every change. */
export function useCompleteness(form: FormKey): Completeness {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const items = useAppSelector((state) => selectPhotos(state, form));
  const odd = useOddFields(form);
  return useMemo(() => {
    const { percent, missing } = completeness(values, photoUrls(items));
    return {
      percent,
      missing: missing.map((each) => ({ ...each, step: stepWithin(form, each.step) })),
      odd: odd.map(({ step }) => step),
    };
  }, [form, items, odd, values]);
}
