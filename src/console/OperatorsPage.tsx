import { useState } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '@/contract/console';
import type { OperatorEntry } from '@/contract/consoleShapes';
import { dayInIndia, momentInIndia } from '@/domain/moments';
import { SelectField } from '@/components/fields/SelectField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import {
  failureOf,
  useAddOperatorMutation,
  useGetOperatorsQuery,
  useLinkOperatorMutation,
  useRemoveOperatorMutation,
} from './api';
import { QueryState } from './QueryState';
import { ROLE_LABELS } from './texts';

interface Shown {
  readonly name: string;
  readonly link: string;
}
interface Values {
  readonly name: string;
  readonly role: OperatorRole;
}

const roles = OPERATOR_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

function Row({
  operator: { name, role, createdAt, lastSeenAt, signsInBy },
  onLink,
  onRemove,
}: {
  readonly operator: OperatorEntry;
  readonly onLink: () => void;
  readonly onRemove: () => void;
}) {
  const ways = { passkey: 'signs in with a passkey', password: 'signs in with a password and codes' };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <Badge>{ROLE_LABELS[role]}</Badge>
        </p>
        <p className="text-sm text-muted">
          Since {dayInIndia(createdAt)}, {signsInBy === null ? 'has not joined yet' : ways[signsInBy]}
          {lastSeenAt !== null && `, last seen ${momentInIndia(lastSeenAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onLink}>
          New link<span className="sr-only"> for {name}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** Who may use the console; for owners. */
export function OperatorsPage() {
  const query = useGetOperatorsQuery({});
  const [add] = useAddOperatorMutation();
  const [link] = useLinkOperatorMutation();
  const [remove] = useRemoveOperatorMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [leaving, setLeaving] = useState<OperatorEntry | null>(null);
  const [failure, setFailure] = useState<string | undefined>();

  const submit = async (values: Values) => {
    const result = await add(values);
    if (result.data) setShown(result.data);
    return failureOf(result);
  };
  const makeLink = async ({ id }: OperatorEntry) => {
    const result = await link({ id });
    setFailure(failureOf(result));
    if (result.data) setShown(result.data);
  };
  const takeAway = async ({ id }: OperatorEntry) => {
    setLeaving(null);
    setFailure(failureOf(await remove({ id })));
  };
  return (
    <>
      <PageHeading title="Operators" className="text-section">
        Operators
      </PageHeading>
      <p role="alert" className="font-medium text-red empty:hidden">
        {failure}
      </p>
      <QueryState query={query}>
        <ul aria-label="Operators">
          {query.data?.map((operator) => (
            <Row
              key={operator.id}
              operator={operator}
              onLink={() => void makeLink(operator)}
              onRemove={() => setLeaving(operator)}
            />
          ))}
        </ul>
      </QueryState>
      <h2 className="text-xl">Add an operator</h2>
      <SubmitForm<Values>
        name="Add an operator"
        initial={{ role: 'moderator' }}
        onSubmit={submit}
        className="flex max-w-md flex-col gap-5"
        actions={({ submitting }) => (
          <Button type="submit" busy={submitting}>
            Add
          </Button>
        )}
      >
        <TextField name="name" label="Name" maxLength={40} required validate={required('Please enter a name')} />
        <SelectField name="role" label="Role" options={roles} hint="Owners add and remove operators." />
      </SubmitForm>
      <Modal open={shown !== null} title={`A link for ${shown?.name ?? ''}`} onClose={() => setShown(null)} size="md">
        <p>It works once, within 24 hours, and is shown only now. Please hand it over yourself.</p>
        <p className="mt-3 rounded-control bg-wash p-3 font-semibold break-all">{shown?.link}</p>
      </Modal>
      <Modal
        open={leaving !== null}
        title={`Remove ${leaving?.name ?? ''}?`}
        onClose={() => setLeaving(null)}
        footer={
          <Button variant="danger" onClick={() => leaving && void takeAway(leaving)}>
            Remove
          </Button>
        }
      >
        <p>Every session ends at once. What was done stays in the audit.</p>
      </Modal>
    </>
  );
}
