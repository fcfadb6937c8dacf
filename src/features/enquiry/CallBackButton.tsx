import { Button } from '@/components/ui/Button';
import { scrollToSection } from '@/components/ui/scrollToSection';
import { useInView } from '@/components/ui/useInView';
import { LEAD_FORM_ID } from '@/domain/paths';
import type { Intent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { leadLogin, selectLeadValues } from './leadLogin';
import * as words from '@/words/enquiryLead';

/** So much of the form is in view when its own button is. */
const MOST = { threshold: 0.8 };

const leadForm = () => document.getElementById(LEAD_FORM_ID);

/**
 * On phones, at the window's foot until the form's own is in view: leads to the form that asks for a call back, a visitor
 * to the login that it needs (JDET-9).
 */
export function CallBackButton({ then }: { readonly then: Intent }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const typed = useAppSelector(selectLeadValues);
  const isFormInView = useInView(leadForm, MOST);
  if (isFormInView) return null;
  const press = () => (isLoggedIn ? scrollToSection(LEAD_FORM_ID) : dispatch(leadLogin(then, typed)));
  return (
    <Button className="col-span-full" onClick={press}>
      {isLoggedIn ? words.request : words.loginToRequest}
    </Button>
  );
}
