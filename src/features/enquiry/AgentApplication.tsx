import { useId, useState, type ReactNode } from 'react';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { LinkButton } from '@/components/ui/LinkButton';
import { useHashSection } from '@/components/ui/useHashSection';
import { APPLICATION_ID, paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { EnquiryForm } from './EnquiryForm';
import { Sent } from './Sent';
import { useEnquiry } from './useEnquiry';
import * as words from '@/words/enquiryApplication';

interface ApplicationProps {
  readonly onSent: () => void;
  /** Confirms the own number, which an application may wait for. */
  readonly phoneStep?: ReactNode;
}

function Application({ onSent, phoneStep }: ApplicationProps) {
  const headingId = useId();
  const isAgent = useAppSelector(selectIsAgent);
  const { said, send } = useEnquiry();
  useHashSection();

  const submit = async ({ message }: { readonly message?: string }) => {
    const failure = await send({ kind: 'agentApplication', ...(message === undefined ? {} : { message }) });
    if (failure === undefined) onSent();
    return failure;
  };
  return (
    <section
      id={APPLICATION_ID}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <h2 id={headingId} className="text-price">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{words.intro}</p>
      {said !== null ? (
        <div className="flex flex-col items-start gap-4">
          <Sent>{isAgent ? words.isAgent : said}</Sent>
          {isAgent && (
            <LinkButton variant="gold" to={paths.postProperty}>
              {words.post}
            </LinkButton>
          )}
          {phoneStep}
        </div>
      ) : (
        <EnquiryForm<{ readonly message?: string }>
          form="Become an agent"
          name={words.title}
          action={words.apply}
          onSubmit={submit}
        >
          <TextAreaField name="message" label={words.message} hint={words.messageHint} rows={3} maxLength={2000} />
        </EnquiryForm>
      )}
    </section>
  );
}

/**
 * How a user becomes an agent: nothing for whoever is one, but it stays with its answer when that makes one (HOME-6). The
 * role is asked for anew after it, so that an agent is one at once.
 */
export function AgentApplication({ phoneStep }: Pick<ApplicationProps, 'phoneStep'>) {
  const isAgent = useAppSelector(selectIsAgent);
  const [applied, setApplied] = useState(false);
  return (!isAgent || applied) && <Application onSent={() => setApplied(true)} phoneStep={phoneStep} />;
}
