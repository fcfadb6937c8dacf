import { useState } from 'react';
import { ACTIONS, type Action } from '@/contract/console';
import type { AuditEntry } from '@/contract/consoleShapes';
import { momentInIndia } from '@/domain/moments';
import { Select } from '@/components/fields/Select';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { consoleApi } from './api';
import { QueryState } from './QueryState';
import { ShowMore } from './ShowMore';
import * as words from '@/words/console';

const actions = ACTIONS.map((value) => ({ value, label: words.acts[value] }));

function Entry({ operator, action, at, subject, before, after, reason }: AuditEntry) {
  return (
    <li className="border-b border-line py-3">
      <p>
        {words.audit.did({
          who: <strong>{operator ?? words.audit.commandLine}</strong>,
          act: words.acts[action],
        })}{' '}
        <time dateTime={at} className="text-sm text-muted">
          {momentInIndia(at)}
        </time>
      </p>
      {reason !== null && <p>“{reason}”</p>}
      <p className="text-sm break-all text-muted">{subject}</p>
      {(before ?? after) !== null && (
        <details className="text-sm text-muted">
          <summary className="flex min-h-11 w-fit items-center">{words.audit.details}</summary>
          <p className="break-all">{words.audit.before({ what: before ?? words.audit.nothing })}</p>
          <p className="break-all">{words.audit.after({ what: after ?? words.audit.nothing })}</p>
        </details>
      )}
    </li>
  );
}

/** What operators did, the newest first. */
export function AuditPage() {
  const [action, setAction] = useState('');
  const [operator, setOperator] = useState('');
  const query = consoleApi.useGetAuditInfiniteQuery(
    { action: ACTIONS.find((each: Action) => each === action), operator: operator || undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const operators = data?.pages[0]?.operators.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <>
      <PageHeading title={words.pages.audit} className="text-section" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.audit.what}
          placeholder={words.audit.everything}
          options={actions}
          value={action}
          onChange={setAction}
        />
        <Select
          label={words.audit.whom}
          placeholder={words.audit.anybody}
          options={operators}
          value={operator}
          onChange={setOperator}
        />
      </div>
      <QueryState query={query}>
        {entries.length === 0 ? (
          <EmptyState title={words.audit.emptyTitle} text={words.audit.empty} />
        ) : (
          <ol aria-label={words.audit.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        )}
        <ShowMore query={query}>{words.audit.older}</ShowMore>
      </QueryState>
    </>
  );
}
