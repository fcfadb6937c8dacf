import { isRaw } from '@/api/readers/coerce';
import type { FormKey } from '@/store/uploads/uploadItem';

export type VariantKind = 'commercial' | 'residential';

/** Under which a variant's draft and photos are kept. */
export const variantForm = (kind: VariantKind) => `variant:${kind}` as const satisfies FormKey;

const FORMS = [variantForm('commercial'), variantForm('residential')];

/** The static variant that a navigation's state comes from, with its photos; null without one (STAT-5). */
export const variantIn = (state: unknown): FormKey | null =>
  FORMS.find((form) => isRaw(state) && state['from'] === form) ?? null;
