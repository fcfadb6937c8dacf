import { authModalOpened, type Intent } from '@/store/authModal/authModalSlice';
import { selectForm } from '@/store/forms/formsSlice';

/** Under what a log keeps the lead form, in every language. */
export const LEAD_FORM = 'Share your details';

export interface LeadValues {
  readonly phone?: string;
  readonly interestedIn?: readonly string[];
  readonly consent?: boolean;
}

/** What stands in the lead form, as the store was told. */
export const selectLeadValues = (state: Parameters<typeof selectForm>[0]): LeadValues =>
  selectForm(state, LEAD_FORM)?.originalArgs ?? NOTHING;
const NOTHING: LeadValues = {};

/** Asks for the login that the form needs: it begins with the number, and what was typed waits for who comes back (JDET-9). */
export const leadLogin = (then: Intent, typed: LeadValues) =>
  authModalOpened({ modal: 'login', then: { ...then, typed: { ...typed } }, mobile: typed.phone ?? '' });
