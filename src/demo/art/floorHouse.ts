import { shade, tint } from './colour';
import { chajja, pane, railing, solar, tank, tiledRoof } from './facade';
import { FLOOR_HOUSES, formOf, type FloorHouseForm } from './forms';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { car, lamp, scooter, street } from './street';
import { d, path, poly, rect, times } from './svg';
import { lawn, palm, pot, shrub, tree } from './vegetation';
import { wall } from './wings';

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

function roof(
  b: Brush,
  { top: kind, width: w }: FloorHouseForm,
  x: number,
  y: number,
  accent: string,
  c: string,
): string {
  const { r } = b;
  switch (kind) {
    case 'plain':
      return (
        rect(x + w * 0.63, y - 84, 130, 84, shade(b.light.on(c), 0.1)) +
        rect(x + w * 0.61, y - 94, 150, 12, b.light.on(accent)) +
        tank(b, x + w / 2, y - 12, 1) +
        (r.chance(0.5) ? solar(b, x + 40, y - 14, 3) : pot(b, x + 80, y - 16, 0.7) + pot(b, x + 150, y - 16, 0.6))
      );
    case 'hip':
      return tiledRoof(b, x - 44, y - 10, w + 88, 116, r.pick(['#b8553a', '#a2452f', '#8c5f45']));
    case 'setback':
      return solar(b, x + w * 0.62, y - 14, 3);
    case 'barrel':
      return (
        path(d`M${x - 16} ${y - 10}q${w / 2 + 16} ${-190} ${w + 32} 0z`, b.light.on(accent)) +
        path(d`M${x + 22} ${y - 10}q${w / 2 - 22} ${-136} ${w - 44} 0z`, b.light.on(tint(c, 0.4)))
      );
    case 'gable':
      return (
        poly([x - 34, y - 4, x + w / 2, y - 112, x + w + 34, y - 4], b.light.on(accent)) +
        poly([x + 16, y - 4, x + w / 2, y - 82, x + w - 16, y - 4], b.light.on(tint(c, 0.3)))
      );
  }
}

/** Independent floors: a narrow house of three or four homes, one above the other, over parking. */
export function floorHouse(b: Brush): string {
  const { r } = b;
  const foot = 846;
  const form = formOf(FLOOR_HOUSES, b.seed);
  const floors = form.storeys;
  const fh = floors === 4 ? 140 : 164;
  const w = form.width;
  const x = 630 - w / 2;
  const open = w * 0.52;
  const stilt = 128;
  const c = r.pick(['#f6ead5', '#f0d9bd', '#e4ebe0', '#f6dccb', '#e3e9ef']);
  const accent = r.pick(['#b8472f', '#0e6b5c', '#3a5684', '#8f5f38', '#c98a1b']);
  const make = r.pick(['bars', 'glass', 'wall'] as const);
  const top = foot - stilt - floors * fh;
  const flip = r.chance(0.5);
  const level = (i: number): string => {
    const y = top + i * fh;
    const recess = shade(b.light.on(c), 0.3);
    // The topmost floor of a stepped house is narrower and has a terrace.
    const back = form.top === 'setback' && i === 0;
    const from = x + open + 44;
    return (
      (back
        ? railing(b, x + 4, y + fh - 6, open, 52, 'bars', accent)
        : rect(x + 20, y + 14, open, fh - 14, recess) +
          rect(x + 20, y + 14, open, 16, '#2a2440', 'opacity=".2"') +
          pane(b, x + 20 + open * 0.11, y + 44, open * 0.31, fh - 52) +
          pane(b, x + 20 + open * 0.56, y + 44, open * 0.31, fh - 78) +
          railing(b, x + 6, y + fh - 6, open + 28, 52, make, make === 'wall' ? tint(c, 0.5) : accent)) +
      (r.chance(0.7) ? pot(b, x + open - 4, y + fh - 6, 0.5) : '') +
      pane(b, from + 20, y + 40, x + w - from - 66, fh - 84) +
      chajja(b, from, y + 22, x + w - from - 24, accent) +
      rect(x, y + fh - 8, w, 8, b.light.on(tint(c, 0.6)))
    );
  };
  const parking =
    rect(x, foot - stilt, w, stilt, shade(b.light.on(c), 0.48)) +
    (b.light.time === 'evening' ? rect(x + 100, foot - stilt + 10, 160, 6, '#ffe9b0') : '') +
    car(b, x + 44, foot, 0.95) +
    rect(x + w - 162, foot - stilt + 14, 116, stilt - 14, shade(b.light.on(c), 0.26)) +
    rect(x + w - 136, foot - 96, 64, 96, b.light.on('#7a4a2c')) +
    [0, w - 180, w - 24]
      .map((at, i) => rect(x + at, foot - stilt, 24, stilt, b.light.on(i % 2 === 0 ? accent : tint(c, 0.4))))
      .join('');
  return (
    backdrop(b, 726, 0.4) +
    lawn(b, 722, 872) +
    (flip ? '<g transform="translate(1280 0) scale(-1 1)">' : '<g>') +
    neighbour(b, 20, 230, r.range(270, 360), 846) +
    neighbour(b, 1010, 260, r.range(240, 340), 846) +
    tree(b, 300, 850, 1.1) +
    poly([x - 10, foot, x + w, foot, x + w + 70, foot + 14, x + 20, foot + 14], '#2a2440', 'opacity=".16"') +
    '<g class="building">' +
    roof(b, form, x, top, accent, c) +
    (form.stair
      ? wall(b, x + w - 4, top - 90, 104, foot - top + 90, tint(c, 0.4)) +
        times(floors, (i) => pane(b, x + w + 30, top - 40 + i * fh, 36, fh * 0.6)) +
        rect(x + w - 14, top - 102, 124, 14, b.light.on(accent))
      : '') +
    (form.top === 'setback'
      ? wall(b, x + open + 20, top, w - open - 20, fh, c) + wall(b, x, top + fh, w, foot - top - fh, c)
      : wall(b, x, top, w, foot - top, c)) +
    rect(x + open + 26, top, 14, floors * fh, b.light.on(accent)) +
    times(floors, level) +
    (form.top === 'setback'
      ? rect(x + open + 8, top - 18, w - open + 4, 20, b.light.on(accent))
      : rect(x - 10, top - 18, w + 20, 20, b.light.on(accent))) +
    parking +
    '</g>' +
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
