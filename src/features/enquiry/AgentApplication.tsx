import { useId } from 'react';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { EnquiryForm } from './EnquiryForm';
import { Sent } from './Sent';
import { ENQUIRY } from './texts';
import { useEnquiry } from './useEnquiry';

/** The anchor of the application on the dashboard (HOME-6). */
export const APPLICATION_ID = 'agent-application';

/** How a user becomes an agent. The role is asked for anew after it, so that an agent is one at once. */
export default function AgentApplication() {
  const headingId = useId();
  const { said, send } = useEnquiry();
  const submit = ({ message }: { readonly message?: string }) =>
    send({ kind: 'agentApplication', ...(message === undefined ? {} : { message }) });
  return (
    <section
      id={APPLICATION_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-24 rounded-card border border-line bg-gold-wash p-5 sm:p-6"
    >
      <h2 id={headingId} className="text-xl">
        {ENQUIRY.applyTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{ENQUIRY.applyIntro}</p>
      {said !== null ? (
        <Sent>{said}</Sent>
      ) : (
        <EnquiryForm<{ readonly message?: string }> name={ENQUIRY.applyTitle} action={ENQUIRY.apply} onSubmit={submit}>
          <TextAreaField
            name="message"
            label={ENQUIRY.applyMessage}
            hint={ENQUIRY.messageHint}
            rows={3}
            maxLength={2000}
          />
        </EnquiryForm>
      )}
    </section>
  );
}
