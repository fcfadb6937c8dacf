import { Button } from '@/components/ui/Button';
import { scrollToSection } from '@/components/ui/scrollToSection';
import { LEAD_FORM_ID } from '@/domain/paths';
import { authModalOpened, type Intent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/enquiryLead';

/** On phones, at the window's foot: leads to the form that asks for a call back, a visitor to the login that it needs (JDET-9). */
export function CallBackButton({ then }: { readonly then: Intent }) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const press = () =>
    isLoggedIn ? scrollToSection(LEAD_FORM_ID) : dispatch(authModalOpened({ modal: 'login', then }));
  return (
    <Button className="col-span-full" onClick={press}>
      {isLoggedIn ? words.request : words.loginToRequest}
    </Button>
  );
}
