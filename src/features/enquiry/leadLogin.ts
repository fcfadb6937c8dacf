import { authModalOpened, type Intent } from '@/store/authModal/authModalSlice';
import { readTypedLead } from '@/store/authModal/typedLead';
import { selectForm } from '@/store/forms/formsSlice';

/** Under what a log keeps the lead form, in every language. */
export const LEAD_FORM = 'Share your details';

/** What is typed in the lead form, as the store was told; null for nothing. */
export const selectTypedNow = (state: Parameters<typeof selectForm>[0]): object | null =>
  selectForm(state, LEAD_FORM)?.originalArgs ?? null;

/** Asks for the login that the form needs: it begins with the number, and what was typed waits until it is done (JDET-9). */
export function leadLogin(then: Intent, values: object | null) {
  const typed = readTypedLead(values);
  return authModalOpened({ modal: 'login', then: { ...then, typed }, mobile: typed.phone ?? '' });
}
