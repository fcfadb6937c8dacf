import { useState } from 'react';
import type { ReportedListing } from '@/contract/peopleShapes';
import { PageHeading } from '@/components/layout/PageHeading';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { ShowMore } from '../ShowMore';
import { ReportedSheet } from './ReportedSheet';
import { WriteDialog, type Doing } from './WriteDialog';
import * as words from '@/words/consoleReports';
import * as queueWords from '@/words/consoleQueue';

/** What visitors reported, by listing, the newest first. */
export function ReportsPage() {
  const query = consoleApi.useGetReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [dismiss] = consoleApi.useDismissReportsMutation();
  const { said, run } = useOutcome();
  const [doing, setDoing] = useState<Doing | null>(null);
  const listings = data?.pages.flatMap((page) => page.listings) ?? [];

  const sheet = (listing: ReportedListing) => {
    const { id, name, lastAt } = listing;
    return (
      <ReportedSheet
        key={id}
        listing={listing}
        onHide={() => setDoing({ what: 'hide', id, name })}
        onWarn={() => setDoing({ what: 'warn', id, name })}
        onAnswer={(reportId) => setDoing({ what: 'answer', id: reportId, name })}
        onDismiss={() => void run(dismiss({ id, until: lastAt }))}
      />
    );
  };
  return (
    <>
      <PageHeading title={words.page.title} className="text-section">
        {words.page.heading}
      </PageHeading>
      <Outcome said={said} />
      <QueryState query={query}>
        {listings.length === 0 ? (
          <NothingHere title={words.page.none} text={words.page.noneText} to="/" next={queueWords.queue.heading} />
        ) : (
          <>
            <p className="text-muted">{words.page.count({ n: data?.pages.at(-1)?.total ?? 0 })}</p>
            {listings.map(sheet)}
          </>
        )}
        <ShowMore query={query} />
      </QueryState>
      <WriteDialog doing={doing} run={run} onClose={() => setDoing(null)} />
    </>
  );
}
