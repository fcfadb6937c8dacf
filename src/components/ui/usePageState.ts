import { useSyncExternalStore } from 'react';

const no = () => false;

function motionQuery(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-reduced-motion: reduce)') : null;
}

function onMotion(listener: () => void) {
  const query = motionQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the visitor's device asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onMotion, () => motionQuery()?.matches ?? false, no);
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
