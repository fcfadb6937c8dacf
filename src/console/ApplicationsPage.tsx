import { useState } from 'react';
import type { Application } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { consoleApi } from './api';
import { Outcome, useOutcome } from './outcome';
import { PersonLink } from './people/PersonLink';
import { NothingHere } from './NothingHere';
import { QueryState } from './QueryState';
import { RowButton } from './RowButton';
import { ShowMore } from './ShowMore';
import { WordsDialog } from './WordsForm';
import * as words from '@/words/consoleEnquiries';
import * as queueWords from '@/words/consoleQueue';

/** Users who wait to become agents, the longest waiting first. */
export function ApplicationsPage() {
  const query = consoleApi.useGetApplicationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [accept] = consoleApi.useAcceptApplicationMutation();
  const [refuse] = consoleApi.useRefuseApplicationMutation();
  const { said, run } = useOutcome();
  const [refusing, setRefusing] = useState<Application | null>(null);
  const applications = data?.pages.flatMap((page) => page.applications) ?? [];
  return (
    <>
      <PageHeading title={words.applications.title} className="text-section">
        {words.applications.heading}
      </PageHeading>
      <Outcome said={said} />
      <QueryState query={query}>
        {applications.length === 0 ? (
          <NothingHere
            title={words.applications.none}
            text={words.applications.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <ul aria-label={words.applications.title}>
            {applications.map((application) => (
              <li key={application.id} className="flex flex-col gap-2 border-b border-line py-4">
                <p>
                  <PersonLink id={application.id} name={application.name} />{' '}
                  <Badge tone={application.numberConfirmed ? 'brand' : 'gold'}>
                    {application.numberConfirmed ? words.applications.confirmed : words.applications.notConfirmed}
                  </Badge>{' '}
                  <span className="text-sm text-muted">
                    {words.applications.since({ moment: momentInIndia(application.since) })}
                  </span>
                </p>
                <p lang={langOf(application.message)} className="break-words whitespace-pre-line">
                  {application.message}
                </p>
                <div className="flex flex-wrap gap-2">
                  <RowButton
                    says={words.applications.accept}
                    named={words.applications.acceptNamed({ name: application.name })}
                    variant="primary"
                    onClick={() => void run(accept({ id: application.id }))}
                  />
                  <RowButton
                    says={words.applications.refuse}
                    named={words.applications.refuseNamed({ name: application.name })}
                    onClick={() => setRefusing(application)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        <ShowMore query={query} />
      </QueryState>
      <WordsDialog
        asked={
          refusing && {
            title: words.applications.refuseNamed({ name: refusing.name }),
            action: words.applications.refuse,
            label: words.applications.why,
            hint: words.applications.whyHint,
            danger: true,
            onSubmit: (reason) => run(refuse({ id: refusing.id, reason }), () => setRefusing(null)),
          }
        }
        onClose={() => setRefusing(null)}
      />
    </>
  );
}
