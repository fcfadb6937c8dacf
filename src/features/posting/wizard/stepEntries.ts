import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { isRaw } from '@/api/readers/coerce';

/** The step that a history entry says it is; null where it says none. */
function useEntry(): number | null {
  const state: unknown = useLocation().state;
  return isRaw(state) && typeof state['step'] === 'number' ? state['step'] : null;
}

/** Goes back to the entry that the form was opened with, once that is wanted, and does what comes `then`. */
export function useFirstEntry(isWanted: boolean, then?: () => void): void {
  const navigate = useNavigate();
  const entry = useEntry() ?? 1;
  const arrive = useEffectEvent(() => {
    if (entry > 1) void navigate(1 - entry);
    else then?.();
  });
  useEffect(() => {
    if (isWanted) arrive();
  }, [entry, isWanted]);
}

/**
 * Each step of a form is a history entry, which lies on those of the steps before it, however it was reached: Back shows
 * the step before, and leaves the form from the first [ROUTE-17]. `first` is where it begins, `show` follows Back and
 * Forward; gives what moves to a step's entry.
 */
export function useStepEntries(first: number, show: (step: number) => void): (step: number) => void {
  const navigate = useNavigate();
  const how = useNavigationType();
  const { key, search, state } = useLocation() as { key: string; search: string; state: unknown };
  const entry = useEntry();
  // Ahead of the router, which goes back only later.
  const at = useRef(entry ?? 1);
  const isNew = useRef(true);
  const write = (step: number, replace: boolean) =>
    void navigate({ search }, { replace, state: { ...(isRaw(state) ? state : {}), step }, preventScrollReset: true });
  const go = (step: number) => {
    if (step < at.current) void navigate(step - at.current);
    for (let next = at.current + 1; next <= step; next += 1) write(next, false);
    at.current = step;
  };
  const arrive = useEffectEvent(() => {
    if (isNew.current) go(first);
    else if (how === NavigationType.Pop) {
      at.current = entry ?? 1;
      show(at.current);
    }
    // A link to the form that is open has taken the entry's place.
    else if (how === NavigationType.Replace && entry === null && at.current > 1) write(at.current, true);
    isNew.current = false;
  });
  useEffect(() => arrive(), [key]);
  return go;
}
