/** A point in px from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies on its stage: magnification, and how far its middle is moved, in px. */
export interface PictureView extends Point {
  readonly scale: number;
}

/** The stage in px. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const WHOLE: PictureView = { scale: 1, x: 0, y: 0 };

/** What a double tap and the Zoom button enlarge to, and the most. */
export const CLOSE_UP = 2.5;
const MOST = 5;
/** Below this a zoomed picture counts as the whole one. */
const LEAST = 1.05;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export const isZoomed = ({ scale }: PictureView): boolean => scale > 1;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Moves a zoomed picture, not further than its edge. */
export function pannedBy(view: PictureView, x: number, y: number, { width, height }: StageSize): PictureView {
  const mostX = ((view.scale - 1) * width) / 2;
  const mostY = ((view.scale - 1) * height) / 2;
  return { scale: view.scale, x: between(-mostX, view.x + x, mostX), y: between(-mostY, view.y + y, mostY) };
}

/** Enlarges to `scale` so that what lies at `from` comes to lie at `to`, as far as the edges allow. */
export function zoomedTo(
  view: PictureView,
  scale: number,
  size: StageSize,
  from: Point = WHOLE,
  to: Point = from,
): PictureView {
  const next = between(1, scale, MOST);
  if (next < LEAST) return WHOLE;
  const grown = next / view.scale;
  return pannedBy(
    { scale: next, x: to.x - (from.x - view.x) * grown, y: to.y - (from.y - view.y) * grown },
    0,
    0,
    size,
  );
}
