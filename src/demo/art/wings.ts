import { shade, tint } from './colour';
import { chajja, door, pane, railing, solar, steps, tank, tiledRoof } from './facade';
import type { HomeForm, Wing } from './forms';
import type { Brush } from './scene';
import { car } from './street';
import { circle, d, path, poly, rect, stroke, times } from './svg';
import { pot } from './vegetation';

/** What the parts of a home have in common. */
interface Finish {
  readonly wall: string;
  readonly accent: string;
  readonly tiles: string;
  readonly rail: 'bars' | 'glass' | 'wall';
  readonly storey: number;
  readonly foot: number;
}

const STONE = '#a98f76';
const DOOR = 88;

/** A wall with light from the left and a darker foot. */
export function wall(b: Brush, x: number, y: number, w: number, h: number, colour: string): string {
  const c = b.light.on(colour);
  return rect(x, y, w, h, c) + rect(x, y, w, h, 'url(#side)') + rect(x, y + h - 22, w, 22, shade(c, 0.2));
}

function window(b: Brush, f: Finish, x: number, y: number, w: number, h: number, wide: boolean): string {
  const pw = wide ? w * 0.78 : Math.min(96, w * 0.58);
  const left = x + (w - pw) / 2;
  return pane(b, left, y + h * 0.28, pw, h * 0.46) + chajja(b, left - 14, y + h * 0.14, pw + 28, f.accent);
}

function jaali(b: Brush, x: number, y: number, w: number, h: number, colour: string): string {
  const c = b.light.on(colour);
  const cols = Math.max(2, Math.round(w / 22));
  const rows = Math.max(2, Math.round(h / 22));
  return (
    rect(x, y, w, h, shade(c, 0.42)) +
    stroke(
      times(cols + 1, (i) => d`M${x + (i * w) / cols} ${y}v${h}`) +
        times(rows + 1, (i) => d`M${x} ${y + (i * h) / rows}h${w}`),
      tint(c, 0.3),
      5,
    )
  );
}

/** One bay of one storey; x, y is its corner above left. */
function bay(b: Brush, f: Finish, colour: string, kind: string, x: number, y: number, w: number): string {
  const h = f.storey;
  const recess = shade(b.light.on(colour), 0.26);
  switch (kind) {
    case 'w':
      return window(b, f, x, y, w, h, false);
    case 'W':
      return window(b, f, x, y, w, h, true);
    case 't': {
      const pw = Math.min(44, w * 0.46);
      return pane(b, x + (w - pw) / 2, y + h * 0.18, pw, h * 0.64);
    }
    case 'o':
      return (
        circle(x + w / 2, y + h * 0.46, Math.min(34, w * 0.3), b.light.on('#fffaf0')) +
        circle(x + w / 2, y + h * 0.46, Math.min(26, w * 0.23), b.light.lamps > 0.5 ? b.light.lit : b.light.glass)
      );
    case 'g': {
      const cols = Math.max(2, Math.round(w / 60));
      const pw = (w - 20) / cols;
      return times(cols, (i) => pane(b, x + 12 + i * pw, y + 26, pw - 8, h - 54));
    }
    case 'd':
      return (
        rect(x + w / 2 - 74, y + h * 0.08, 148, 12, b.light.on(f.accent)) +
        door(b, x + (w - DOOR) / 2, y + h - 18, DOOR, h * 0.68) +
        steps(b, x + w / 2 - 62, y + h, 124, 2)
      );
    case 'p':
      return (
        rect(x + 8, y + 22, w - 16, h - 22, recess) +
        rect(x + 8, y + 22, w - 16, 14, '#2a2440', 'opacity=".2"') +
        car(b, x + w / 2 - Math.min(80, w * 0.38), y + h - 2, Math.min(0.84, w / 250))
      );
    case 'b':
      return (
        rect(x + 6, y + 18, w - 12, h - 18, recess) +
        pane(b, x + w * 0.26, y + 44, w * 0.48, h - 54) +
        railing(b, x + 2, y + h - 4, w - 4, 54, f.rail, f.rail === 'wall' ? tint(colour, 0.5) : f.accent)
      );
    case 'v':
      return (
        rect(x + 4, y + 20, w - 8, h - 20, recess) +
        pane(b, x + w * 0.28, y + 52, w * 0.44, h * 0.46) +
        [x, x + w - 18]
          .map((cx) => rect(cx, y + 14, 18, h - 14, b.light.on('#fffaf0')) + rect(cx - 5, y + 10, 28, 10, recess))
          .join('') +
        railing(b, x + 18, y + h - 2, w - 36, 40, 'bars', f.accent)
      );
    default:
      return jaali(b, x + 16, y + 24, w - 32, h - 50, colour);
  }
}

function roof(b: Brush, f: Finish, { x, w, roof: kind }: Wing, y: number, colour: string): string {
  const tiles = b.light.on(f.tiles);
  const accent = b.light.on(f.accent);
  const slab = rect(x - 14, y - 14, w + 28, 18, accent) + rect(x, y + 4, w, 9, '#2a2440', 'opacity=".16"');
  switch (kind) {
    case 'none':
      return '';
    case 'flat':
      return slab;
    case 'terrace':
      return slab + railing(b, x - 6, y - 14, w + 12, 46, f.rail, f.rail === 'wall' ? colour : f.accent);
    case 'parapet':
      return (
        rect(x, y - 44, w, 48, b.light.on(colour)) +
        rect(x, y - 44, w, 48, 'url(#side)') +
        rect(x - 6, y - 52, w + 12, 11, accent)
      );
    case 'hip':
      return tiledRoof(b, x - 36, y + 4, w + 72, Math.min(120, 50 + w * 0.16), f.tiles);
    case 'gable': {
      const rise = Math.min(150, w * 0.44);
      const middle = x + w / 2;
      return (
        poly([x, y + 2, middle, y - rise, x + w, y + 2], b.light.on(colour)) +
        path(
          d`M${x - 34} ${y + 14}L${middle} ${y - rise - 14}L${x + w + 34} ${y + 14}v-26L${middle} ${y - rise - 42}L${x - 34} ${y - 12}z`,
          tiles,
        ) +
        circle(middle, y - rise * 0.34, 17, b.light.on('#fffaf0')) +
        circle(middle, y - rise * 0.34, 12, b.light.lamps > 0.5 ? b.light.lit : b.light.glass)
      );
    }
    case 'barrel':
      return (
        path(d`M${x - 20} ${y + 4}q${w / 2 + 20} ${-210} ${w + 40} 0z`, tiles) +
        path(d`M${x + 12} ${y + 4}q${w / 2 - 12} ${-158} ${w - 24} 0z`, b.light.on(tint(colour, 0.3))) +
        pane(b, x + w / 2 - 50, y - 44, 100, 30)
      );
    case 'slope':
      return (
        poly([x, y + 2, x, y - 74, x + w, y + 2], b.light.on(colour)) +
        poly([x - 34, y - 72, x - 34, y - 100, x + w + 40, y - 4, x + w + 40, y + 20], tiles) +
        stroke(d`M${x - 34} ${y - 72}L${x + w + 40} ${y + 20}`, shade(tiles, 0.3), 4)
      );
  }
}

function onRoof(b: Brush, f: Finish, { x, w, tops = [], roof: kind }: Wing, y: number): string {
  const level = y - (kind === 'parapet' ? 46 : 14);
  return tops
    .map((top, i) => {
      const left = x + 24 + i * (w - 90) * 0.8;
      if (top === 'tank') return tank(b, left, level, 1);
      if (top === 'solar') return solar(b, left, level, w > 300 ? 3 : 2);
      if (top === 'pots') return pot(b, x + w * 0.3, level, 0.6) + pot(b, x + w * 0.78, level, 0.5, '#d9b37a');
      const c = b.light.on('#8f6a48');
      return (
        [left, left + 100, left + 200].map((px) => rect(px, level - 76, 9, 76, c)).join('') +
        rect(left - 20, level - 86, 250, 11, shade(c, 0.1)) +
        times(8, (k) => rect(left - 10 + k * 30, level - 94, 8, 10, c))
      );
    })
    .join('');
}

function wing(b: Brush, f: Finish, part: Wing): string {
  const tones = { pale: tint(f.wall, 0.5), stone: STONE, accent: f.accent };
  const colour = part.tone === undefined ? f.wall : tones[part.tone];
  const foot = f.foot - (part.from ?? 0) * f.storey;
  const top = foot - part.rows.length * f.storey;
  const band = b.light.on(tint(f.wall, 0.6));
  return (
    onRoof(b, f, part, top) +
    wall(b, part.x, top, part.w, foot - top, colour) +
    roof(b, f, part, top, colour) +
    part.rows
      .map((row, k) => {
        const y = top + k * f.storey;
        const w = part.w / row.length;
        return (
          (k > 0 ? rect(part.x - 4, y - 5, part.w + 8, 10, band) : '') +
          Array.from(row)
            .map((kind, i) => bay(b, f, colour, kind, part.x + i * w, y, w))
            .join('')
        );
      })
      .join('')
  );
}

/** A home with its shadow, made of its parts. */
export function home(b: Brush, f: Finish, form: HomeForm): string {
  const left = Math.min(...form.wings.map(({ x }) => x));
  const right = Math.max(...form.wings.map(({ x, w }) => x + w));
  return (
    poly([left - 20, f.foot, right, f.foot, right + 70, f.foot + 16, left, f.foot + 16], '#2a2440', 'opacity=".16"') +
    `<g class="building">${form.wings.map((part) => wing(b, f, part)).join('')}</g>`
  );
}

/** The middle of a home's door: the middle one where it has several. */
export function doorAt(form: HomeForm): number {
  const doors = form.wings.flatMap(({ x, w, rows }) => {
    const row = rows.at(-1) ?? '';
    return Array.from(row).flatMap((kind, i) => (kind === 'd' ? [x + ((i + 0.5) * w) / row.length] : []));
  });
  return doors[Math.floor(doors.length / 2)] ?? 640;
}
