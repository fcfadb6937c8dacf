import { shade, tint } from './colour';
import { chajja, pane, railing, solar, tank } from './facade';
import { wall } from './homes';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { car, lamp, scooter, street } from './street';
import { poly, rect, times } from './svg';
import { lawn, palm, pot, shrub, tree } from './vegetation';

/** A neighbour's plain house, kept pale so that it stays behind. */
function neighbour(b: Brush, x: number, w: number, h: number, foot: number): string {
  const c = tint(b.light.hills[0], 0.5);
  return (
    rect(x, foot - h, w, h, c) +
    rect(x - 6, foot - h - 10, w + 12, 12, shade(c, 0.14)) +
    times(Math.floor(h / 120), (i) =>
      times(2, (k) =>
        rect(
          x + w * (0.16 + k * 0.42),
          foot - h + 36 + i * 116,
          w * 0.26,
          58,
          b.light.time === 'evening' && (i + k) % 2 === 0 ? b.light.lit : shade(c, 0.22),
        ),
      ),
    )
  );
}

/** Independent floors: a narrow house of three or four homes, one above the other, over parking. */
export function floorHouse(b: Brush): string {
  const { r } = b;
  const foot = 846;
  const floors = r.int(3, 4);
  const fh = floors === 4 ? 140 : 164;
  const x = 370;
  const w = 520;
  const stilt = 128;
  const c = r.pick(['#f6ead5', '#f0d9bd', '#e4ebe0', '#f6dccb', '#e3e9ef']);
  const accent = r.pick(['#b8472f', '#0e6b5c', '#3a5684', '#8f5f38', '#c98a1b']);
  const make = r.pick(['bars', 'glass', 'wall'] as const);
  const top = foot - stilt - floors * fh;
  const flip = r.chance(0.5);
  const level = (i: number): string => {
    const y = top + i * fh;
    const recess = shade(b.light.on(c), 0.3);
    return (
      rect(x + 20, y + 14, 270, fh - 14, recess) +
      rect(x + 20, y + 14, 270, 16, '#2a2440', 'opacity=".2"') +
      pane(b, x + 50, y + 44, 84, fh - 52) +
      pane(b, x + 170, y + 44, 84, fh - 78) +
      railing(b, x + 6, y + fh - 6, 298, 52, make, make === 'wall' ? tint(c, 0.5) : accent) +
      (r.chance(0.7) ? pot(b, x + 270, y + fh - 6, 0.5) : '') +
      pane(b, x + 354, y + 40, 110, fh - 84) +
      chajja(b, x + 336, y + 22, 146, accent) +
      rect(x, y + fh - 8, w, 8, b.light.on(tint(c, 0.6)))
    );
  };
  const parking =
    rect(x, foot - stilt, w, stilt, shade(b.light.on(c), 0.48)) +
    (b.light.time === 'evening' ? rect(x + 120, foot - stilt + 10, 200, 6, '#ffe9b0') : '') +
    car(b, x + 44, foot, 0.95) +
    rect(x + 358, foot - stilt + 14, 116, stilt - 14, shade(b.light.on(c), 0.26)) +
    rect(x + 384, foot - 96, 64, 96, b.light.on('#7a4a2c')) +
    [0, 250, 340, w - 24]
      .map((at, i) => rect(x + at, foot - stilt, 24, stilt, b.light.on(i % 3 === 0 ? accent : tint(c, 0.4))))
      .join('');
  return (
    backdrop(b, 726, 0.4) +
    lawn(b, 722, 872) +
    (flip ? '<g transform="translate(1280 0) scale(-1 1)">' : '<g>') +
    neighbour(b, 20, 230, r.range(270, 360), 846) +
    neighbour(b, 1010, 260, r.range(240, 340), 846) +
    tree(b, 300, 850, 1.1) +
    poly([x - 10, foot, x + w, foot, x + w + 70, foot + 14, x + 20, foot + 14], '#2a2440', 'opacity=".16"') +
    rect(x + 330, top - 84, 130, 84, shade(b.light.on(c), 0.1)) +
    rect(x + 320, top - 94, 150, 12, b.light.on(accent)) +
    tank(b, x + 260, top - 12, 1) +
    (r.chance(0.5) ? solar(b, x + 40, top - 14, 3) : pot(b, x + 80, top - 16, 0.7) + pot(b, x + 150, top - 16, 0.6)) +
    wall(b, x, top, w, foot - top, c) +
    rect(x + 306, top, 14, floors * fh, b.light.on(accent)) +
    times(floors, level) +
    rect(x - 10, top - 18, w + 20, 20, b.light.on(accent)) +
    parking +
    rect(0, foot, 1280, 30, b.light.on('#dfd3bd')) +
    shrub(b, 960, foot + 14, 1) +
    palm(b, 1010, foot + 12, 1.15) +
    shrub(b, 250, foot + 14, 0.9) +
    street(b, 872) +
    '</g>' +
    lamp(b, flip ? 1100 : 150, 884, 240, flip ? -1 : 1) +
    scooter(b, r.range(860, 1050), 948, 0.8)
  );
}
