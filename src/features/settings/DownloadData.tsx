import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { saveFile } from '@/components/ui/saveFile';
import { describeError } from '@/api/errors';
import { downloadOwnData } from '@/api/ownData';
import { useAppDispatch } from '@/store/hooks';
import * as words from '@/words/settings';

const FILE_NAME = 'gruham-my-data.zip';
/** Bytes in the tenth of a megabyte that is shown: between two of them nothing renders. */
const STEP = 100_000;

type State =
  { readonly phase: 'idle' | 'running' | 'stopped' | 'done' } | { readonly phase: 'failed'; readonly text: string };

/** The download of one's own data: how far it is, and what begins and stops it. It stops when the screen goes. */
function useOwnData() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [bytes, setBytes] = useState(0);
  const running = useRef<ReturnType<ReturnType<typeof downloadOwnData>> | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    setState({ phase: 'running' });
    setBytes(0);
    const own = dispatch(
      downloadOwnData({
        onProgress: (come) => setBytes(come - (come % STEP)),
        onFile: (file) => saveFile(FILE_NAME, file),
      }),
    );
    running.current = own;
    const { payload } = await own;
    // Nothing: it was stopped.
    if (payload === undefined) return;
    setState(payload === null ? { phase: 'done' } : { phase: 'failed', text: describeError(payload) });
  };
  const stop = () => {
    running.current?.abort();
    setState({ phase: 'stopped' });
  };
  return { state, bytes, start, stop };
}

const SAID = {
  idle: null,
  running: words.download.running,
  stopped: words.download.stopped,
  done: words.download.done,
  failed: null,
} as const;

/** The archive of what is held about a user, at the press of a button. */
export function DownloadData() {
  const { state, bytes, start, stop } = useOwnData();
  const isRunning = state.phase === 'running';
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double one would stop what the first began.
    if (detail > 1) return;
    if (isRunning) stop();
    else void start();
  };
  return (
    <>
      <h3 className="mb-1 font-sans text-base font-semibold tracking-normal">{words.download.title}</h3>
      <p className="mb-4 max-w-prose text-md text-muted">{words.download.intro}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={press}>
          {isRunning ? words.download.stop : words.download.action}
        </Button>
        {isRunning && (
          <span aria-hidden className="text-md text-muted [font-variant-numeric:tabular-nums]">
            {words.download.soFar({ size: (bytes / 1_000_000).toFixed(1) })}
          </span>
        )}
      </div>
      <p role="status" className="mt-2 text-md text-muted empty:mt-0">
        {SAID[state.phase]}
      </p>
      {state.phase === 'failed' && (
        <p role="alert" className="mt-2 text-md font-medium text-red">
          {state.text}
        </p>
      )}
    </>
  );
}
