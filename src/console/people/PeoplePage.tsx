import { useState } from 'react';
import type { Person } from '@/contract/peopleShapes';
import { dayInIndia } from '@/domain/moments';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { useGetPeopleInfiniteQuery } from '../api';
import { QueryState } from '../QueryState';
import { ShowMore } from '../ShowMore';
import { PersonDialog } from './PersonDialog';

interface Values {
  readonly q?: string;
}

function Row({ person, onOpen }: { readonly person: Person; readonly onOpen: () => void }) {
  const { name, role, phone, email, createdAt, activeListings, suspended, leavesAt } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} {role === 'agent' && <Badge tone="brand">Agent</Badge>}{' '}
          {suspended !== null && <Badge tone="red">Suspended</Badge>}{' '}
          {leavesAt !== null && <Badge tone="gold">Leaves {dayInIndia(leavesAt)}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {[phone, email].filter((each) => each !== '').join(', ')}. Since {dayInIndia(createdAt)}, {activeListings}{' '}
          active.
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={onOpen}>
        Open<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

/** Everybody who has an account, the newest first, or those whom a search finds. */
export function PeoplePage() {
  const [q, setQ] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useGetPeopleInfiniteQuery({ q }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const people = currentData?.pages.flatMap((page) => page.people) ?? [];
  const open = people.find(({ id }) => id === openId);
  const search = ({ q: typed = '' }: Values) => {
    setQ(typed.trim());
    return Promise.resolve(undefined);
  };
  return (
    <>
      <PageHeading title="People" className="text-section">
        People
      </PageHeading>
      <SubmitForm<Values>
        name="Find people"
        onSubmit={search}
        className="flex max-w-xl flex-col items-start gap-3"
        actions={() => <Button type="submit">Find</Button>}
      >
        <TextField
          name="q"
          label="Find somebody"
          hint="Part of a name, or a whole mobile number, e-mail or id"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={120}
        />
      </SubmitForm>
      <QueryState query={{ ...query, data: currentData }}>
        {people.length === 0 ? (
          <EmptyState title="Nobody is found" text="Try a part of the name, or the whole number or e-mail." />
        ) : (
          <ul aria-label="People">
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
