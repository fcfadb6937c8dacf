import type { Light } from './light';
import { light } from './light';
import { hills } from './hills';
import type { Random } from './random';
import { sky, skyDefs } from './sky';
import { gradient } from './svg';

/** The drawing board of all 4:3 pictures. */
export const board = { width: 1280, height: 960 } as const;

/** What every painter gets. */
export interface Brush {
  /** It decides the form of a building. */
  seed: number;
  r: Random;
  light: Light;
}

/** A brush with the light the seed gives. */
export function brush(seed: number, r: Random): Brush {
  return { seed, r, light: light(r) };
}

/** Gradients every scene may use: `side` darkens towards the right, `fall` towards the bottom, `pane` is a reflection. */
export function commonDefs(l: Light): string {
  const veil = (id: string, x2: number, y2: number, to: number): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="#2a2440" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#2a2440" stop-opacity="${to}"/></linearGradient>`;
  return skyDefs(l) + veil('side', 1, 0, 0.16) + veil('fall', 0, 1, 0.14) + gradient('pane', [l.sky[0], l.sky[2]]);
}

/** Sky and the seven hills behind everything; the land begins at `ground`. */
export function backdrop({ r, light: l }: Brush, ground: number, high = 0.34): string {
  const { width: w, height: h } = board;
  return sky(r, l, w, h) + hills(r, l, 0, w, ground - h * high, ground + 6);
}
