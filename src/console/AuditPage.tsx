import { useState } from 'react';
import { ACTIONS, type Action } from '@/contract/console';
import type { AuditEntry } from '@/contract/consoleShapes';
import { momentInIndia } from '@/domain/moments';
import { Select } from '@/components/fields/Select';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { useGetAuditInfiniteQuery } from './api';
import { QueryState } from './QueryState';
import { ShowMore } from './ShowMore';
import { ACTION_LABELS, COMMAND_LINE } from './texts';

const actions = ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }));

function Entry({ operator, action, at, subject, before, after, reason }: AuditEntry) {
  return (
    <li className="border-b border-line py-3">
      <p>
        <strong>{operator ?? COMMAND_LINE}</strong> {ACTION_LABELS[action]}{' '}
        <time dateTime={at} className="text-sm text-muted">
          {momentInIndia(at)}
        </time>
      </p>
      {reason !== null && <p>“{reason}”</p>}
      <p className="text-sm break-all text-muted">{subject}</p>
      {(before ?? after) !== null && (
        <details className="text-sm text-muted">
          <summary className="flex min-h-11 w-fit items-center">Before and after</summary>
          <p className="break-all">Before: {before ?? 'nothing'}</p>
          <p className="break-all">After: {after ?? 'nothing'}</p>
        </details>
      )}
    </li>
  );
}

/** What operators did, the newest first. */
export function AuditPage() {
  const [action, setAction] = useState('');
  const [operator, setOperator] = useState('');
  const query = useGetAuditInfiniteQuery(
    { action: ACTIONS.find((each: Action) => each === action), operator: operator || undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const operators = data?.pages[0]?.operators.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <>
      <PageHeading title="Audit" className="text-section">
        Audit
      </PageHeading>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="What was done" placeholder="Everything" options={actions} value={action} onChange={setAction} />
        <Select label="By whom" placeholder="Anybody" options={operators} value={operator} onChange={setOperator} />
      </div>
      <QueryState query={query}>
        {entries.length === 0 ? (
          <EmptyState title="Nothing was done" text="Every act of an operator is written down here." />
        ) : (
          <ol aria-label="What was done, the newest first">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        )}
        <ShowMore query={query}>Show older ones</ShowMore>
      </QueryState>
    </>
  );
}
