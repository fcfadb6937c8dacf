import { selectForm } from '@/store/forms/formsSlice';

/** Under what a log keeps the lead form, in every language. */
export const LEAD_FORM = 'Share your details';

/** The number as it stands in the lead form; '' for none. */
export function selectLeadPhone(state: Parameters<typeof selectForm>[0]): string {
  const typed = selectForm(state, LEAD_FORM)?.originalArgs;
  return typed && 'phone' in typed && typeof typed.phone === 'string' ? typed.phone : '';
}
