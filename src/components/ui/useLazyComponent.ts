import { useEffect, useState } from 'react';
import type { LazyComponent } from './lazyComponent';
import { onReconnect } from './onReconnect';

interface LazyState {
  readonly state: 'coming' | 'here' | 'failed';
  /** Asks for the code again. */
  readonly retry: () => void;
}

/**
 * Loads a part once it is wanted, and tells how far that is: for parts whose absence must not take the screen away. One that
 * did not come is asked for again when the line is back (ERR-5).
 */
export function useLazyComponent(
  { preload, ready }: Pick<LazyComponent<never>, 'preload' | 'ready'>,
  wanted: boolean,
): LazyState {
  const [failed, setFailed] = useState(false);
  const [here, setHere] = useState(ready);
  const asked = wanted && !here && !failed;

  useEffect(() => {
    if (!asked) return;
    let shown = true;
    preload().then(
      () => shown && setHere(true),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [asked, preload]);

  useEffect(() => {
    if (wanted && !here) return onReconnect(() => setFailed(false));
  }, [wanted, here]);

  return { state: here ? 'here' : failed ? 'failed' : 'coming', retry: () => setFailed(false) };
}
