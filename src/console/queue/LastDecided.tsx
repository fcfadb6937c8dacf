import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { focusHeading } from '@/components/ui/focusHeading';
import { Failure } from '../outcome';
import { useConsoleDispatch, useConsoleSelector } from '../store';
import { undoLast } from './decide';
import { settled } from './queueSlice';
import * as words from '@/words/consoleQueue';

/** So long a decision is offered to be taken back, ms. */
const UNDO_SHOWN = 10_000;

/** The key that does the same; not where a finger presses, and not where there is no room. */
export const Key = ({ children }: { readonly children: string }) => (
  <span className="max-sm:hidden pointer-coarse:hidden">({children})</span>
);

/** What was decided last, with the way back and the key to it, and what went wrong. */
export function LastDecided({ undoKey }: { readonly undoKey?: string }) {
  const dispatch = useConsoleDispatch();
  const { last, message } = useConsoleSelector(({ queue }) => queue);
  useEffect(() => {
    if (last === null) return;
    const clock = setTimeout(() => dispatch(settled(last)), UNDO_SHOWN);
    return () => clearTimeout(clock);
  }, [last, dispatch]);
  const undo = () => {
    // The button goes.
    focusHeading();
    void dispatch(undoLast());
  };
  return (
    <>
      <Failure>{message}</Failure>
      <div role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {last && (
          <>
            <span className="min-w-0">{words.queue.decided[last.decision]({ name: last.name })}</span>
            <Button variant="text" size="sm" onClick={undo}>
              {words.queue.undo({ key: undoKey && <Key>{undoKey}</Key> })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
