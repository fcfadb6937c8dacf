import { useState } from 'react';
import { Link } from 'react-router';
import { ACTIONS, type Action } from '@/contract/console';
import type { AuditEntry } from '@/contract/consoleShapes';
import { isDay } from '@/domain/day';
import { addressOf } from '@/domain/languages';
import { momentInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { Select } from '@/components/fields/Select';
import { TextInput } from '@/components/fields/TextInput';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import { consoleApi } from './api';
import { SECTION_TITLES } from './home/SectionEditor';
import { PersonLink } from './people/PersonLink';
import { PublicLink } from './PublicLink';
import { QueryState } from './QueryState';
import { recordLink } from './recordLink';
import { ShowMore } from './ShowMore';
import { WhatChanged } from './WhatChanged';
import * as words from '@/words/console';

const SECTIONS: ReadonlyMap<string, string> = new Map(Object.entries(SECTION_TITLES));
const actions = ACTIONS.map((value) => ({ value, label: words.acts[value] }));

/** Where visitors see a record of a kind. */
const PUBLIC: Readonly<Record<string, (id: string) => string>> = {
  project: paths.project,
  builder: paths.builder,
  article: paths.news,
};
const PAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words.pages),
  ['enquiry', words.pages.enquiries],
  ['problem', words.pages.problems],
  ['report', words.pages.reports],
  ['review', words.pages.reviews],
]);

/** What was acted on, by its name, and the way to it where there is one. */
function About({ subject, name }: { readonly subject: string; readonly name: string | null }) {
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  if (name === null) {
    const called = PAGE_NAMES.get(kind);
    const text = SECTIONS.get(id) ?? (kind === 'place' ? id : (called ?? subject));
    return <span className="wrap-anywhere text-muted">{text}</span>;
  }
  if (kind === 'user') return <PersonLink id={id} name={name} />;
  if (kind === 'listing')
    return (
      <Link to={`/find?q=${id}`} lang={langOf(name)} className={recordLink}>
        {name}
      </Link>
    );
  const page = PUBLIC[kind];
  if (page === undefined) return <span lang={langOf(name)}>{name}</span>;
  return (
    <PublicLink href={addressOf(page(id))} className={recordLink}>
      {name}
    </PublicLink>
  );
}

const isEither = (action: string): action is keyof typeof words.either => action in words.either;

/** Calls that do one thing or take it back tell by what is there after which of both it was. */
function actOf({ action, after }: AuditEntry): string {
  if (!isEither(action)) return words.acts[action];
  const { done = after !== null } = JSON.parse(after ?? '{}') as { readonly done?: boolean };
  return words.either[action][done ? 'done' : 'undone'];
}

function Entry(entry: AuditEntry) {
  const { operator, at, subject, subjectName, records, before, after, reason } = entry;
  return (
    <li className="border-b border-line py-3">
      <p>
        {words.audit.did({
          who: <strong>{operator ?? words.audit.commandLine}</strong>,
          act: actOf(entry),
        })}
      </p>
      {reason !== null && <p>“{reason}”</p>}
      <p className="text-sm">
        <About subject={subject} name={subjectName} />
      </p>
      <time dateTime={at} className="text-sm text-muted">
        {momentInIndia(at)}
      </time>
      <WhatChanged
        before={before}
        after={after}
        record={(id) => {
          const known = records[id];
          return known === undefined ? id : <About subject={known.subject} name={known.name} />;
        }}
      />
    </li>
  );
}

/** What operators did, the newest first. */
export function AuditPage() {
  const [action, setAction] = useState('');
  const [operator, setOperator] = useState('');
  const [until, setUntil] = useState('');
  const query = consoleApi.useGetAuditInfiniteQuery(
    {
      action: ACTIONS.find((each: Action) => each === action),
      operator: operator || undefined,
      until: isDay(until) ? until : undefined,
    },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const operators = data?.pages[0]?.operators.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <>
      <PageHeading title={words.pages.audit} className="text-section" />
      <div className="grid gap-4 sm:grid-cols-3">
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
        <TextInput label={words.audit.until} type="date" value={until} onChange={setUntil} />
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
