import { CAROUSEL_GAP } from './layout';

/** Distance from one item to the next in the plain row, px. */
export function stride(row: HTMLElement): number {
  const item = row.firstElementChild;
  return item instanceof HTMLElement ? item.offsetWidth + CAROUSEL_GAP : 0;
}

/** Moves the plain row by whole items, and around at its ends. */
export function scrollRow(row: HTMLElement, by: number): void {
  const end = row.scrollWidth - row.clientWidth;
  const target = row.scrollLeft + by * stride(row);
  if (row.scrollLeft >= end - 1 && by > 0) row.scrollLeft = 0;
  else if (row.scrollLeft <= 1 && by < 0) row.scrollLeft = end;
  else row.scrollLeft = Math.min(Math.max(target, 0), end);
}
