import { useEffect, useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '@/contract/limits';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { MobileField, mobileDigits } from '@/components/fields/MobileField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { displayPhone } from '@/domain/contact';
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
  const { said, send, again } = useEnquiry();
  const card = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<ContactValues | null>(null);
  const submit = async (values: ContactValues) => {
    const { name = '', phone = '', message = '', consent = false } = values;
    const fault = await send({ kind: 'lead', ...(name.trim() !== '' && { name }), phone, message, consent });
    if (fault === undefined) setSent(values);
    return fault;
  };
  useEffect(() => {
    if (said !== null) card.current?.scrollIntoView({ block: 'start' });
  }, [said]);
  return (
    <section ref={card} aria-labelledby="write" className="rounded-card border border-line bg-card p-5.5 max-sm:px-4">
      <h2 id="write" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-md text-muted">{words.intro}</p>
      {said !== null ? (
        <div className="flex flex-col items-start gap-4">
          <Sent>{said}</Sent>
          <p className="text-sm text-muted">{words.sentFrom({ phone: displayPhone(sent?.phone) })}</p>
          <p className="max-w-prose text-md wrap-anywhere whitespace-pre-line">{sent?.message}</p>
          <Button variant="secondary" onClick={again}>
            {words.another}
          </Button>
        </div>
      ) : (
        <EnquiryForm<ContactValues>
          form="contact"
          name={words.title}
          action={words.send}
          initial={{
            name: sent?.name ?? user?.username ?? '',
            phone: sent?.phone ?? mobileDigits(user?.phone ?? ''),
          }}
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
