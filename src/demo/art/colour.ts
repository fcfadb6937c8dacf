function channels(colour: string): [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two #rrggbb colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const blend = (a: number, b: number): string =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

/** Darker, towards a cool plum so that shadows stay clean. */
export function shade(colour: string, share: number): string {
  return mix(colour, '#2a2440', share);
}

/** Lighter, towards warm white. */
export function tint(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}
