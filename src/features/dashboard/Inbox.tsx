import { useState } from 'react';
import { describeError, isMissingCall } from '@/api/errors';
import { inboxApi } from '@/api/inboxApi';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { useGrowingList } from '@/components/ui/useGrowingList';
import type { InboxEntry } from '@/contract/extraShapes';
import type { InboxView } from '@/contract/limits';
import { useLooksAgain } from '@/store/useLooksAgain';
import { Block } from './Block';
import { SECTIONS } from './sections';
import { STATES } from './EnquiryProgress';
import { InboxCard } from './InboxCard';
import { useArrived } from './useArrived';
import * as words from '@/words/dashboard';

const CHOICES = [{ value: 'due', label: words.progress.due } as const, ...STATES];

/** One's listings stand below: they are not to be far away. */
const AT_FIRST = 3;

/** The same, those of one person beside the newest of them, so that one call answers all; the closed ones stay apart. */
function besideEachOther(entries: readonly InboxEntry[]): readonly InboxEntry[] {
  const groups = new Map<string, InboxEntry[]>();
  for (const entry of entries) {
    const { _id, phone, progress } = entry;
    const person = phone === null ? _id : `${phone} ${String(progress?.state === 'closed')}`;
    groups.set(person, [...(groups.get(person) ?? []), entry]);
  }
  return [...groups.values()].flat();
}

/**
 * What visitors sent to an agent, the newest first, as a list to work through; nothing where the server does not have it
 * (JDET-8). One that keeps no states has none to choose from.
 */
export function Inbox() {
  const [state, setState] = useState<InboxView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { list, grows } = useGrowingList();
  const [keepsStates, setKeepsStates] = useState(false);
  const looksAgain = useLooksAgain();
  const { currentData, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    inboxApi.useGetInboxInfiniteQuery(state, looksAgain);
  // Of another state nothing is shown, also while this one is on its way.
  const entries = currentData && besideEachOther(currentData.pages.flatMap((page) => page.entries));
  if (!keepsStates && entries?.some(({ progress }) => progress !== undefined)) setKeepsStates(true);
  // Of every state: what has come is told whatever is chosen.
  const { currentData: every } = inboxApi.useGetInboxInfiniteQuery(null, looksAgain);
  const arrived = useArrived(every?.pages.flatMap((page) => page.entries));
  if (entries === undefined && isError && isMissingCall(error)) return null;
  // What comes meanwhile pushes out none in which somebody may be writing.
  const shown = isOpen ? entries : entries?.slice(0, AT_FIRST + arrived);
  const hidesSome = shown?.length !== entries?.length;
  const states = currentData?.pages.at(-1)?.states;
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`);
  return (
    <Block
      title={words.inbox.title}
      at={SECTIONS.enquiries}
      onRetry={entries && error !== undefined ? () => void refetch() : undefined}
    >
      {keepsStates && (
        <div role="group" aria-label={words.inbox.show} className="mb-4 flex flex-wrap gap-2">
          <Chip pressed={state === null} onPress={() => setState(null)}>
            {counted(words.inbox.all, states && STATES.reduce((sum, { value }) => sum + (states[value] ?? 0), 0))}
          </Chip>
          {/* Those that hold nothing lead nowhere. */}
          {CHOICES.filter(({ value }) => state === value || (states ? states[value] : value !== 'due')).map(
            ({ value, label }) => (
              <Chip key={value} pressed={state === value} onPress={() => setState(value)}>
                {counted(label, states && (states[value] ?? 0))}
              </Chip>
            ),
          )}
        </div>
      )}
      {shown === undefined ? (
        isError ? (
          <ErrorState title={words.inbox.failed} text={describeError(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRegion label={words.inbox.loading}>
            <Skeleton className="h-29 rounded-card" />
          </SkeletonRegion>
        )
      ) : shown.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-muted">
          {state === null ? words.inbox.empty : words.inbox.noneInState}
        </p>
      ) : (
        <ul ref={list} className="flex flex-col gap-3">
          {shown.map((entry) => (
            <li key={entry._id}>
              <InboxCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {entries && (hidesSome || hasNextPage) && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => {
            grows();
            setOpen(true);
            if (!hidesSome) void fetchNextPage();
          }}
        >
          {words.inbox.more}
        </Button>
      )}
    </Block>
  );
}
