import { useState } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '@/contract/console';
import type { OperatorEntry } from '@/contract/consoleShapes';
import { dayInIndia, momentInIndia } from '@/domain/moments';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Modal } from '@/components/ui/Modal';
import { consoleApi } from './api';
import { QueryState } from './QueryState';
import { RowButton } from './RowButton';
import { Outcome, useOutcome } from './outcome';
import * as words from '@/words/console';
import * as content from '@/words/consoleContent';
import { share } from '@/words/uiListing';

interface Shown {
  readonly name: string;
  readonly link: string;
}
interface Values {
  readonly name: string;
  readonly role: OperatorRole;
}

const roles = OPERATOR_ROLES.map((value) => ({ value, label: words.roles[value] }));

interface RowProps {
  readonly operator: OperatorEntry;
  readonly onLink: () => void;
  readonly onRemove: () => void;
}

function Row({ operator: { name, role, createdAt, lastSeenAt, signsInBy }, onLink, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <Badge>{words.roles[role]}</Badge>
        </p>
        <p className="text-sm text-muted">
          {words.operators.about({
            day: dayInIndia(createdAt),
            way: signsInBy ?? (lastSeenAt === null ? 'other' : 'link'),
            seen: lastSeenAt === null ? 'other' : 'yes',
            moment: lastSeenAt === null ? '' : momentInIndia(lastSeenAt),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton says={words.operators.newLink} named={words.operators.newLinkNamed({ name })} onClick={onLink} />
        <RowButton says={words.operators.remove} named={words.operators.removeNamed({ name })} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Who may use the console; for owners. */
export function OperatorsPage() {
  const query = consoleApi.useGetOperatorsQuery({});
  const [add] = consoleApi.useAddOperatorMutation();
  const [link] = consoleApi.useLinkOperatorMutation();
  const [remove] = consoleApi.useRemoveOperatorMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [copied, setCopied] = useState('');
  const [leaving, setLeaving] = useState<OperatorEntry | null>(null);
  const { said, run } = useOutcome();

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(share.copied);
    } catch {
      // It stands above in any case.
      setCopied(share.notCopied({ url }));
    }
  };
  const takeAway = ({ id }: OperatorEntry) => {
    setLeaving(null);
    void run(remove({ id }));
  };
  return (
    <>
      <PageHeading title={words.pages.operators} className="text-section" />
      <Outcome said={said} />
      <QueryState query={query}>
        <ul aria-label={words.pages.operators}>
          {query.data?.map((operator) => (
            <Row
              key={operator.id}
              operator={operator}
              onLink={() => void run(link({ id: operator.id }), setShown)}
              onRemove={() => setLeaving(operator)}
            />
          ))}
        </ul>
      </QueryState>
      <h2 className="text-xl">{words.operators.add}</h2>
      <SubmitForm<Values>
        name={words.operators.add}
        initial={{ role: 'moderator' }}
        onSubmit={(values) => run(add(values), setShown)}
        className="flex max-w-md flex-col gap-5"
        actions={<SubmitButton>{words.operators.addAction}</SubmitButton>}
      >
        <TextField
          name="name"
          label={words.operators.name}
          maxLength={40}
          required
          validate={required(words.operators.nameRequired)}
        />
        <SelectField name="role" label={words.operators.role} options={roles} hint={words.operators.roleHint} />
      </SubmitForm>
      <Modal
        open={shown !== null}
        title={words.operators.linkTitle({ name: shown?.name ?? '' })}
        onClose={() => {
          setShown(null);
          setCopied('');
        }}
        size="md"
      >
        <p>{words.operators.link}</p>
        <p className="mt-3 rounded-control bg-wash p-3 font-semibold break-all">{shown?.link}</p>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <Button onClick={() => void copy(shown?.link ?? '')}>{words.operators.copy}</Button>
          <p role="status">{copied}</p>
        </div>
      </Modal>
      {leaving !== null && (
        <ConfirmDialog
          title={words.operators.removeTitle({ name: leaving.name })}
          text={words.operators.removeText}
          keep={content.cancel}
          act={words.operators.remove}
          onClose={() => setLeaving(null)}
          onConfirm={() => takeAway(leaving)}
        />
      )}
    </>
  );
}
