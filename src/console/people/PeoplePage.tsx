import { Link, useSearchParams } from 'react-router';
import { PEOPLE } from '@/contract/console';
import type { Person } from '@/contract/peopleShapes';
import { dayInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { Select } from '@/components/fields/Select';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Modal } from '@/components/ui/Modal';
import { consoleApi, failureOf } from '../api';
import { FindForm } from '../FindForm';
import { HERE } from '../here';
import { Failure } from '../outcome';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { ShowMore } from '../ShowMore';
import { PersonDialog } from './PersonDialog';
import * as words from '@/words/consolePeople';

const kinds = PEOPLE.map((value) => ({ value, label: words.who[value] }));

function Row({ person, to }: { readonly person: Person; readonly to: string }) {
  const { name, role, phone, email, createdAt, activeListings, suspended, leavesAt } = person;
  return (
    <li className="grid items-baseline gap-x-4 border-b border-line py-3 sm:grid-cols-3 lg:grid-cols-[3fr_2fr_3fr_3fr_2fr]">
      <p className="min-w-0">
        <Link to={to} state={HERE} lang={langOf(name)} className={recordLink}>
          {name}
        </Link>{' '}
        {role === 'agent' && <Badge tone="brand">{words.roles.agent}</Badge>}{' '}
        {suspended !== null && <Badge tone="red">{words.suspended}</Badge>}{' '}
        {leavesAt !== null && <Badge tone="gold">{words.leaves({ day: dayInIndia(leavesAt) })}</Badge>}
      </p>
      {/* On phones all of it in a line or two. */}
      <div className="flex min-w-0 flex-wrap gap-x-3 text-sm text-muted sm:contents">
        <p>{phone || words.withoutPhone}</p>
        <p className="min-w-0 break-words">{email}</p>
        <p>{words.since({ day: dayInIndia(createdAt) })}</p>
        <p>{words.active({ n: activeListings })}</p>
      </div>
    </li>
  );
}

/** Who is opened, whether or not a list shows them. */
function Opened({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const query = consoleApi.useGetPeopleInfiniteQuery({ q: id }, { refetchOnMountOrArgChange: true });
  const people = query.currentData?.pages[0]?.people;
  const person = people?.find((each) => each.id === id);
  const failure = people === undefined ? failureOf(query) : words.emptyTitle;
  if (person !== undefined) return <PersonDialog key={id} person={person} onClose={onClose} />;
  if (failure === undefined) return null;
  return (
    <Modal open title={words.title} onClose={onClose}>
      {people === undefined ? (
        <ErrorState text={failure} onRetry={() => void query.refetch()} />
      ) : (
        <Failure>{failure}</Failure>
      )}
    </Modal>
  );
}

/** Everybody who has an account, the newest first, or those whom a search finds; the console's own address tells which. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const who = PEOPLE.find((each) => each === params.get('who'));
  const opened = params.get('person');
  const query = consoleApi.useGetPeopleInfiniteQuery({ q, who }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const people = currentData?.pages.flatMap((page) => page.people) ?? [];
  const total = currentData?.pages[0]?.total ?? null;
  const asked = (wanted: string, of: string, person = '') =>
    Object.fromEntries(Object.entries({ q: wanted, who: of, person }).filter(([, value]) => value !== ''));
  return (
    <>
      <PageHeading title={words.title} className="text-section" />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FindForm
          form={words.find.form}
          action={words.find.action}
          label={words.find.label}
          hint={words.find.hint}
          maxLength={120}
          initial={q}
          onFind={(wanted) => setParams(asked(wanted, who ?? ''))}
        />
        <Select
          label={words.who.label}
          placeholder={words.who.all}
          options={kinds}
          value={who ?? ''}
          onChange={(of) => setParams(asked(q, of), { state: HERE })}
        />
      </div>
      <QueryState query={{ ...query, data: currentData }}>
        {people.length === 0 ? (
          <EmptyState title={words.emptyTitle} text={words.empty} />
        ) : (
          <>
            {total !== null && <p className="text-muted">{words.count({ n: total })}</p>}
            <ul aria-label={words.title}>
              {people.map((person) => (
                <Row
                  key={person.id}
                  person={person}
                  to={`?${new URLSearchParams(asked(q, who ?? '', person.id)).toString()}`}
                />
              ))}
            </ul>
          </>
        )}
        <ShowMore query={query} />
      </QueryState>
      {opened !== null && (
        <Opened id={opened} onClose={() => setParams(asked(q, who ?? ''), { replace: true, state: HERE })} />
      )}
    </>
  );
}
