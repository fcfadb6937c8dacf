import { useState } from 'react';
import type { Person } from '@/contract/peopleShapes';
import { displayPhone } from '@/domain/contact';
import { dayInIndia, momentInIndia } from '@/domain/moments';
import { Button } from '@/components/ui/Button';
import { FactRows } from '@/components/ui/FactRows';
import { Modal } from '@/components/ui/Modal';
import {
  useDeletePersonMutation,
  useEndSessionsMutation,
  useExportPersonMutation,
  useGetSessionQuery,
  useMakeAgentMutation,
  useMakePlainMutation,
  useResumePersonMutation,
  useShowContactMutation,
  useSuspendPersonMutation,
} from '../api';
import { Outcome, useOutcome } from '../outcome';
import { WordsForm } from '../WordsForm';

type Run = ReturnType<typeof useOutcome>['run'];
interface ActsProps {
  readonly person: Person;
  readonly run: Run;
  readonly onStep: (step: 'suspend' | 'delete') => void;
}

function save(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun with it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What owners alone may do. */
function OwnerActs({ person: { id, role, leavesAt }, run, onStep }: ActsProps) {
  const [makeAgent] = useMakeAgentMutation();
  const [makePlain] = useMakePlainMutation();
  const [exportData, { isLoading }] = useExportPersonMutation();
  const download = async () => {
    const result = await exportData({ id });
    await run(Promise.resolve(result));
    if (typeof result.data === 'string') save(result.data, `gruham-${id}.zip`);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void run(role === 'agent' ? makePlain({ id }) : makeAgent({ id }))}
      >
        {role === 'agent' ? 'Make a user' : 'Make an agent'}
      </Button>
      <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void download()}>
        Export the data
      </Button>
      {leavesAt === null && (
        <Button variant="danger" size="sm" onClick={() => onStep('delete')}>
          Delete on request
        </Button>
      )}
    </>
  );
}

function Acts({ person, run, onStep }: ActsProps) {
  const { id, suspended } = person;
  const { data: session } = useGetSessionQuery({});
  const [resume] = useResumePersonMutation();
  const [endSessions] = useEndSessionsMutation();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {suspended === null ? (
        <Button variant="danger" size="sm" onClick={() => onStep('suspend')}>
          Suspend
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => void run(resume({ id }))}>
          Lift the suspension
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => void run(endSessions({ id }))}>
        End the sessions
      </Button>
      {session?.role === 'owner' && <OwnerActs person={person} run={run} onStep={onStep} />}
    </div>
  );
}

const Stop = ({ onBack }: { readonly onBack: () => void }) => (
  <Button variant="text" size="sm" onClick={onBack}>
    Back
  </Button>
);

/** One account, and what may be done to it. Number and e-mail are shown when they are asked for, which the audit tells. */
export function PersonDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { id, name, role, phone, phoneConfirmed, email, createdAt, activeListings, sessions, suspended, leavesAt } =
    person;
  const [show, { data: contact }] = useShowContactMutation();
  const [suspend] = useSuspendPersonMutation();
  const [remove] = useDeletePersonMutation();
  const { said, run } = useOutcome();
  const [step, setStep] = useState<'suspend' | 'delete' | null>(null);
  const done = async (asking: Parameters<Run>[0]) => {
    const failure = await run(asking);
    if (failure === undefined) setStep(null);
    return failure;
  };
  const facts = [
    { label: 'Id', value: <span className="break-all">{id}</span> },
    { label: 'Role', value: role === 'agent' ? 'Agent' : 'User' },
    { label: 'Mobile number', value: contact ? displayPhone(contact.phone) : phone || 'None' },
    { label: 'Number confirmed', value: phoneConfirmed ? 'Yes' : 'No' },
    { label: 'E-mail', value: <span className="break-all">{contact?.email ?? email}</span> },
    { label: 'Since', value: dayInIndia(createdAt) },
    { label: 'Active listings', value: activeListings },
    { label: 'Sessions', value: sessions },
    ...(leavesAt === null ? [] : [{ label: 'Erased on', value: dayInIndia(leavesAt) }]),
  ];
  return (
    <Modal open title={name} onClose={onClose} size="lg">
      <Outcome said={said} />
      {step === 'suspend' && (
        <>
          <WordsForm
            action="Suspend"
            label="Why?"
            hint="They read this at the next login. Every session ends, and no listing is shown."
            danger
            onSubmit={(reason) => done(suspend({ id, reason }))}
          />
          <Stop onBack={() => setStep(null)} />
        </>
      )}
      {step === 'delete' && (
        <>
          <p>Only when they asked for it. Until 14 days are over they can log in and take it back.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="danger" onClick={() => void done(remove({ id }))}>
              Delete this account
            </Button>
            <Stop onBack={() => setStep(null)} />
          </div>
        </>
      )}
      {step === null && (
        <>
          {suspended !== null && (
            <p className="rounded-card bg-red-wash p-4">
              Suspended {momentInIndia(suspended.at)}: “{suspended.reason}”
            </p>
          )}
          <FactRows facts={facts} />
          {contact === undefined && (
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button variant="secondary" size="sm" onClick={() => void run(show({ id }))}>
                Show number and e-mail
              </Button>
              <span className="text-sm text-muted">The audit will say that you looked.</span>
            </div>
          )}
          <Acts person={person} run={run} onStep={setStep} />
        </>
      )}
    </Modal>
  );
}
