import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShown } from '@/components/ui/useShown';
import { paths } from '@/domain/paths';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { photosForgotten, selectPhotos } from '@/store/uploads/photoLists';
import * as words from '@/words/postingVariant';
import { VARIANT_SUBTYPES, type PropertyType } from '../values/choices';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { DraftGate } from '../wizard/DraftGate';
import { PostingFrame } from '../wizard/PostingFrame';
import { readPrefill, prefillState } from './prefill';
import { variantForm, type VariantKind } from './variantKey';
import { VariantForm } from './VariantForm';

const TYPES: Readonly<Record<VariantKind, PropertyType>> = { commercial: 'Commercial', residential: 'Residential' };

function untouched(kind: VariantKind): PostingValues {
  const propertyType = TYPES[kind];
  const selectedSubtype = VARIANT_SUBTYPES[propertyType][0]?.value ?? UNTOUCHED.selectedSubtype;
  return { ...UNTOUCHED, propertyType, selectedSubtype };
}

/**
 * A static variant of posting: sends nothing, but carries what was filled in into the wizard (STAT-1 to STAT-5). Until
 * then the device keeps it, as it does the wizard's (WIZ-19).
 */
export function StaticVariant({ kind }: { readonly kind: VariantKind }) {
  const navigate = useNavigate();
  const location = useLocation();
  const userId = useAppSelector(selectUserId);
  const [prefill] = useState(() => readPrefill(location.state, userId));
  const [start] = useState(() => ({ values: untouched(kind), photos: {} }));
  const form = variantForm(kind);
  const store = useAppStore();
  const shown = useShown();

  async function carry(values: PostingValues, flush: () => Promise<void>) {
    // The wizard takes the photos over, and lets the draft go then: it must be whole.
    await flush();
    if (!shown.current) return;
    const photos = selectPhotos(store.getState(), form);
    const options = { state: { ...prefillState(values, userId, photos), from: form } };
    // Who comes back with the browser's Back finds it all here.
    void navigate(location.pathname, { ...options, replace: true });
    void navigate(paths.postProperty, options);
  }
  /** Photos that an earlier visit gave to the wizard are not those of another listing. */
  const begin = () => {
    if (prefill === null) store.dispatch(photosForgotten(form));
  };
  return (
    <PostingFrame title={words.titles[kind]} lead={words.lead}>
      <DraftGate form={form} untouched={start} resumes={prefill !== null} onFresh={begin}>
        {({ initial, save, flush }, isAnswered) => (
          <VariantForm
            form={form}
            name={words.titles[kind]}
            initial={initial?.values ?? prefill ?? start.values}
            takesFocus={isAnswered}
            save={save}
            onCarry={(values) => carry(values, flush)}
          />
        )}
      </DraftGate>
    </PostingFrame>
  );
}
