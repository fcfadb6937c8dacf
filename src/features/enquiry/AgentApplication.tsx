import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leavingApi } from '@/api/leavingApi';
import { LONGEST_MESSAGE } from '@/contract/limits';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { FoldSummary } from '@/components/ui/FoldSummary';
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
  /** What was said of one that was sent before this page was opened. */
  readonly waits: string | null;
  /** Confirms the own number, which an application may wait for. */
  readonly phoneStep?: ReactNode;
  /** It is a part of a card, and its form waits behind a press, or behind an address that names it. */
  readonly folds?: boolean;
}

/** Opens by a press, or by an address that names the application. */
function Fold({ children }: { readonly children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  // `key`: a link that is pressed again opens it again.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (fold.current && hash.slice(1) === APPLICATION_ID) fold.current.open = true;
  }, [hash, key]);
  return (
    <details ref={fold}>
      <FoldSummary>{words.title}</FoldSummary>
      {children}
    </details>
  );
}

function Application({ onSent, waits, phoneStep, folds = false }: ApplicationProps) {
  const isAgent = useAppSelector(selectIsAgent);
  const { said, send } = useEnquiry();
  const answer = said ?? waits;
  useHashSection();

  const submit = async ({ message }: { readonly message?: string }) => {
    const failure = await send({ kind: 'agentApplication', ...(message === undefined ? {} : { message }) });
    if (failure === undefined) onSent();
    return failure;
  };
  const form = (
    <>
      <p className="mb-4 max-w-prose text-muted">{words.intro}</p>
      <EnquiryForm<{ readonly message?: string }>
        form="Become an agent"
        name={words.title}
        action={words.apply}
        onSubmit={submit}
      >
        <TextAreaField
          name="message"
          label={words.message}
          hint={words.messageHint}
          rows={3}
          maxLength={LONGEST_MESSAGE}
        />
      </EnquiryForm>
    </>
  );
  return (
    <section
      id={APPLICATION_ID}
      tabIndex={-1}
      aria-label={words.title}
      className={folds ? undefined : 'rounded-card border border-line bg-card p-5 sm:p-6'}
    >
      {!folds && <h2 className="mb-1 text-price">{words.title}</h2>}
      {answer !== null ? (
        <div className={`flex flex-col items-start gap-4 ${folds ? 'py-4' : ''}`}>
          <Sent earlier={said === null}>{isAgent ? words.isAgent : answer}</Sent>
          {isAgent && (
            <LinkButton variant="gold" to={paths.postProperty}>
              {words.post}
            </LinkButton>
          )}
          {phoneStep}
        </div>
      ) : folds ? (
        <Fold>
          <div className="pb-5">{form}</div>
        </Fold>
      ) : (
        form
      )}
    </section>
  );
}

/**
 * How a user becomes an agent: nothing for whoever is one, but it stays with its answer when that makes one (HOME-6), and
 * an application that waits stands with it after a reload. The role is asked for anew after it, so that an agent is one at
 * once.
 */
export default function AgentApplication({ phoneStep, folds = false }: Pick<ApplicationProps, 'phoneStep' | 'folds'>) {
  const isAgent = useAppSelector(selectIsAgent);
  const [applied, setApplied] = useState(false);
  const [waits, setWaits] = useState<string | null>(null);
  const { data } = leavingApi.useGetStandingQuery();
  // Once shown it stays: at its end it says that the user is an agent.
  if (waits === null && data?.application != null) setWaits(data.application);
  return (
    (!isAgent || applied || waits !== null) && (
      <Application onSent={() => setApplied(true)} waits={waits} phoneStep={phoneStep} folds={folds} />
    )
  );
}
