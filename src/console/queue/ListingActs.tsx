import { useEffect, useRef, useState } from 'react';
import type { QueuedListing } from '@/contract/consoleShapes';
import { headline } from '@/domain/headlines';
import { Button } from '@/components/ui/Button';
import { focusHeading } from '@/components/ui/focusHeading';
import { Outcome, useOutcome } from '../outcome';
import { WriteDialog, type Doing } from '../reports/WriteDialog';
import { useConsoleDispatch, useConsoleSelector } from '../store';
import { decideListing } from './decide';
import { LastDecided } from './LastDecided';
import { keyOf, type WhyNot } from './queueSlice';
import { RefuseDialog } from './RefuseDialog';
import * as words from '@/words/consoleQueue';
import * as reports from '@/words/consoleReports';

/** What may be done to a listing as it stands: as in the queue where it waits, as with a reported one where it is shown. */
export function ListingActs({ listing }: { readonly listing: QueuedListing }) {
  const dispatch = useConsoleDispatch();
  const { at, decided, whys } = useConsoleSelector(({ queue }) => queue);
  const { said, run, forget } = useOutcome();
  const [isRefusing, setRefusing] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const losesFocus = useRef(false);
  const { id, status, doc } = listing;
  const name = headline(doc);
  const decide = (why: WhyNot | null) => {
    setRefusing(false);
    forget();
    // Where the queue was left it stays; only what does not hold, or is taken back, is what the queue shows next.
    void dispatch(decideListing(listing, why, at));
    losesFocus.current = true;
  };
  const waits = status === 'under review' && decided[keyOf(listing)] === undefined;
  useEffect(() => {
    if (waits || !losesFocus.current) return;
    losesFocus.current = false;
    // The buttons have gone, and with them the way back from a dialog.
    if (document.activeElement === document.body) focusHeading();
  }, [waits]);
  return (
    <>
      <LastDecided />
      <Outcome said={said} />
      <div className="flex flex-wrap gap-2">
        {waits && (
          <>
            <Button onClick={() => decide(null)}>{words.queue.approve({ key: null })}</Button>
            <Button variant="danger" onClick={() => setRefusing(true)}>
              {words.queue.refuse({ key: null })}
            </Button>
          </>
        )}
        {(status === 'active' || status === 'sold') && (
          <Button variant="danger" onClick={() => setDoing({ what: 'hide', id, name })}>
            {reports.sheet.hide}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDoing({ what: 'warn', id, name })}>
          {reports.sheet.warn}
        </Button>
      </div>
      <RefuseDialog
        open={isRefusing}
        name={name}
        before={whys[id] ?? null}
        onClose={() => setRefusing(false)}
        onRefuse={decide}
      />
      <WriteDialog doing={doing} run={run} onClose={() => setDoing(null)} />
    </>
  );
}
