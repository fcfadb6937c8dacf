import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { VARIANT_SUBTYPES, type PropertyType } from '../values/choices';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { DraftGate } from '../wizard/DraftGate';
import { PostingFrame } from '../wizard/PostingFrame';
import { carriedFrom, carriedState } from './carried';
import { VARIANT } from './texts';
import { VariantForm } from './VariantForm';

export type VariantKind = 'commercial' | 'residential';

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
  const [carried] = useState(() => carriedFrom(location.state, userId));
  const [start] = useState(() => ({ values: untouched(kind), photos: {} }));

  function carry(values: PostingValues) {
    const options = { state: carriedState(values, userId) };
    // Who comes back with the browser's Back finds it all here.
    void navigate(location.pathname, { ...options, replace: true });
    void navigate(paths.postProperty, options);
  }
  return (
    <PostingFrame title={VARIANT.titles[kind]} lead={VARIANT.lead}>
      <DraftGate form={`variant:${kind}`} untouched={start} hasCarried={carried !== null}>
        {({ initial, save, forget }, isAnswered) => (
          <VariantForm
            name={VARIANT.titles[kind]}
            initial={initial?.values ?? carried ?? start.values}
            takesFocus={isAnswered}
            save={save}
            onCarry={(values) => {
              void forget();
              carry(values);
            }}
          />
        )}
      </DraftGate>
    </PostingFrame>
  );
}
