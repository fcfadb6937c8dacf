import { shade } from './colour';
import { formOf, HOUSES, VILLAS } from './forms';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { compound, ironGate, kolam, lamp, street, walk } from './street';
import { circle, d, ellipse, path, round, stroke } from './svg';
import { hedge, lawn, palm, pot, shrub, tree } from './vegetation';
import { doorAt, home } from './wings';

const walls = ['#f6ead5', '#f0d9bd', '#e4ebe0', '#f6dccb', '#e6ebf0', '#f5e3b8'] as const;
const accents = ['#b8472f', '#0e6b5c', '#3a5684', '#8f5f38', '#c98a1b'] as const;
const rails = ['bars', 'glass', 'wall'] as const;
const MIRRORED = '<g transform="translate(1280 0) scale(-1 1)">';

/** Street, compound wall and gate in front of a home. */
function front(b: Brush, gateX: number, gateW: number, colour: string): string {
  return (
    compound(b, -10, 880, gateX + 2, 58, colour) +
    compound(b, gateX + gateW + 8, 880, 1290 - gateX - gateW, 58, colour) +
    ironGate(b, gateX, 880, gateW, 74) +
    street(b, 880) +
    kolam(gateX + gateW / 2, 895, 0.9)
  );
}

/** An independent house behind its compound wall. */
export function house(b: Brush): string {
  const { r } = b;
  const foot = 806;
  const form = formOf(HOUSES, b.seed);
  const wallColour = r.pick(['#f1e4cc', '#e8d3b4', '#e9ebe3']);
  const flip = r.chance(0.4);
  const tiles = r.pick(['#b8553a', '#a8452f', '#8f5136']);
  const at = doorAt(form);
  return (
    backdrop(b, 720, 0.34) +
    lawn(b, 716, 880) +
    hedge(b, 0, 748, 1280, 24) +
    (flip ? MIRRORED : '<g>') +
    walk(b, at - 66, 132, foot, at - 84, 168, 880) +
    tree(b, 180, 760, 1.15) +
    palm(b, 1120, 780, 1.3) +
    home(b, { wall: r.pick(walls), accent: r.pick(accents), tiles, rail: r.pick(rails), storey: 204, foot }, form) +
    pot(b, at - 96, foot, 0.7) +
    pot(b, at + 92, foot, 0.7) +
    palm(b, 210, 850, 1.1) +
    shrub(b, 120, 850, 1) +
    shrub(b, at < 640 ? at + 250 : at - 250, foot + 6, 0.9) +
    tree(b, 1180, 846, 0.9) +
    front(b, at - 88, 176, wallColour) +
    '</g>' +
    lamp(b, flip ? 1000 : 300, 890, 220, flip ? 1 : -1)
  );
}

function pool(b: Brush, x: number, y: number, w: number, h: number): string {
  const water = b.light.on('#69c0cf');
  return (
    ellipse(x + w / 2, y + h / 2, w / 2 + 16, h / 2 + 9, b.light.on('#eadfc9')) +
    ellipse(x + w / 2, y + h / 2, w / 2, h / 2, shade(water, 0.12)) +
    ellipse(x + w / 2, y + h / 2 + 3, w / 2 - 4, h / 2 - 4, water) +
    stroke(
      d`M${x + w * 0.2} ${y + h * 0.45}q20 -7 40 0t40 0M${x + w * 0.5} ${y + h * 0.68}q20 -7 40 0t40 0`,
      '#ffffff',
      3,
      'opacity=".6" stroke-linecap="round"',
    )
  );
}

/** A villa in its garden with a pool. */
export function villa(b: Brush): string {
  const { r } = b;
  const foot = 790;
  const form = formOf(VILLAS, b.seed);
  const flip = r.chance(0.45);
  const tiles = r.pick(['#b8553a', '#a2452f', '#8c5f45', '#5d6b4c', '#9c6b34']);
  const at = doorAt(form);
  return (
    backdrop(b, 712, 0.36) +
    lawn(b, 708, 960) +
    (flip ? MIRRORED : '<g>') +
    tree(b, 120, 752, 1.2) +
    palm(b, 1110, 760, 1.35) +
    palm(b, 1190, 776, 1.05) +
    home(
      b,
      {
        wall: r.pick(['#fbf5e8', '#f7ead6', '#f4efe6', '#f8e4d2']),
        accent: r.pick(['#8f5f38', '#6b4b36', '#8d8a93', '#a98f76']),
        tiles,
        rail: r.pick(rails),
        storey: 186,
        foot,
      },
      form,
    ) +
    shrub(b, 300, foot + 8, 1) +
    shrub(b, at - 150, foot + 8, 0.85) +
    shrub(b, at + 150, foot + 10, 1.05) +
    shrub(b, 1030, foot + 8, 0.8) +
    walk(b, at - 80, 160, foot, 560, 340, 960) +
    pool(b, 120, 852, 360, 62) +
    path(d`M150 842l14 -42 60 -6 26 32 40 6 -4 12z`, b.light.on('#f4efe4')) +
    stroke(d`M166 844v12M282 842v12M334 838v-84`, '#6b4b36', 4) +
    path(d`M264 770q70 -58 140 0z`, b.light.on(r.pick(['#d9663f', '#e8a33d', '#4a8a7a']))) +
    pot(b, at - 104, foot + 40, 0.9) +
    pot(b, at + 104, foot + 40, 0.9) +
    hedge(b, 960, 880, 330, 40) +
    hedge(b, 940, 962, 350, 54) +
    round(908, 884, 10, 40, 4, '#4c4c58') +
    circle(913, 880, 12, b.light.time === 'evening' ? '#ffe9b0' : '#f1ece0') +
    (b.light.time === 'evening' ? circle(913, 880, 60, 'url(#glow)') : '') +
    '</g>'
  );
}
