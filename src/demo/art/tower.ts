import { shade, tint } from './colour';
import { crown, STEPS } from './crowns';
import { farPane, farRailing, solar, tank } from './facade';
import { formOf, TOWERS, type Crown } from './forms';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { car, compound, ironGate, lamp, street, walk } from './street';
import { circle, d, poly, rect, round, stroke, times } from './svg';
import { ashoka, hedge, lawn, palm, shrub, tree } from './vegetation';

const walls = ['#f7efe0', '#efdcc0', '#e3e6dc', '#f4dccb', '#dfe5ea', '#f6f2ea'] as const;
const accents = ['#b8472f', '#0e6b5c', '#3a5684', '#93623a', '#c98a1b', '#6b7a45'] as const;
const makes = ['bars', 'glass', 'wall'] as const;

interface Block {
  x: number;
  w: number;
  floors: number;
  foot: number;
  wall: string;
  accent: string;
  make: (typeof makes)[number];
  crown: Crown;
  plan: string;
  /** The height of a floor. */
  rise: number;
}

function floor(b: Brush, k: Block, y: number, fh: number): string {
  const bay = k.w / k.plan.length;
  return Array.from(k.plan)
    .map((kind, i) => {
      const x = k.x + i * bay;
      if (kind === 'b') {
        const recess = rect(x + 3, y + 3, bay - 6, fh - 5, b.light.on(shade(k.wall, 0.3)));
        const opening = farPane(b, x + bay * 0.22, y + fh * 0.22, bay * 0.56, fh * 0.72);
        const plant = b.r.chance(0.3) ? circle(x + bay * 0.16, y + fh * 0.56, fh * 0.13, b.light.leaf[1]) : '';
        const rail = k.make === 'wall' ? shade(k.wall, 0.06) : k.accent;
        return recess + opening + plant + farRailing(b, x - 1, y + fh - 5, bay + 2, fh * 0.36, k.make, rail);
      }
      if (kind === 'f') return rect(x + bay * 0.2, y, bay * 0.6, fh, b.light.on(k.accent));
      const w = bay * (kind === 'w' ? 0.52 : 0.34);
      return (
        farPane(b, x + (bay - w) / 2, y + fh * 0.24, w, fh * 0.46) +
        rect(x + (bay - w) / 2 - 7, y + fh * 0.16, w + 14, 4, b.light.on(k.accent))
      );
    })
    .join('');
}

function block(b: Brush, k: Block): string {
  const fh = k.rise;
  const base = 62;
  const top = k.foot - base - k.floors * fh;
  const wall = b.light.on(k.wall);
  const accent = b.light.on(k.accent);
  const depth = 46;
  const side = poly(
    [k.x + k.w, top, k.x + k.w + depth, top + 20, k.x + k.w + depth, k.foot - 8, k.x + k.w, k.foot],
    shade(wall, 0.24),
  );
  const slits = times(k.floors, (i) => {
    const y = top + i * fh + 26;
    const lit = b.r.chance(b.light.lamps * 0.7);
    return poly(
      [k.x + k.w + 14, y, k.x + k.w + 32, y + 5, k.x + k.w + 32, y + 27, k.x + k.w + 14, y + 24],
      lit ? b.light.lit : shade(b.light.glass, 0.3),
    );
  });
  const roof =
    crown(b, k.crown, k.x, top - 6, k.w, wall, accent) +
    (k.crown === 'plain'
      ? tank(b, k.x + k.w * 0.7, top - 10, 0.8) + (b.r.chance(0.6) ? solar(b, k.x + k.w * 0.03, top - 10, 2) : '')
      : '');
  // Three drawn storeys; the others reuse them, which keeps the file small.
  const storey = (i: number): string => {
    const id = `storey${Math.round(k.x)}-${i % 3}`;
    const y = top + i * fh;
    if (i > 2) return `<use href="#${id}" y="${Math.floor(i / 3) * 3 * fh}"/>`;
    return `<g id="${id}">${rect(k.x, y - 1.5, k.w, 3, shade(wall, 0.1))}${floor(b, k, y, fh)}</g>`;
  };
  const lobby = k.x + k.w / 2 - 42;
  return (
    poly(
      [k.x - 20, k.foot, k.x + k.w + depth + 70, k.foot - 8, k.x + k.w + depth + 20, k.foot + 12, k.x, k.foot + 12],
      '#2a2440',
      'opacity=".15"',
    ) +
    roof +
    side +
    slits +
    rect(k.x, top, k.w, k.foot - top, wall) +
    rect(k.x, top, k.w, k.foot - top, 'url(#side)') +
    times(k.floors, storey) +
    rect(k.x - 7, top - 12, k.w + 14, 14, accent) +
    poly(
      [
        k.x + k.w + 7,
        top - 12,
        k.x + k.w + depth + 4,
        top + 9,
        k.x + k.w + depth + 4,
        top + 21,
        k.x + k.w + 7,
        top + 2,
      ],
      shade(accent, 0.25),
    ) +
    rect(k.x, k.foot - base, k.w, base, shade(wall, 0.14)) +
    times(4, (i) =>
      Math.abs(i - 1.5) < 1
        ? ''
        : rect(k.x + (i + 0.16) * (k.w / 4), k.foot - base + 16, k.w * 0.17, base - 16, shade(wall, 0.42)),
    ) +
    rect(
      lobby,
      k.foot - base + 10,
      84,
      base - 10,
      b.light.time === 'evening' ? b.light.lit : shade(b.light.glass, 0.12),
    ) +
    stroke(d`M${lobby + 42} ${k.foot - base + 10}V${k.foot}M${lobby} ${k.foot - base + 26}h84`, accent, 3.4) +
    round(lobby - 20, k.foot - base - 2, 124, 11, 4, accent)
  );
}

/** Shops along the foot of the towers, and a terrace above them. */
function podium(b: Brush, x: number, w: number, foot: number, wall: string, accent: string): string {
  const bays = Math.round(w / 96);
  const bw = w / bays;
  return (
    rect(x, foot - 92, w, 92, b.light.on(tint(wall, 0.3))) +
    rect(x, foot - 92, w, 92, 'url(#side)') +
    times(bays, (i) =>
      rect(x + i * bw + 10, foot - 62, bw - 20, 62, b.light.lamps > 0.5 ? b.light.lit : b.light.glass),
    ) +
    rect(x - 8, foot - 82, w + 16, 14, b.light.on(accent)) +
    farRailing(b, x, foot - 94, w, 24, 'glass', accent)
  );
}

/** Apartment towers in their garden below the hills. */
export function tower(b: Brush): string {
  const ground = 726;
  const { r } = b;
  const form = formOf(TOWERS, b.seed);
  const count = form.blocks.length;
  const accent = r.pick(accents);
  const wall = r.pick(walls);
  const make = r.pick(makes);
  const { width } = form;
  const gap = form.bridge ? 150 : Math.min(110, (1120 - count * width) / count);
  const wide = count * width + (count - 1) * gap;
  const start = 640 - (wide + 40) / 2;
  const rise = Math.min(64, 560 / form.storeys);
  const foot = ground + 40;
  // The steps of a stepped top are storeys, too.
  const steps = form.crown === 'stepped' ? STEPS : 0;
  const blocks = form.blocks.map((floors, i) =>
    block(b, {
      x: start + i * (width + gap),
      w: width,
      floors: floors - steps,
      foot,
      wall: i % 2 ? '#fbf5ea' : wall,
      accent,
      make,
      crown: form.crown,
      plan: form.floor,
      rise,
    }),
  );
  const bridges = form.bridge
    ? [0.3, 0.66].map((at) => {
        const y = foot - 62 - form.storeys * rise * at;
        return (
          rect(start + width, y - rise, gap, rise, b.light.on(tint(wall, 0.4))) +
          rect(start + width, y - rise * 0.76, gap, rise * 0.46, b.light.glass) +
          rect(start + width, y - 5, gap, 8, b.light.on(accent))
        );
      })
    : [];
  // The parts behind first: a block's side reaches into the gap.
  const order = [...bridges, ...blocks.toReversed()];
  const city = times(12, (i) => {
    const h = r.range(30, 92);
    const x = i * 112 + r.range(-30, 20);
    const c = tint(b.light.hills[1], 0.35);
    return (
      rect(x, ground - h, r.range(54, 96), h, c) +
      times(3, (k) =>
        rect(x + 12 + k * 15, ground - h + 14, 7, 9, b.light.time === 'evening' ? b.light.lit : tint(c, 0.4)),
      )
    );
  });
  return (
    backdrop(b, ground, 0.36) +
    city +
    lawn(b, ground, 870) +
    hedge(b, 0, ground + 24, 1280, 26) +
    tree(b, 60, ground + 34, 0.85) +
    tree(b, 1214, ground + 34, 0.95) +
    `<g class="building">${order.join('')}${form.podium ? podium(b, start - 60, wide + 166, foot, wall, accent) : ''}</g>` +
    rect(0, ground + 40, 1280, 30, b.light.on('#d8ccb6')) +
    times(count, (i) =>
      poly(
        [
          start + i * (width + gap) + width / 2 - 44,
          ground + 40,
          start + i * (width + gap) + width / 2 + 44,
          ground + 40,
          start + i * (width + gap) + width / 2 + 54,
          ground + 70,
          start + i * (width + gap) + width / 2 - 54,
          ground + 70,
        ],
        b.light.on('#eadfcb'),
      ),
    ) +
    times(6, (i) => shrub(b, 90 + i * 220 + r.range(-30, 30), ground + 106, r.range(0.7, 1))) +
    (r.chance(0.5) ? palm(b, start - 70, ground + 96, 0.9) : ashoka(b, start - 60, ground + 90, 1)) +
    (r.chance(0.5) ? palm(b, 1180, ground + 100, 1) : ashoka(b, 1170, ground + 90, 1.1)) +
    walk(b, 540, 200, ground + 70, 516, 248, 878) +
    compound(b, -10, 876, 520, 44, '#efe3cc') +
    compound(b, 770, 876, 520, 44, '#efe3cc') +
    street(b, 876) +
    ironGate(b, 512, 876, 256, 62) +
    lamp(b, 470, 884, 200, -1) +
    car(b, r.range(90, 900), 942, 1)
  );
}
