import { describeError, isMissingCall } from '@/api/errors';
import { inboxApi } from '@/api/inboxApi';
import { Button } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { Block } from './Block';
import { InboxCard } from './InboxCard';
import { DASHBOARD } from './texts';

const { inbox } = DASHBOARD;

/** What visitors sent to an agent, the newest first; nothing where the server does not have it (JDET-8). */
export function Inbox() {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    inboxApi.useGetInboxInfiniteQuery();
  if (data === undefined && isError && isMissingCall(error)) return null;
  if (data === undefined) {
    return (
      <Block title={inbox.title}>
        {isError ? (
          <ErrorState title={inbox.failed} text={describeError(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion label={inbox.loading}>
            <Skeleton className="h-29 rounded-card" />
          </SkeletonRegion>
        )}
      </Block>
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  const total = data.pages.at(-1)?.total ?? null;
  return (
    <Block
      title={inbox.title}
      aside={total !== null && total > 0 && <p className="text-sm text-muted">{total}</p>}
      onRetry={error === undefined ? undefined : () => void refetch()}
    >
      {entries.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-muted">{inbox.empty}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={entry._id}>
              <InboxCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {inbox.more}
        </Button>
      )}
    </Block>
  );
}
