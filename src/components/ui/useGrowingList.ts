import { useEffect, useRef, type RefObject } from 'react';

/**
 * A list that grows by a press on a button which may go with it. `grows`, called at the press, remembers where the new
 * items begin (behind the last one unless it is told); when they are there and nothing has the focus, the first takes it, itself where nothing in it can yet.
 */
export function useGrowingList(): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly grows: (from?: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const item = awaited.current === null ? undefined : list.current?.children[awaited.current];
    if (item === undefined) return;
    awaited.current = null;
    if (document.activeElement !== document.body) return;
    const first = item.querySelector<HTMLElement>('a[href], button, input, select');
    if (first) first.focus();
    else if (item instanceof HTMLElement) item.focus();
  });
  return { list, grows: (from = list.current?.children.length ?? 0) => (awaited.current = from) };
}
