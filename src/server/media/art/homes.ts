import { shade, tint } from './colour';
import { chajja, door, pane, railing, solar, steps, tank, tiledRoof } from './facade';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { car, compound, ironGate, kolam, lamp, street, walk } from './street';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { hedge, lawn, palm, pot, shrub, tree } from './vegetation';

const walls = ['#f6ead5', '#f0d9bd', '#e4ebe0', '#f6dccb', '#e6ebf0', '#f5e3b8'] as const;
const accents = ['#b8472f', '#0e6b5c', '#3a5684', '#8f5f38', '#c98a1b'] as const;

/** A wall with light from the left and a darker foot. */
export function wall(b: Brush, x: number, y: number, w: number, h: number, colour: string): string {
  const c = b.light.on(colour);
  return rect(x, y, w, h, c) + rect(x, y, w, h, 'url(#side)') + rect(x, y + h - 22, w, 22, shade(c, 0.2));
}

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

function modernHouse(b: Brush, foot: number): string {
  const { r } = b;
  const c = r.pick(walls);
  const accent = r.pick(accents);
  const make = r.pick(['bars', 'glass'] as const);
  const stone = b.light.on('#a98f76');
  const cladding =
    rect(276, foot - 492, 104, 492, stone) +
    times(16, (i) =>
      times(2, (k) =>
        rect(
          279 + k * 50 + (i % 2) * 4,
          foot - 488 + i * 30.6,
          44,
          26,
          k === i % 2 ? tint(stone, 0.14) : shade(stone, 0.1),
          'rx="2"',
        ),
      ),
    );
  return (
    poly([240, foot, 1080, foot, 1150, foot + 16, 260, foot + 16], '#2a2440', 'opacity=".16"') +
    tank(b, 560, foot - 508, 1) +
    (r.chance(0.6)
      ? solar(b, 420, foot - 500, 3)
      : rect(430, foot - 560, 110, 66, b.light.on('#efe3cf')) + rect(424, foot - 566, 122, 9, b.light.on(accent))) +
    wall(b, 380, foot - 490, 330, 490, c) +
    cladding +
    wall(b, 710, foot - 268, 310, 268, tint(c, 0.45)) +
    rect(262, foot - 506, 466, 18, b.light.on(accent)) +
    rect(276, foot - 488, 434, 9, '#2a2440', 'opacity=".16"') +
    rect(380, foot - 262, 330, 12, b.light.on(tint(c, 0.6))) +
    pane(b, 306, foot - 430, 44, 150) +
    pane(b, 306, foot - 190, 44, 120) +
    pane(b, 428, foot - 430, 104, 160) +
    pane(b, 584, foot - 420, 84, 104) +
    chajja(b, 566, foot - 446, 120, accent) +
    railing(b, 384, foot - 262, 200, 58, make, accent) +
    railing(b, 714, foot - 268, 306, 54, make, accent) +
    pot(b, 980, foot - 268, 0.6) +
    pot(b, 760, foot - 268, 0.5, '#d9b37a') +
    rect(716, foot - 190, 140, 190, shade(b.light.on(c), 0.34)) +
    (r.chance(0.7) ? car(b, 716, foot - 2, 0.74) : '') +
    rect(700, foot - 204, 176, 16, b.light.on(accent)) +
    rect(852, foot - 190, 16, 190, b.light.on('#fffaf0')) +
    pane(b, 904, foot - 188, 84, 92) +
    chajja(b, 888, foot - 212, 116, accent) +
    door(b, 424, foot - 27, 92, 176) +
    rect(398, foot - 226, 146, 11, b.light.on(accent)) +
    pane(b, 580, foot - 190, 92, 104) +
    steps(b, 406, foot, 130, 3) +
    pot(b, 566, foot, 0.8) +
    shrub(b, 660, foot + 4, 0.9) +
    shrub(b, 960, foot + 6, 1)
  );
}

function terraceHouse(b: Brush, foot: number): string {
  const { r } = b;
  const c = r.pick(walls);
  const accent = r.pick(accents);
  const pillar = (x: number): string =>
    rect(x, foot - 196, 24, 196, b.light.on('#fffaf0')) +
    rect(x + 15, foot - 196, 9, 196, '#2a2440', 'opacity=".12"') +
    rect(x - 6, foot - 204, 36, 10, b.light.on(accent)) +
    rect(x - 5, foot - 30, 34, 30, b.light.on('#d9cbb4'));
  return (
    poly([260, foot, 1050, foot, 1120, foot + 16, 280, foot + 16], '#2a2440', 'opacity=".16"') +
    tiledRoof(b, 330, foot - 430, 470, 96, r.pick(['#b8553a', '#a8452f', '#8f5136'])) +
    wall(b, 364, foot - 424, 402, 220, tint(c, 0.3)) +
    pane(b, 416, foot - 372, 88, 112) +
    pane(b, 620, foot - 372, 88, 112) +
    railing(b, 766, foot - 222, 250, 54, 'bars', accent) +
    wall(b, 290, foot - 218, 730, 218, c) +
    rect(278, foot - 232, 754, 16, b.light.on(accent)) +
    pot(b, 800, foot - 232, 0.62) +
    pot(b, 960, foot - 232, 0.56, '#d9b37a') +
    stroke(d`M820 ${foot - 330}H990M820 ${foot - 330}V${foot - 232}M990 ${foot - 330}V${foot - 232}`, '#7d6a58', 4) +
    times(4, (i) =>
      rect(
        836 + i * 38,
        foot - 328,
        28,
        44 + (i % 2) * 14,
        b.light.on(['#e8a33d', '#f4efe4', '#c2543e', '#6f94b0'][i] ?? '#fff'),
        'opacity=".95"',
      ),
    ) +
    pane(b, 336, foot - 176, 92, 100) +
    chajja(b, 320, foot - 202, 124, accent) +
    rect(478, foot - 196, 220, 196, shade(b.light.on(c), 0.12)) +
    door(b, 542, foot - 27, 94, 160) +
    pillar(470) +
    pillar(690) +
    rect(458, foot - 214, 268, 16, b.light.on(tint(accent, 0.25))) +
    pane(b, 760, foot - 176, 92, 100) +
    pane(b, 896, foot - 176, 92, 100) +
    chajja(b, 744, foot - 202, 260, accent) +
    steps(b, 520, foot, 138, 3) +
    pot(b, 500, foot, 0.7) +
    pot(b, 680, foot, 0.7) +
    shrub(b, 350, foot + 6, 0.9) +
    shrub(b, 830, foot + 6, 1)
  );
}

/** An independent house behind its compound wall. */
export function house(b: Brush): string {
  const foot = 806;
  const modern = b.r.chance(0.55);
  const wallColour = b.r.pick(['#f1e4cc', '#e8d3b4', '#e9ebe3']);
  const flip = b.r.chance(0.4);
  const body =
    tree(b, 180, 760, 1.15) +
    palm(b, 1120, 780, 1.3) +
    (modern ? modernHouse(b, foot) : terraceHouse(b, foot)) +
    palm(b, 210, 850, 1.1) +
    shrub(b, 120, 850, 1) +
    tree(b, 1180, 846, 0.9);
  return (
    backdrop(b, 720, 0.34) +
    lawn(b, 716, 880) +
    hedge(b, 0, 748, 1280, 24) +
    (flip ? `<g transform="translate(1280 0) scale(-1 1)">` : '<g>') +
    walk(b, modern ? 406 : 520, modern ? 130 : 138, foot, modern ? 390 : 500, 170, 880) +
    body +
    front(b, modern ? 380 : 500, 176, wallColour) +
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

/** A villa with tiled roofs, veranda, garden and pool. */
export function villa(b: Brush): string {
  const { r } = b;
  const foot = 780;
  const c = r.pick(['#fbf5e8', '#f7ead6', '#f4efe6', '#f8e4d2']);
  const roof = r.pick(['#b8553a', '#a2452f', '#8c5f45', '#5d6b4c', '#9c6b34']);
  const tall = r.chance(0.55);
  const flip = r.chance(0.45);
  const column = (x: number): string =>
    rect(x, foot - 178, 18, 178, b.light.on('#fffdf6')) +
    rect(x + 11, foot - 178, 7, 178, '#2a2440', 'opacity=".13"') +
    rect(x - 5, foot - 184, 28, 10, b.light.on('#f1e6d2')) +
    rect(x - 5, foot - 14, 28, 14, b.light.on('#e5d8c0'));
  const upper = tall
    ? wall(b, 330, foot - 396, 330, 200, c) +
      pane(b, 376, foot - 352, 84, 108) +
      pane(b, 528, foot - 352, 84, 108) +
      railing(b, 360, foot - 226, 120, 46, 'bars', '#6b4b36') +
      tiledRoof(b, 296, foot - 390, 398, 110, roof)
    : '';
  return (
    backdrop(b, 712, 0.36) +
    lawn(b, 708, 960) +
    (flip ? `<g transform="translate(1280 0) scale(-1 1)">` : '<g>') +
    tree(b, 120, 752, 1.2) +
    palm(b, 1110, 760, 1.35) +
    palm(b, 1190, 776, 1.05) +
    poly([240, foot, 1060, foot, 1120, foot + 16, 262, foot + 16], '#2a2440', 'opacity=".16"') +
    upper +
    wall(b, 280, foot - 190, 760, 190, c) +
    tiledRoof(b, 236, foot - 186, 470, tall ? 70 : 112, roof, tall ? 0.12 : 0.26) +
    tiledRoof(b, 640, foot - 186, 440, 120, roof, 0.3) +
    circle(860, foot - 238, 19, b.light.on('#fffaf0')) +
    circle(860, foot - 238, 13, b.light.time === 'evening' ? b.light.lit : b.light.glass) +
    pane(b, 322, foot - 140, 92, 92) +
    pane(b, 460, foot - 140, 92, 92) +
    rect(630, foot - 172, 216, 172, shade(b.light.on(c), 0.16)) +
    door(b, 694, foot - 18, 92, 146) +
    pane(b, 894, foot - 140, 100, 92) +
    [620, 666, 796, 842].map(column).join('') +
    rect(608, foot - 192, 264, 13, b.light.on('#fffaf0')) +
    steps(b, 640, foot, 200, 2) +
    shrub(b, 330, foot + 8, 1) +
    shrub(b, 440, foot + 10, 0.85) +
    shrub(b, 540, foot + 8, 1) +
    shrub(b, 940, foot + 10, 1.05) +
    shrub(b, 1030, foot + 8, 0.8) +
    walk(b, 640, 200, foot, 560, 340, 960) +
    pool(b, 120, 846, 360, 62) +
    path(d`M150 836l14 -42 60 -6 26 32 40 6 -4 12z`, b.light.on('#f4efe4')) +
    stroke(d`M166 838v12M282 836v12M334 832v-84`, '#6b4b36', 4) +
    path(d`M264 764q70 -58 140 0z`, b.light.on(r.pick(['#d9663f', '#e8a33d', '#4a8a7a']))) +
    pot(b, 606, foot + 46, 0.9) +
    pot(b, 884, foot + 46, 0.9) +
    hedge(b, 960, 880, 330, 40) +
    hedge(b, 940, 962, 350, 54) +
    round(908, 884, 10, 40, 4, '#4c4c58') +
    circle(913, 880, 12, b.light.time === 'evening' ? '#ffe9b0' : '#f1ece0') +
    (b.light.time === 'evening' ? circle(913, 880, 60, 'url(#glow)') : '') +
    '</g>'
  );
}
