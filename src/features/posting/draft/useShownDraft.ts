import { useMemo } from 'react';
import { selectForm } from '@/store/forms/formsSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { effectsOf } from '@/store/effectsOf';
import type { FormKey } from '@/store/uploads/uploadItem';
import { isPostingValues } from './readValues';
import type { PostingDraft } from './usePostingDraft';

const nothing = () => undefined;
const done = () => Promise.resolve();

/** In a replay: the form as the log tells it (STORE-8). Null in the app, where it is what a person makes of it. */
export function useShownDraft(form: FormKey): PostingDraft | null {
  const store = useAppStore();
  const isStill = useMemo(() => effectsOf(store).still === true, [store]);
  const shown = useAppSelector((state) => (isStill ? selectForm(state, form) : undefined));
  return useMemo(() => {
    if (!isStill) return null;
    if (!shown) return { state: 'loading' };
    const { originalArgs: values, step, savedAt = 0, photoCount = 0 } = shown;
    if (!isPostingValues(values)) return { state: 'offered', savedAt, step, photoCount, resume: done, discard: done };
    const moment = JSON.stringify(shown);
    return { state: 'open', initial: { values, step }, save: nothing, flush: done, forget: done, moment };
  }, [isStill, shown]);
}
