import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/actionLog/browser/saveFile';
import { describeError } from '@/api/errors';
import { downloadOwnData } from '@/api/ownData';
import { useAppDispatch } from '@/store/hooks';

const FILE_NAME = 'gruham-my-data.zip';
/** Bytes in the tenth of a megabyte that is shown: between two of them nothing renders. */
const STEP = 100_000;

type State =
  { readonly phase: 'idle' | 'running' | 'stopped' | 'done' } | { readonly phase: 'failed'; readonly text: string };

/** The download of one's own data: how far it is, and what begins and stops it. It stops when the screen goes. */
export function useOwnData() {
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
