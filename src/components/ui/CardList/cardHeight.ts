/** px: from this window width on a card's words stand beside its picture. */
const WIDE_FROM = 640;
/** px on both sides of a card on phones. */
const SIDES = 42;

/**
 * About how high a card is in a window of a width (0 where there is no window): `wide` beside its picture, on phones
 * `text` below the picture of 2:1. All px.
 */
export const cardHeight =
  ({ wide, text }: { readonly wide: number; readonly text: number }) =>
  (width: number): number =>
    width === 0 || width >= WIDE_FROM ? wide : Math.round((width - SIDES) / 2) + text;
