/** px: about how high a card is beside its picture, and from which width on it is. */
const WIDE_CARD = 350;
const WIDE_FROM = 640;
/** px of a card below its 2:1 picture, and on both sides of it. */
const NARROW_TEXT = 420;
const SIDES = 42;

/** About how high a project's card is in a window of this width (both px; 0 where there is no window). */
export const projectCardHeight = (width: number): number =>
  width === 0 || width >= WIDE_FROM ? WIDE_CARD : Math.round((width - SIDES) / 2) + NARROW_TEXT;
