import { useState, type ReactNode } from 'react';
import { FormSpy, useField } from 'react-final-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { MobileField, mobileDigits } from '@/components/fields/MobileField';
import { Select } from '@/components/fields/Select';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { useHashSection } from '@/components/ui/useHashSection';
import { shortDayInIndia } from '@/domain/moments';
import { LEAD_FORM_ID, paths } from '@/domain/paths';
import { intentOffered, selectIntentBefore, type Intent } from '@/store/authModal/authModalSlice';
import { selectContacted } from '@/store/device/deviceSlice';
import { rememberContact } from '@/store/device/rememberContact';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { selectIsLoggedIn, selectUser, selectUserId } from '@/store/session/sessionSlice';
import { Chip } from '@/components/ui/Chip';
import { EnquiryForm } from './EnquiryForm';
import { validPhone } from './leadPhone';
import { LEAD_FORM, leadLogin, type LeadValues } from './leadLogin';
import type { LeadSize } from './leadSizes';
import { Sent } from './Sent';
import { useEnquiry } from './useEnquiry';
import * as words from '@/words/enquiryLead';

/** The sizes a visitor is interested in: any of those that there are (JDET-8). */
function SizeChoice({ sizes }: { readonly sizes: readonly LeadSize[] }) {
  const { input } = useField<readonly string[]>('interestedIn');
  const chosen = Array.isArray(input.value) ? input.value : [];
  const toggle = (size: LeadSize) =>
    input.onChange(sizes.filter((each) => (each === size ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.interestedIn}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Chip key={size} pressed={chosen.includes(size)} onPress={() => toggle(size)}>
            {size}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

export interface LeadFormProps {
  readonly listingId: string;
  /** What the login is for, where it is asked for first (JDET-9); without it anybody can send. */
  readonly then?: Intent;
  /** What stands above its fields: a choice of what to ask about. */
  readonly children?: ReactNode;
  /** The sizes to choose from; none where there is nothing to choose. */
  readonly sizes?: readonly LeadSize[];
}

const validConsent = required(words.consentNeeded);
/** The one country of the product (FMT-6). */
const COUNTRIES = [{ value: 'IN', label: words.india }];

/** What was typed in this form before the login that it asked for, by who is logged in now; undefined for nothing (JDET-9). */
function typedBefore(state: RootState, listingId: string): LeadValues | undefined {
  const before = selectIntentBefore(state);
  return before?.listingId === listingId && before.of === selectUserId(state) ? before.typed : undefined;
}

/** Share your details: asks the seller of a project or a property for a call back; of a project a visitor logs in first (JDET-8, JDET-9). */
export default function LeadForm({ listingId, then, sizes = [], children }: LeadFormProps) {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const known = useAppSelector((state) => mobileDigits(selectUser(state)?.phone ?? ''));
  const typed = useAppSelector((state) => typedBefore(state, listingId));
  const askedAt = useAppSelector((state) => selectContacted(state).find(({ id }) => id === listingId)?.askedAt);
  // After the login for it the address names the form.
  useHashSection();
  const { said: answered, send } = useEnquiry();
  // Where another listing is chosen, what was typed stays, and what was sent is of the one before.
  const [sentFor, setSentFor] = useState<string | null>(null);
  const said = sentFor === listingId ? answered : null;
  const logIn = isLoggedIn || then === undefined ? null : (values: LeadValues) => dispatch(leadLogin(then, values));
  const submit = async (values: LeadValues) => {
    const { phone = '', interestedIn = [], consent = false } = values;
    if (logIn === null) {
      const wanted = sizes.length > 0 ? { interestedIn: sizes.filter((size) => interestedIn.includes(size)) } : {};
      const fault = await send({ kind: 'lead', listingId, phone, ...wanted, consent });
      if (fault === undefined) {
        setSentFor(listingId);
        dispatch(rememberContact(listingId, Date.now()));
        if (typed) dispatch(intentOffered(null));
      }
      return fault;
    }
    logIn(values);
    return undefined;
  };
  return (
    <section
      id={LEAD_FORM_ID}
      tabIndex={-1}
      aria-label={words.title}
      className="scroll-mt-28 rounded-card border border-line bg-card p-5.5"
    >
      <h2 className="text-lg">{words.title}</h2>
      <p className="mt-1 mb-4 text-md text-muted">
        {askedAt !== undefined && said === null ? words.askedBefore({ day: shortDayInIndia(askedAt) }) : words.intro}
      </p>
      {children}
      {said !== null ? (
        <>
          <Sent>{said}</Sent>
          {isLoggedIn && (
            <LinkButton to={paths.contacted} variant="text" className="mt-2">
              {words.seeContacted}
            </LinkButton>
          )}
        </>
      ) : (
        <EnquiryForm<LeadValues>
          form={LEAD_FORM}
          name={words.title}
          action={logIn === null ? words.request : null}
          initial={{ ...(known !== '' && { phone: known }), ...typed }}
          onSubmit={submit}
        >
          <Select label={words.country} value="IN" options={COUNTRIES} onChange={() => undefined} />
          <MobileField name="phone" label={words.phone} required validate={validPhone} />
          {sizes.length > 0 && <SizeChoice sizes={sizes} />}
          <CheckboxField name="consent" label={words.consent} required validate={validConsent} />
          {logIn !== null && (
            <FormSpy<LeadValues> subscription={{ values: true }}>
              {({ values }) => <Button onClick={() => logIn(values)}>{words.loginToRequest}</Button>}
            </FormSpy>
          )}
        </EnquiryForm>
      )}
    </section>
  );
}
