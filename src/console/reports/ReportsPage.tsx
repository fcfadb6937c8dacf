import { useState } from 'react';
import type { ReportedListing } from '@/contract/peopleShapes';
import { PageHeading } from '@/components/layout/PageHeading';
import { EmptyState } from '@/components/ui/EmptyState';
import {
  useAnswerReporterMutation,
  useDismissReportsMutation,
  useGetReportsInfiniteQuery,
  useHideReportedMutation,
  useWarnOwnerMutation,
} from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';
import { ShowMore } from '../ShowMore';
import { WordsDialog } from '../WordsForm';
import { ReportedSheet } from './ReportedSheet';

/** What is done with words; `id` is the listing, of an answer the report. */
type Doing = { readonly what: 'hide' | 'warn' | 'answer'; readonly id: string; readonly name: string };

const ASKED = {
  hide: {
    title: (name: string) => `Hide “${name}”`,
    action: 'Hide',
    label: 'What should the owner change?',
    hint: 'The owner reads this in the dashboard and in a mail. The listing is shown again when you approve it.',
    danger: true,
  },
  warn: {
    title: (name: string) => `Write to the owner of “${name}”`,
    action: 'Send',
    label: 'What should the owner check?',
    hint: 'The owner reads this in a mail. The listing stays, and so do its reports.',
  },
  answer: {
    title: (name: string) => `Answer the report on “${name}”`,
    action: 'Send',
    label: 'Your answer',
    hint: 'Whoever reported it reads this in a mail.',
  },
} as const;

/** What visitors reported, by listing, the newest first. */
export function ReportsPage() {
  const query = useGetReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [hide] = useHideReportedMutation();
  const [warn] = useWarnOwnerMutation();
  const [answer] = useAnswerReporterMutation();
  const [dismiss] = useDismissReportsMutation();
  const { said, run } = useOutcome();
  const [doing, setDoing] = useState<Doing | null>(null);
  const listings = data?.pages.flatMap((page) => page.listings) ?? [];

  const submit = async ({ what, id }: Doing, reason: string) => {
    const act = { hide, warn, answer }[what];
    const failure = await run(act({ id, reason }));
    if (failure === undefined) setDoing(null);
    return failure;
  };
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
      <PageHeading title="Reports" className="text-section">
        Reported listings
      </PageHeading>
      <Outcome said={said} />
      <QueryState query={query}>
        {listings.length === 0 ? (
          <EmptyState title="Nothing is reported" text="What visitors report of listings that are shown comes here." />
        ) : (
          <>
            <p className="text-muted">{data?.pages.at(-1)?.total} listings</p>
            {listings.map(sheet)}
          </>
        )}
        <ShowMore query={query} />
      </QueryState>
      <WordsDialog
        asked={
          doing && {
            ...ASKED[doing.what],
            title: ASKED[doing.what].title(doing.name),
            onSubmit: (words) => submit(doing, words),
          }
        }
        onClose={() => setDoing(null)}
      />
    </>
  );
}
