export type CarouselLayout = 'list' | 'detail';

/** The gap between items, px; `--gap` of `.carousel-track` in styles.css. */
export const CAROUSEL_GAP = 20;

/** From which window width (px) how many items are shown, ascending; the same numbers stand in styles.css. */
export const itemsFrom: Record<CarouselLayout, readonly (readonly [width: number, items: number])[]> = {
  /** [CAR-4] */
  list: [
    [0, 1],
    [400, 2],
    [740, 3],
    [940, 4],
  ],
  /** [CAR-5] */
  detail: [
    [0, 1],
    [400, 2],
    [740, 1],
    [940, 1],
  ],
};

/** How many items a carousel shows in a window of this width (px) [CAR-4, CAR-5]. */
export function itemsPerView(layout: CarouselLayout, windowWidth: number): number {
  return itemsFrom[layout].findLast(([from]) => windowWidth >= from)?.[1] ?? 1;
}
