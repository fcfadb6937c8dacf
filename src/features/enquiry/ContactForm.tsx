import { LONGEST_MESSAGE } from '@/contract/limits';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { MobileField, mobileDigits } from '@/components/fields/MobileField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import { EnquiryForm } from './EnquiryForm';
import { validPhone } from './leadPhone';
import { Sent } from './Sent';
import { useEnquiry } from './useEnquiry';
import * as words from '@/words/enquiryContact';
import * as lead from '@/words/enquiryLead';
import * as fields from '@/words/fields';

interface ContactValues {
  readonly name?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly consent?: boolean;
}

const validMessage = required(words.messageRequired);
const validConsent = required(words.consentNeeded);

/** A message to the marketplace itself: a lead about no listing, which its operators read in the console (API-29). */
export function ContactForm() {
  const user = useAppSelector(selectUser);
  const { said, send } = useEnquiry();
  const submit = ({ name = '', phone = '', message = '', consent = false }: ContactValues) =>
    send({ kind: 'lead', ...(name.trim() !== '' && { name }), phone, message, consent });
  return (
    <section aria-labelledby="write" className="rounded-card border border-line bg-card p-5.5 max-sm:px-4">
      <h2 id="write" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-md text-muted">{words.intro}</p>
      {said !== null ? (
        <Sent>{said}</Sent>
      ) : (
        <EnquiryForm<ContactValues>
          form="contact"
          name={words.title}
          action={words.send}
          initial={{ name: user?.username ?? '', phone: mobileDigits(user?.phone ?? '') }}
          onSubmit={submit}
        >
          <TextField name="name" label={words.name} hint={fields.optional} autoComplete="name" maxLength={120} />
          <MobileField name="phone" label={lead.phone} required validate={validPhone} />
          <TextAreaField
            name="message"
            label={words.message}
            rows={3}
            maxLength={LONGEST_MESSAGE}
            required
            validate={validMessage}
          />
          <CheckboxField name="consent" label={words.consent} required validate={validConsent} />
        </EnquiryForm>
      )}
    </section>
  );
}
