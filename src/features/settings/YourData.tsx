import { useState } from 'react';
import { describeError, isMissingCall } from '@/api/errors';
import { leavingApi } from '@/api/leavingApi';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { DownloadData } from './DownloadData';
import { SECTIONS } from './sections';
import * as words from '@/words/settings';

function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <h3 className="mt-8 mb-1 font-sans text-base font-semibold tracking-normal">{words.remove.title}</h3>
      <p className="mb-4 max-w-prose text-md text-muted">{words.remove.intro}</p>
      <Button variant="secondary" className="text-red" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.remove.action}
      </Button>
      {open && <DeleteAccountDialog onClose={close} />}
    </>
  );
}

/** What is held of a user, to take along and to be rid of; nothing where the server does not have it. */
export function YourData() {
  const id = SECTIONS.data;
  const { data, isError, error, refetch } = leavingApi.useGetStandingQuery();
  if (data === undefined && isMissingCall(error)) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id={id} tabIndex={-1} className="mb-5 scroll-mt-20 text-xl">
        {words.data.title}
      </h2>
      {data !== undefined && <DownloadData />}
      {data !== undefined && data.deletionDueAt === null && <DeleteAccount />}
      {data === undefined && isError && (
        <ErrorState title={words.data.failed} text={describeError(error)} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <SkeletonRegion label={words.data.loading}>
          <Skeleton className="h-40 rounded-card" />
        </SkeletonRegion>
      )}
    </section>
  );
}
