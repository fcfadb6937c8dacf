import { useEffect, useEffectEvent, useState } from 'react';
import type { QueuedListing } from '@/contract/consoleShapes';
import { headline } from '@/domain/headlines';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { consoleApi } from '../api';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { useConsoleDispatch, useConsoleSelector } from '../store';
import { decideListing, undoLast } from './decide';
import { ListingSheet } from './ListingSheet';
import { Key, LastDecided } from './LastDecided';
import { keyOf, keysSwitched, moved, type WhyNot } from './queueSlice';
import { RefuseDialog } from './RefuseDialog';
import * as words from '@/words/consoleQueue';
import * as reports from '@/words/consoleReports';

/** The next page is asked for when so few are left. */
const FEW = 5;

/** Whether somebody types, or a dialog is open: then letters are letters. */
const isBusy = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** The Latin letter of a key, whatever letters the keyboard writes now. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = isBusy(event) ? undefined : keys[letterOf(event)];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** The listings under review, one at a time, the oldest first. */
export function QueuePage() {
  const dispatch = useConsoleDispatch();
  const { at, decided, hasKeys, whys } = useConsoleSelector(({ queue }) => queue);
  const query = consoleApi.useGetQueueInfiniteQuery();
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const [refusing, setRefusing] = useState<QueuedListing | null>(null);

  const all = data?.pages.flatMap(({ listings }) => listings) ?? [];
  const waiting = all.filter((listing) => decided[keyOf(listing)] === undefined);
  const place = Math.max(
    0,
    waiting.findIndex(({ id }) => id === at),
  );
  const listing = waiting[place];
  const total = (data?.pages.at(-1)?.total ?? 0) - (all.length - waiting.length);
  // More waits than has come: whoever is quick sees that it loads, or that it did not.
  const isComing = listing === undefined && hasNextPage;
  const isShort = waiting.length - place < FEW;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isShort, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [listing?.id]);

  const move = (by: number) => {
    const to = waiting[place + by];
    if (to !== undefined) dispatch(moved(to.id));
  };
  const decide = (judged: QueuedListing | undefined, why: WhyNot | null) => {
    setRefusing(null);
    const next = waiting[place + 1] ?? waiting[place - 1];
    if (judged !== undefined) void dispatch(decideListing(judged, why, next?.id ?? null));
  };
  const undo = () => void dispatch(undoLast());
  const refuse = () => setRefusing(listing ?? null);
  useKeys(
    { j: () => move(1), k: () => move(-1), a: () => decide(listing, null), r: refuse, z: undo },
    hasKeys && refusing === null,
  );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={words.queue.title} className="text-section">
          {words.queue.heading}
        </PageHeading>
        <Chip pressed={hasKeys} onPress={() => dispatch(keysSwitched())}>
          {words.queue.keys({ keys: 'J K A R Z' })}
        </Chip>
      </div>
      <LastDecided undoKey="Z" />
      <QueryState query={isComing ? { error: query.error, refetch: fetchNextPage } : query}>
        {listing === undefined ? (
          <NothingHere title={words.queue.none} text={words.queue.noneText} to="/reports" next={reports.page.heading} />
        ) : (
          <>
            {/* On phones the decisions alone stay in sight, below the menu: more would cover what is read. */}
            <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-paper py-2 not-low:max-lg:top-11 max-sm:contents">
              <div className="sticky top-0 z-10 flex flex-wrap gap-2 bg-paper not-low:max-lg:top-11 max-sm:py-2 sm:static">
                <Button onClick={() => decide(listing, null)}>{words.queue.approve({ key: <Key>A</Key> })}</Button>
                <Button variant="danger" onClick={refuse}>
                  {words.queue.refuse({ key: <Key>R</Key> })}
                </Button>
              </div>
              <div className="flex items-center gap-2 [&>button]:scroll-mt-28">
                <Button variant="secondary" onClick={() => move(-1)} disabled={place === 0}>
                  {words.queue.previous({ key: <Key>K</Key> })}
                </Button>
                <Button variant="secondary" onClick={() => move(1)} disabled={place + 1 >= waiting.length}>
                  {words.queue.next({ key: <Key>J</Key> })}
                </Button>
                <span className="text-sm text-muted">{words.queue.place({ at: place + 1, total })}</span>
              </div>
            </div>
            <ListingSheet key={listing.id} listing={listing} />
          </>
        )}
      </QueryState>
      <RefuseDialog
        open={refusing !== null}
        name={refusing === null ? '' : headline(refusing.doc)}
        before={whys[refusing?.id ?? ''] ?? null}
        onClose={() => setRefusing(null)}
        onRefuse={(why) => decide(refusing ?? undefined, why)}
      />
    </>
  );
}
