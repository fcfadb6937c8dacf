import { useEffect, useState } from 'react';
import type { LazyPart } from './lazyPart';

export interface LatePart {
  readonly state: 'coming' | 'here' | 'failed';
  /** Asks for the code again. */
  readonly retry: () => void;
}

/** Loads a part once it is wanted, and tells how far that is: for parts whose absence must not take the screen away. */
export function useLatePart({ preload, ready }: Pick<LazyPart<never>, 'preload' | 'ready'>, wanted: boolean): LatePart {
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

  return { state: here ? 'here' : failed ? 'failed' : 'coming', retry: () => setFailed(false) };
}
