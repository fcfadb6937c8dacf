import { useState } from 'react';
import type { Person } from '@/contract/peopleShapes';
import { displayPhone } from '@/domain/contact';
import { dayInIndia, momentInIndia } from '@/domain/moments';
import { Button } from '@/components/ui/Button';
import { FactRows } from '@/components/ui/FactRows';
import { Modal } from '@/components/ui/Modal';
import { saveAddress } from '@/components/ui/saveFile';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { WordsForm } from '../WordsForm';
import { ListingsOf } from './ListingsOf';
import * as words from '@/words/consolePeople';

type Run = ReturnType<typeof useOutcome>['run'];
/** What is asked before it is done. */
type Step = 'suspend' | 'demote' | 'delete';
interface ActsProps {
  readonly person: Person;
  readonly run: Run;
  readonly onStep: (step: Step) => void;
}

/** What owners alone may do. */
function OwnerActs({ person: { id, role }, run, onStep }: ActsProps) {
  const [makeAgent] = consoleApi.useMakeAgentMutation();
  const [exportData, { isLoading }] = consoleApi.useExportPersonMutation();
  const download = () => run(exportData({ id }), (url) => saveAddress(`gruham-${id}.zip`, String(url)));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (role === 'agent' ? onStep('demote') : void run(makeAgent({ id })))}
      >
        {role === 'agent' ? words.acts.makeUser : words.acts.makeAgent}
      </Button>
      <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void download()}>
        {words.acts.export}
      </Button>
    </>
  );
}

function Acts({ person, run, onStep }: ActsProps) {
  const { id, suspended, leavesAt } = person;
  const { data: session } = consoleApi.useGetSessionQuery({});
  const [resume] = consoleApi.useResumePersonMutation();
  const [endSessions] = consoleApi.useEndSessionsMutation();
  const isOwner = session?.role === 'owner';
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {suspended === null ? (
          <Button variant="secondary" size="sm" onClick={() => onStep('suspend')}>
            {words.acts.suspend}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => void run(resume({ id }))}>
            {words.acts.resume}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => void run(endSessions({ id }))}>
          {words.acts.endSessions}
        </Button>
        {isOwner && <OwnerActs person={person} run={run} onStep={onStep} />}
      </div>
      {isOwner && leavesAt === null && (
        <p className="mt-4 border-t border-line pt-2">
          <Button variant="text" size="sm" className="text-red" onClick={() => onStep('delete')}>
            {words.acts.remove}
          </Button>
        </p>
      )}
    </>
  );
}

const Stop = ({ onBack }: { readonly onBack: () => void }) => (
  <Button variant="text" size="sm" onClick={onBack}>
    {words.acts.back}
  </Button>
);

/** One account, and what may be done to it. Number and e-mail are shown when they are asked for, which the audit tells. */
export function PersonDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { id, name, role, phone, phoneConfirmed, email, createdAt, activeListings, sessions, suspended, leavesAt } =
    person;
  const [show, { data: contact }] = consoleApi.useShowContactMutation();
  const [suspend] = consoleApi.useSuspendPersonMutation();
  const [remove] = consoleApi.useDeletePersonMutation();
  const [makePlain] = consoleApi.useMakePlainMutation();
  const { said, run } = useOutcome();
  const [step, setStep] = useState<Step | null>(null);
  const done = (asking: Parameters<Run>[0]) => run(asking, () => setStep(null));
  const facts = [
    { label: words.facts.role, value: words.roles[role] },
    { label: words.facts.phone, value: contact ? displayPhone(contact.phone) : phone || words.noPhone },
    { label: words.confirmed.label, value: phoneConfirmed ? words.confirmed.yes : words.confirmed.no },
    { label: words.facts.email, value: <span className="break-all">{contact?.email ?? email}</span> },
    { label: words.facts.since, value: dayInIndia(createdAt) },
    { label: words.facts.active, value: activeListings },
    { label: words.facts.sessions, value: sessions },
    ...(leavesAt === null ? [] : [{ label: words.facts.erased, value: dayInIndia(leavesAt) }]),
    { label: words.facts.id, value: <span className="break-all">{id}</span> },
  ];
  return (
    <Modal open title={step === null ? name : words.steps[step]({ name })} onClose={onClose} size="lg">
      <Outcome said={said} />
      {step === 'suspend' && (
        <>
          <WordsForm
            action={words.acts.suspend}
            label={words.suspension.why}
            hint={words.suspension.hint}
            danger
            onSubmit={(reason) => done(suspend({ id, reason }))}
          />
          <Stop onBack={() => setStep(null)} />
        </>
      )}
      {(step === 'demote' || step === 'delete') && (
        <>
          <p>{step === 'demote' ? words.demotion : words.deletion.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="danger" onClick={() => void done(step === 'demote' ? makePlain({ id }) : remove({ id }))}>
              {step === 'demote' ? words.acts.makeUser : words.deletion.action}
            </Button>
            <Stop onBack={() => setStep(null)} />
          </div>
        </>
      )}
      {step === null && (
        <>
          {suspended !== null && (
            <p className="rounded-card bg-red-wash p-4">
              {words.suspension.since({ moment: momentInIndia(suspended.at), reason: suspended.reason })}
            </p>
          )}
          <FactRows facts={facts} />
          {contact === undefined && (
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button variant="secondary" size="sm" onClick={() => void run(show({ id }))}>
                {words.contact.show}
              </Button>
              <span className="text-sm text-muted">{words.contact.note}</span>
            </div>
          )}
          <ListingsOf id={id} />
          <Acts person={person} run={run} onStep={setStep} />
        </>
      )}
    </Modal>
  );
}
