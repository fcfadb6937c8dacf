import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Person } from '@/contract/peopleShapes';
import { dayInIndia } from '@/domain/moments';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { EmptyState } from '@/components/ui/EmptyState';
import { consoleApi } from '../api';
import { FindForm } from '../FindForm';
import { QueryState } from '../QueryState';
import { ShowMore } from '../ShowMore';
import { RowButton } from '../RowButton';
import { PersonDialog } from './PersonDialog';
import * as words from '@/words/consolePeople';

function Row({ person, onOpen }: { readonly person: Person; readonly onOpen: () => void }) {
  const { name, role, phone, email, createdAt, activeListings, suspended, leavesAt } = person;
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} {role === 'agent' && <Badge tone="brand">{words.roles.agent}</Badge>}{' '}
          {suspended !== null && <Badge tone="red">{words.suspended}</Badge>}{' '}
          {leavesAt !== null && <Badge tone="gold">{words.leaves({ day: dayInIndia(leavesAt) })}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {words.summary({
            contact: [phone, email].filter((each) => each !== '').join(', '),
            day: dayInIndia(createdAt),
            n: activeListings,
          })}
        </p>
      </div>
      <RowButton says={words.open} named={words.openNamed({ name })} onClick={onOpen} />
    </li>
  );
}

/** Everybody who has an account, the newest first, or those whom a search finds; the console's own address tells which. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [openId, setOpenId] = useState<string | null>(null);
  const query = consoleApi.useGetPeopleInfiniteQuery({ q }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const people = currentData?.pages.flatMap((page) => page.people) ?? [];
  const open = people.find(({ id }) => id === openId);
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <FindForm
        form={words.find.form}
        action={words.find.action}
        label={words.find.label}
        hint={words.find.hint}
        maxLength={120}
        initial={q}
        onFind={(wanted) => setParams(wanted === '' ? {} : { q: wanted })}
      />
      <QueryState query={{ ...query, data: currentData }}>
        {people.length === 0 ? (
          <EmptyState title={words.emptyTitle} text={words.empty} />
        ) : (
          <ul aria-label={words.title}>
            {people.map((person) => (
              <Row key={person.id} person={person} onOpen={() => setOpenId(person.id)} />
            ))}
          </ul>
        )}
        <ShowMore query={query} />
      </QueryState>
      {open && <PersonDialog key={open.id} person={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
