import { CheckboxField } from '@/components/fields/CheckboxField';
import { MobileField, mobileDigits } from '@/components/fields/MobileField';
import { Select } from '@/components/fields/Select';
import { composeValidators, digits, required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { authModalOpened, type Intent } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsLoggedIn, selectUser } from '@/store/session/sessionSlice';
import { EnquiryForm } from './EnquiryForm';
import { Sent } from './Sent';
import { SizeChoice, type LeadSize } from './SizeChoice';
import { ENQUIRY } from './texts';
import { useEnquiry } from './useEnquiry';

interface LeadValues {
  readonly phone?: string;
  readonly interestedIn?: readonly LeadSize[];
  readonly consent?: boolean;
}

export interface LeadFormProps {
  readonly listingId: string;
  /** What the login is for, when it is asked for first. */
  readonly then: Intent;
}

const validPhone = composeValidators(required(ENQUIRY.phoneRequired), digits(10, ENQUIRY.phoneDigits));
const validConsent = required(ENQUIRY.consentNeeded);
/** The one country of the product (FMT-6). */
const COUNTRIES = [{ value: 'IN', label: ENQUIRY.india }];

/** Share your details: asks the seller of a project for a call back; a visitor logs in first (JDET-8, JDET-9). */
export default function LeadForm({ listingId, then }: LeadFormProps) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const known = useAppSelector((state) => mobileDigits(selectUser(state)?.phone ?? ''));
  const { said, send } = useEnquiry();
  const logIn = () => dispatch(authModalOpened({ modal: 'login', then }));
  const submit = async ({ phone = '', interestedIn = [], consent = false }: LeadValues) => {
    if (isLoggedIn) return send({ kind: 'lead', listingId, phone, interestedIn: [...interestedIn], consent });
    // Enter submits a form that has no button of its own.
    logIn();
    return undefined;
  };
  return (
    <section aria-label={ENQUIRY.leadTitle} className="rounded-card border border-line bg-card p-5.5">
      <h2 className="text-lg">{ENQUIRY.leadTitle}</h2>
      <p className="mt-1 mb-4 text-md text-muted">{ENQUIRY.leadIntro}</p>
      {said !== null ? (
        <Sent>{said}</Sent>
      ) : (
        <EnquiryForm<LeadValues>
          name={ENQUIRY.leadTitle}
          action={isLoggedIn ? ENQUIRY.request : null}
          initial={known === '' ? {} : { phone: known }}
          onSubmit={submit}
        >
          <Select label={ENQUIRY.country} value="IN" options={COUNTRIES} onChange={() => undefined} />
          <MobileField name="phone" label={ENQUIRY.phone} required validate={validPhone} />
          <SizeChoice />
          <CheckboxField name="consent" label={ENQUIRY.consent} required validate={validConsent} />
          {!isLoggedIn && (
            // Below this width the bar at the window's foot holds the same button.
            <Button className="max-lg:hidden" onClick={logIn}>
              {ENQUIRY.loginToRequest}
            </Button>
          )}
        </EnquiryForm>
      )}
    </section>
  );
}
