import { isRaw } from '@/api/readers/coerce';

/** What a link brings along that leads back to where somebody was: how far that was scrolled, px from the top (ROUTE-17). */
export const returningTo = (scrolled: number) => ({ scrolledTo: scrolled });

/** How far the page was scrolled to which a link leads back; null after any other navigation. */
export function scrolledTo(state: unknown): number | null {
  const scrolled = isRaw(state) ? state['scrolledTo'] : null;
  return typeof scrolled === 'number' ? scrolled : null;
}
