import { shade, tint } from './colour';
import { hills } from './hills';
import type { Brush } from './scene';
import { sky } from './sky';
import { circle, d, ellipse, n, path, poly, rect, round, stroke, times } from './svg';

/** Colours of one room, in harmony. */
export interface Scheme {
  wall: string;
  floor: string;
  accent: string;
  second: string;
}

const schemes = [
  { wall: '#f5e6d3', floor: '#c99d70', accent: '#0e6b5c', second: '#e8a33d' },
  { wall: '#e6ede6', floor: '#d3b48c', accent: '#b8553a', second: '#4f8a7a' },
  { wall: '#f6ddd0', floor: '#b98a62', accent: '#33527f', second: '#e0b04a' },
  { wall: '#e4eaf1', floor: '#cfae88', accent: '#c57a2c', second: '#3f6c8f' },
  { wall: '#f4ecd9', floor: '#a9774e', accent: '#8a4a5c', second: '#5f8a5a' },
  { wall: '#efe4d8', floor: '#dccdb8', accent: '#4f6b4a', second: '#d98a5a' },
] as const;

/** Picks a room's colours and lays them under the hour's light. */
export function scheme({ r, light: l }: Brush): Scheme {
  const s = r.pick<Scheme>(schemes);
  const dim = (c: string): string => (l.time === 'evening' ? shade(tint(c, 0.04), 0.1) : c);
  return { wall: dim(s.wall), floor: dim(s.floor), accent: dim(s.accent), second: dim(s.second) };
}

/** Wall, skirting and a floor of boards or tiles; the floor begins at y. */
export function shell(b: Brush, s: Scheme, y: number, floor: 'boards' | 'tiles'): string {
  const line = shade(s.floor, 0.14);
  const boards = times(7, (i) => {
    const fy = y + (960 - y) * ((i + 1) / 8) ** 1.35;
    return (
      d`M0 ${fy}H1280` +
      times(6, (k) => d`M${k * 230 + ((i * 97) % 210)} ${fy}l${(k * 230 - 560) * 0.03} ${(960 - y) * 0.1}`)
    );
  });
  const tiles =
    times(5, (i) => d`M0 ${y + (960 - y) * ((i + 1) / 6) ** 1.4}H1280`) +
    times(13, (i) => d`M${640 + (i - 6) * 120} ${y}L${640 + (i - 6) * 210} 960`);
  return (
    rect(0, 0, 1280, y, s.wall) +
    rect(0, 0, 1280, 30, tint(s.wall, 0.6)) +
    rect(0, 30, 1280, 10, shade(s.wall, 0.08)) +
    rect(0, 40, 1280, y - 40, 'url(#fall)') +
    rect(0, y, 1280, 960 - y, s.floor) +
    stroke(floor === 'boards' ? boards : tiles, line, 3, 'opacity=".7"') +
    rect(0, y - 24, 1280, 24, tint(s.wall, 0.55)) +
    rect(0, y - 3, 1280, 8, shade(s.floor, 0.25))
  );
}

/** What is seen outside: sky and the seven hills in a box. */
function view(b: Brush, x: number, y: number, w: number, h: number): string {
  const vh = (900 * h) / w;
  const l = b.light;
  return (
    `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 900 ${n(vh)}">` +
    sky(b.r, l, 900, vh) +
    hills(b.r, l, -190, 1280, vh * 0.42, vh * 0.86) +
    rect(0, vh * 0.85, 900, vh * 0.2, l.grass) +
    times(9, (i) => circle(i * 110 + b.r.range(0, 60), vh * 0.88, b.r.range(22, 46), l.leaf[i % 3] ?? l.leaf[0])) +
    '</svg>'
  );
}

/** A window with the hills outside, frame, sill and curtains, and its light on the floor. */
export function windowView(b: Brush, x: number, y: number, w: number, h: number, curtain?: string): string {
  const frame = '#fffaf0';
  const c = curtain ?? '';
  const drape = (cx: number, dir: 1 | -1): string =>
    path(d`M${cx} ${y - 34}h${dir * 84}q${dir * -8} ${h * 0.5} ${dir * -22} ${h + 96}h${dir * -62}z`, c) +
    stroke(
      d`M${cx + dir * 20} ${y - 30}v${h + 88}M${cx + dir * 42} ${y - 30}v${h + 88}M${cx + dir * 62} ${y - 30}q${dir * -2} ${h * 0.5} ${dir * -12} ${h + 88}`,
      shade(c, 0.16),
      5,
      'opacity=".7"',
    );
  return (
    rect(x - 16, y - 16, w + 32, h + 32, shade(frame, 0.12)) +
    view(b, x, y, w, h) +
    poly([x + w * 0.1, y, x + w * 0.3, y, x + w * 0.08, y + h, x, y + h, x, y + h * 0.5], '#fff', 'opacity=".12"') +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}`, frame, 13) +
    stroke(d`M${x} ${y + h * 0.26}h${w}`, frame, 8) +
    rect(x - 30, y + h + 8, w + 60, 18, frame) +
    rect(x - 26, y + h + 26, w + 52, 8, '#2a2440', 'opacity=".14"') +
    (c
      ? stroke(d`M${x - 70} ${y - 36}h${w + 140}`, '#7a5a3f', 9, 'stroke-linecap="round"') +
        circle(x - 74, y - 36, 9, '#7a5a3f') +
        circle(x + w + 74, y - 36, 9, '#7a5a3f') +
        drape(x - 62, 1) +
        drape(x + w + 62, -1)
      : '')
  );
}

/** A framed picture: hills, a leaf, a sun or stripes. */
export function frame(b: Brush, x: number, y: number, w: number, h: number, s: Scheme): string {
  const motif = b.r.int(0, 3);
  const inner =
    motif === 0
      ? path(
          d`M${x} ${y + h}v${-h * 0.3}q${w * 0.25} ${-h * 0.4} ${w * 0.5} ${-h * 0.06}q${w * 0.25} ${-h * 0.3} ${w * 0.5} 0v${h * 0.36}z`,
          s.accent,
          'opacity=".75"',
        ) + circle(x + w * 0.7, y + h * 0.3, w * 0.1, s.second)
      : motif === 1
        ? times(5, (i) =>
            ellipse(
              x + w * 0.5 + (i - 2) * w * 0.13,
              y + h * 0.5 + Math.abs(i - 2) * h * 0.06,
              w * 0.05,
              h * 0.26,
              s.accent,
              `transform="rotate(${(i - 2) * 16} ${n(x + w / 2)} ${n(y + h * 0.8)})"`,
            ),
          )
        : motif === 2
          ? circle(x + w / 2, y + h / 2, w * 0.3, s.second) +
            circle(x + w / 2, y + h / 2, w * 0.2, tint(s.second, 0.5)) +
            times(8, (i) =>
              circle(
                x + w / 2 + Math.cos((i * Math.PI) / 4) * w * 0.38,
                y + h / 2 + Math.sin((i * Math.PI) / 4) * w * 0.38,
                w * 0.03,
                s.accent,
              ),
            )
          : times(4, (i) =>
              rect(
                x + w * 0.14,
                y + h * (0.16 + i * 0.18),
                w * (0.72 - i * 0.12),
                h * 0.08,
                i % 2 ? s.second : s.accent,
              ),
            );
  return (
    rect(x - 2, y + 4, w + 16, h + 14, '#2a2440', 'opacity=".14"') +
    rect(x - 9, y - 9, w + 18, h + 18, '#8f6a48') +
    rect(x, y, w, h, '#fffaf0') +
    inner
  );
}

/** A standing lamp, its foot on y; it glows in the evening. */
export function floorLamp(b: Brush, x: number, y: number, h: number): string {
  const on = b.light.time === 'evening';
  return (
    (on ? circle(x, y - h + 40, 210, 'url(#glow)') : '') +
    ellipse(x, y, 44, 9, '#3f3540') +
    stroke(d`M${x} ${y}V${y - h + 60}`, '#5a4a40', 8) +
    path(d`M${x - 62} ${y - h + 84}l26 -84h72l26 84z`, on ? '#ffe6a6' : '#f6e6c4') +
    path(d`M${x + 12} ${y - h}h24l26 84h-30z`, shade(on ? '#ffe6a6' : '#f6e6c4', 0.12))
  );
}

/** A hanging lamp at x, its cord from the ceiling to y. */
export function pendant(b: Brush, x: number, y: number, colour: string): string {
  const on = b.light.time === 'evening';
  return (
    stroke(d`M${x} 40V${y - 50}`, '#5a4a40', 4) +
    (on ? circle(x, y, 150, 'url(#glow)') : '') +
    path(d`M${x - 54} ${y}q4 -50 54 -54q50 4 54 54z`, colour) +
    ellipse(x, y, 54, 8, on ? '#fff0c4' : '#f6e9cd')
  );
}

/** A ceiling fan hanging at x, as in every Indian room. */
export function fan(x: number): string {
  return (
    stroke(d`M${x} 40V104`, '#6d6259', 7) +
    path(d`M${x - 12} 108q-90 -16 -190 -4q-8 14 4 22q110 4 186 -6z`, '#8f7a66') +
    path(d`M${x + 12} 108q90 -16 190 -4q8 14 -4 22q-110 4 -186 -6z`, '#7f6b58') +
    path(d`M${x - 10} 120q-12 26 -2 46h26q8 -22 -4 -46z`, '#a18b75') +
    ellipse(x, 114, 32, 17, '#6d5a4a') +
    ellipse(x, 110, 24, 10, '#8f7a66')
  );
}

/** A rug on the floor. */
export function rug(x: number, y: number, rx: number, ry: number, s: Scheme): string {
  return (
    ellipse(x, y, rx, ry, tint(s.second, 0.45)) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.86)}" ry="${n(ry * 0.82)}" fill="none" stroke="${s.accent}" stroke-width="7" opacity=".6"/>` +
    ellipse(x, y, rx * 0.68, ry * 0.64, tint(s.second, 0.66)) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.5)}" ry="${n(ry * 0.46)}" fill="none" stroke="${s.second}" stroke-width="5" stroke-dasharray="14 12"/>`
  );
}

/** A cushion. */
export function cushion(x: number, y: number, size: number, colour: string, tilt: number): string {
  return (
    `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">` +
    round(x - size / 2, y - size / 2, size, size, size * 0.22, colour) +
    stroke(
      d`M${x - size * 0.3} ${y - size * 0.3}l${size * 0.6} ${size * 0.6}M${x + size * 0.3} ${y - size * 0.3}l${-size * 0.6} ${size * 0.6}`,
      tint(colour, 0.4),
      3,
      'opacity=".7"',
    ) +
    '</g>'
  );
}

/** Turns half of the rooms round, left for right. */
export function flipped(b: Brush, body: string): string {
  return b.r.chance(0.5) ? `<g transform="translate(1280 0) scale(-1 1)">${body}</g>` : body;
}

/** Colour of soft shadows on floors. */
export const dark = '#2a2440';
