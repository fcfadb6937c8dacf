import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Long enough that typing and dragging do not flood the history, ms. */
const WRITE_DELAY_MS = 150;

interface Draft<T> {
  readonly value: T;
  /** The address that the value was last compared with. */
  readonly seen: string;
  /** The address that this screen wrote itself. */
  readonly written: string;
  readonly dirty: boolean;
}

/**
 * A value that lives in the address's query and is shared with it (ROUTE-17). What a person types is there at once and
 * is written a moment later, replacing the history entry, so that Back leaves the screen in one step. `write` names the
 * parameters it owns; an empty text takes one away, others stay. Both functions must keep their identity.
 */
export function useUrlState<T>(
  read: (params: URLSearchParams) => T,
  write: (value: T) => Readonly<Record<string, string>>,
): readonly [value: T, change: (value: T) => void] {
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const [draft, setDraft] = useState<Draft<T>>(() => ({
    value: read(params),
    seen: search,
    written: search,
    dirty: false,
  }));

  // Back, forward or a link changed the address: what it says wins over what stood here.
  if (search !== draft.seen) {
    setDraft(
      search === draft.written
        ? { ...draft, seen: search }
        : { value: read(params), seen: search, written: search, dirty: false },
    );
  }

  useEffect(() => {
    if (!draft.dirty) return;
    const timer = setTimeout(() => {
      const next = new URLSearchParams(search);
      for (const [name, text] of Object.entries(write(draft.value))) {
        if (text === '') next.delete(name);
        else next.set(name, text);
      }
      setDraft((now) => ({ ...now, written: next.toString(), dirty: false }));
      if (next.toString() !== search) setParams(next, { replace: true, preventScrollReset: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft.dirty, draft.value, search, setParams, write]);

  const change = useCallback((value: T) => setDraft((now) => ({ ...now, value, dirty: true })), []);
  return [draft.value, change];
}
