import { useState, type DragEvent } from 'react';
import { timelineOf, type Timeline } from '@/actionLog/browser/timeline';
import { Refusal } from '@/actionLog/format';
import { openLog } from '@/actionLog/openLog';
import type { ReplayTarget } from '@/actionLog/replay';
import { controlClass } from '@/components/fields/controlClass';
import { Button } from '@/components/ui/Button';
import { ReplayScreen } from './ReplayScreen';
import { REPLAY_TEXTS } from './texts';

/** A page load to the app: nothing of a replay stays. */
const leave = () => window.location.assign('/');

/** A log that is played. */
export interface Opened extends Timeline {
  /** What whoever looks at it should know, in sentences. */
  readonly notes: readonly string[];
  /** When it was opened: another file begins anew. */
  readonly turn: number;
}

/** Asks for a file, then plays it; another one may be dropped at any time. */
export function ReplayApp({ target }: { readonly target: ReplayTarget }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File | undefined) {
    if (file === undefined) return;
    try {
      const { log, notes } = openLog(await file.text(), target);
      setOpened({ ...timelineOf(log, target), notes, turn: performance.now() });
    } catch (error) {
      setOpened(null);
      setProblem(error instanceof Refusal ? error.message : REPLAY_TEXTS.foreign);
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <div role="presentation" className="min-h-dvh" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {opened ? (
        <ReplayScreen key={opened.turn} opened={opened} onLeave={leave} />
      ) : (
        <main className="mx-auto w-full max-w-page px-5 py-20">
          <h1 className="text-section">{REPLAY_TEXTS.title}</h1>
          <p className="mt-3 max-w-prose text-muted">{REPLAY_TEXTS.lead}</p>
          <label className="mt-6 block max-w-md font-semibold">
            {REPLAY_TEXTS.file}
            <input
              type="file"
              accept=".rlog,.json"
              className={controlClass}
              onChange={(event) => void open(event.target.files?.[0])}
            />
          </label>
          {problem !== null && (
            <p role="alert" className="mt-4 text-red">
              {problem}
            </p>
          )}
          <Button variant="secondary" className="mt-6" onClick={leave}>
            {REPLAY_TEXTS.leave}
          </Button>
        </main>
      )}
    </div>
  );
}
