import { useSyncExternalStore } from 'react';

const no = () => false;

/** Follows a question of the styles, such as `(min-width: 64rem)`. */
const media = (question: string) => ({
  holds: () => window.matchMedia(question).matches,
  onChange: (listener: () => void) => {
    const answer = window.matchMedia(question);
    answer.addEventListener('change', listener);
    return () => answer.removeEventListener('change', listener);
  },
});
const lessMotion = media('(prefers-reduced-motion: reduce)');
/** Tailwind's `lg`, which grows with the text as it does there. */
const wide = media('(min-width: 64rem)');

/** Whether the visitor's device asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(lessMotion.onChange, lessMotion.holds, no);
}

/** Whether the window has room for something beside the page's own column. */
export const isWideWindow = wide.holds;

/** The same as it changes; `unknown` where there is no window. */
export function useWideWindow(): 'unknown' | 'wide' | 'narrow' {
  return useSyncExternalStore(
    wide.onChange,
    () => (wide.holds() ? 'wide' : 'narrow'),
    () => 'unknown',
  );
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** What follows from the window's width (px); renders again only when that changes. 0 px where there is no window. */
export function useByWindowWidth<T extends string | number | boolean>(of: (width: number) => T): T {
  return useSyncExternalStore(
    onResize,
    () => of(window.innerWidth),
    () => of(0),
  );
}
