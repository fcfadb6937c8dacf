import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { timelineOf, type Timeline } from '@/actionLog/browser/timeline';
import { Refusal } from '@/actionLog/format';
import { openLog } from '@/actionLog/openLog';
import type { ReplayTarget } from '@/actionLog/replay';
import { controlClass } from '@/components/fields/controlClass';
import { PLAYER_ASKS } from '@/components/layout/replayAddress';
import { buttonClass } from '@/components/ui/buttonClass';
import { addressOf } from '@/domain/languages';
import { ReplayScreen } from './ReplayScreen';
import * as words from '@/words/replay';

/** A log that is played. */
export interface Opened extends Timeline {
  /** What whoever looks at it should know, in sentences. */
  readonly notes: readonly string[];
}

/** Asks for a file, or the page that opened this one for its log, then plays it; another one may be dropped at any time. */
export function ReplayApp({ target }: { readonly target: ReplayTarget }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: { readonly text: () => string | Promise<string> } | undefined) {
    if (file === undefined) return;
    // Another file begins anew.
    setOpened(null);
    try {
      const { log, notes } = openLog(await file.text(), target);
      setOpened({ ...timelineOf(log, target), notes });
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : words.foreign);
    }
  }
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.opener || origin !== window.location.origin) return;
    if (typeof data !== 'object' || data === null || !('log' in data) || typeof data.log !== 'string') return;
    const { log } = data;
    void open({ text: () => log });
  });
  useEffect(() => {
    const opener = window.opener as Window | null | undefined;
    if (!opener) return;
    window.addEventListener('message', onMessage);
    opener.postMessage(PLAYER_ASKS, window.location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  return (
    <div role="presentation" className="min-h-dvh" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {opened ? (
        <ReplayScreen opened={opened} />
      ) : (
        <main className="mx-auto w-full max-w-page px-5 py-20">
          <h1 className="text-section">{words.title}</h1>
          <p className="mt-3 max-w-prose text-muted">{words.lead({ ending: '.rlog' })}</p>
          <label className="mt-6 block max-w-md font-semibold">
            {words.file}
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
          {/* A page load: nothing of a replay stays. */}
          <a href={addressOf('/')} className={buttonClass('secondary', 'md', 'mt-6')}>
            {words.leave}
          </a>
        </main>
      )}
    </div>
  );
}
