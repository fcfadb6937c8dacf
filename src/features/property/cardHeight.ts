/** px: the height of a card on wide screens, and from which width on. */
const WIDE_CARD = 304;
const WIDE_FROM = 640;
/** px of a card on phones below its 2:1 picture, and on both sides of it. */
const PHONE_TEXT = 235;
const PHONE_SIDES = 42;

/** About how high a listing's card is in a window of this width (both px; 0 where there is no window). */
export const propertyCardHeight = (width: number): number =>
  width === 0 || width >= WIDE_FROM ? WIDE_CARD : Math.round((width - PHONE_SIDES) / 2) + PHONE_TEXT;
