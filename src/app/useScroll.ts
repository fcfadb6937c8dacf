import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { documentReturned, FIRST_ENTRY } from '@/components/layout/navigation';
import { onceBegun } from '@/components/ui/beginAtTop';
import { onceByHand } from '@/components/ui/onceByHand';
import { scrolledTo } from '@/store/authModal/returning';
import { pageKey } from './pageKey';

/** Where each history entry was scrolled to, kept through a reload in sessionStorage when there is one. */
const KEY = 'gruham:scroll';
const KEPT = 50;

function read(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function scrollMemory() {
  const places = read();
  return {
    get: (key: string): number | undefined => places.get(key),
    set: (key: string, top: number): void => {
      places.delete(key);
      places.set(key, top);
    },
    /** Writes the last places; storage that throws costs only this. */
    keep: (): void => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-KEPT)));
      } catch {
        // A reload then starts at the top.
      }
    },
  };
}

/** ms for which a page that grows is still brought back to where it was; slow phones on slow lines need them. */
const PATIENCE = 5000;

/** Scrolls to `top` as soon as the page is tall enough, until the person scrolls, the page begins anew or patience ends. */
function scrollBackTo(top: number): () => void {
  const end = () => {
    grown.disconnect();
    clearTimeout(timer);
    endWaiting();
    endHearing();
  };
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) end();
  };
  const grown = new ResizeObserver(attempt);
  const timer = setTimeout(end, PATIENCE);
  const endWaiting = onceByHand(end);
  const endHearing = onceBegun(end);
  grown.observe(document.body);
  attempt();
  return end;
}

/** New screens begin at the top; back and forward find the place they were left at (ROUTE-17). */
export function useScroll(): void {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const state: unknown = location.state;
  // Every document begins with an entry of the router's one first key, whatever its address.
  const place = key === FIRST_ENTRY ? `${FIRST_ENTRY} ${pathname}${search}` : key;
  const page = pageKey(pathname, search, state);
  const how = useNavigationType();
  const memory = useRef<ReturnType<typeof scrollMemory>>(null);
  const before = useRef<string>(null);

  // A layout effect: the one before is over when `arrive` scrolls, which would else be stored as its place.
  useLayoutEffect(() => {
    memory.current ??= scrollMemory();
    const places = memory.current;
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      places.set(place, window.scrollY);
    };
    const leave = () => {
      remember();
      places.keep();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, [place]);

  const arrive = useEffectEvent((): (() => void) | undefined => {
    memory.current ??= scrollMemory();
    const samePage = before.current === page;
    const isFirst = before.current === null;
    before.current = page;
    // A document that is opened anew begins at its top, whatever was read at its address before; and where somebody has
    // scrolled in a page from the server before the app came, they stay.
    if (isFirst && (!documentReturned() || window.scrollY > 0)) return undefined;
    if (how === NavigationType.Pop) {
      const top = memory.current.get(place);
      return top === undefined ? undefined : scrollBackTo(top);
    }
    const returned = scrolledTo(state);
    if (returned !== null && how === NavigationType.Push) return scrollBackTo(returned);
    // A filter choice replaces the entry and stays where the person is.
    if (!samePage && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });
  // Once for each history entry.
  useLayoutEffect(() => arrive(), [key]);
}
