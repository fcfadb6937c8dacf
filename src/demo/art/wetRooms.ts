import { shade, tint } from './colour';
import { dark, flipped, pendant, rug, scheme, shell, windowView } from './room';
import type { Brush } from './scene';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { pot } from './vegetation';

/** A kitchen with stove, chimney hood, sink, cupboards and a window to the hills. */
export function kitchen(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const front = r.pick([s.accent, tint(s.accent, 0.3), '#f7f0e2', '#7d9a86', '#b9774e']);
  const top = r.pick(['#3d3a45', '#efe9de', '#8f7f72']);
  const tile = tint(s.second, 0.62);
  const cup = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, front) +
    round(x + 8, y + 8, w - 16, h - 16, 4, tint(front, 0.1)) +
    rect(x + w - 24, y + h / 2 - 22, 6, 44, '#d9c9a4');
  const steel = '#c7ccd1';
  const vessel = (x: number, y: number, w: number, h: number, c: string): string =>
    round(x, y - h, w, h, 8, c) +
    rect(x - 5, y - h, w + 10, 7, shade(c, 0.16)) +
    rect(x + w * 0.16, y - h + 12, w * 0.12, h - 22, '#fff', 'opacity=".4"');
  const body =
    shell(b, s, 800, 'tiles') +
    rect(0, 400, 1280, 170, tile) +
    stroke(times(5, (i) => d`M0 ${400 + i * 42}H1280`) + times(26, (i) => d`M${i * 50} 400V570`), shade(tile, 0.1), 3) +
    times(7, (i) =>
      poly([50 + i * 200, 463, 75 + i * 200, 442, 100 + i * 200, 463, 75 + i * 200, 484], s.accent, 'opacity=".4"'),
    ) +
    windowView(b, 480, 150, 330, 300) +
    cup(60, 110, 130, 230) +
    cup(194, 110, 130, 230) +
    cup(1010, 110, 120, 230) +
    cup(1134, 110, 120, 230) +
    rect(50, 338, 284, 10, shade(front, 0.25)) +
    rect(1000, 338, 264, 10, shade(front, 0.25)) +
    path('M850 40h100v210l40 60v26H810v-26l40 -60z', steel) +
    rect(810, 310, 180, 26, shade(steel, 0.2)) +
    circle(900, 323, 5, '#e0b04a') +
    rect(0, 570, 1280, 30, top) +
    rect(0, 600, 1280, 9, dark, 'opacity=".25"') +
    rect(0, 606, 1280, 180, shade(front, 0.18)) +
    times(
      8,
      (i) => cup(6 + i * 160, 612, 150, i % 3 === 1 ? 78 : 168) + (i % 3 === 1 ? cup(6 + i * 160, 696, 150, 84) : ''),
    ) +
    rect(0, 784, 1280, 22, shade(front, 0.5)) +
    round(815, 556, 170, 16, 5, '#33313b') +
    times(2, (i) => ellipse(860 + i * 80, 555, 28, 5, '#14131a') + ellipse(860 + i * 80, 553, 12, 2.6, '#e07b3c')) +
    vessel(838, 552, 52, 44, steel) +
    path('M924 552q-6 -34 -2 -34h40q4 0 -2 34z', '#8a4a3a') +
    stroke('M960 526h44', '#3a3038', 7, 'stroke-linecap="round"') +
    rect(560, 564, 190, 10, shade(steel, 0.3)) +
    stroke('M656 566v-70q0 -22 26 -22q22 0 22 24', steel, 10, 'stroke-linecap="round"') +
    vessel(90, 570, 46, 60, '#c98a3c') +
    vessel(146, 570, 46, 50, '#c98a3c') +
    vessel(202, 570, 46, 40, '#c98a3c') +
    ellipse(360, 560, 70, 14, '#d9b37a') +
    circle(332, 540, 20, '#d9553a') +
    circle(366, 534, 22, '#f2b233') +
    circle(394, 544, 18, '#7aa05a') +
    circle(352, 548, 16, '#e8833a') +
    pot(b, 460, 570, 0.7) +
    vessel(1050, 570, 64, 92, '#e9e4da') +
    rect(1056, 470, 52, 8, '#3a3038') +
    vessel(1150, 570, 30, 70, s.second) +
    vessel(1192, 570, 30, 54, s.second) +
    pendant(b, 402, 180, s.second) +
    rug(620, 890, 330, 46, s);
  return flipped(b, body);
}

/** A bathroom with basin, mirror, shower, WC and a window to the hills. */
export function bath(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const tile = r.pick(['#d6e6e4', '#e7e0d2', '#dbe4ee', '#e3ead9', '#f0ddd2']);
  const line = shade(tile, 0.1);
  const white = '#fdfbf6';
  const wood = '#96694a';
  const oval = r.chance(0.6);
  const body =
    shell(b, { ...s, wall: tint(tile, 0.5), floor: shade(tile, 0.2) }, 740, 'tiles') +
    rect(0, 330, 1280, 388, tile) +
    stroke(times(7, (i) => d`M0 ${330 + i * 65}H1280`) + times(15, (i) => d`M${i * 90} 330V718`), line, 4) +
    rect(0, 318, 1280, 16, s.accent) +
    times(32, (i) => circle(20 + i * 40, 326, 5, tint(s.accent, 0.5))) +
    windowView(b, 520, 96, 250, 196) +
    rect(890, 60, 360, 690, '#d9eef0', 'opacity=".42"') +
    stroke('M890 60V760', '#b9c4c8', 8) +
    poly([920, 90, 1010, 90, 920, 520], '#fff', 'opacity=".3"') +
    stroke('M1150 560V160q0 -28 -34 -28h-20', '#aab2b8', 9) +
    ellipse(1092, 140, 46, 12, '#aab2b8') +
    stroke(
      times(7, (i) => d`M${1060 + i * 11} 158v${110 + (i % 3) * 26}`),
      '#9fcbd6',
      3,
      'stroke-dasharray="14 12" opacity=".8"',
    ) +
    circle(1150, 470, 16, '#8d969d') +
    round(1180, 400, 60, 8, 3, '#aab2b8') +
    round(1190, 360, 16, 40, 5, s.second) +
    round(1214, 350, 16, 50, 5, s.accent) +
    rect(880, 742, 400, 14, shade(tile, 0.28)) +
    round(150, 110, 230, 290, oval ? 115 : 20, wood) +
    `<clipPath id="mirror"><rect x="164" y="124" width="202" height="262" rx="${oval ? 100 : 10}"/></clipPath>` +
    `<g clip-path="url(#mirror)">${rect(164, 124, 202, 262, '#cfe3e8')}${poly([164, 260, 300, 124, 350, 124, 164, 320], '#fff', 'opacity=".5"')}${poly([260, 386, 366, 270, 366, 330, 316, 386], '#fff', 'opacity=".4"')}</g>` +
    (b.light.time === 'evening' ? circle(110, 220, 120, 'url(#glow)') + circle(420, 220, 120, 'url(#glow)') : '') +
    round(98, 190, 24, 66, 12, '#ffedbd') +
    round(408, 190, 24, 66, 12, '#ffedbd') +
    rect(80, 560, 370, 190, wood) +
    rect(80, 560, 370, 190, 'url(#side)') +
    rect(96, 584, 160, 150, tint(wood, 0.14)) +
    rect(274, 584, 160, 150, tint(wood, 0.14)) +
    circle(246, 656, 6, '#e0b04a') +
    circle(284, 656, 6, '#e0b04a') +
    rect(66, 540, 398, 24, white) +
    rect(66, 560, 398, 8, dark, 'opacity=".14"') +
    path('M160 500h210q-6 44 -60 44h-90q-54 0 -60 -44z', white) +
    path('M290 500h80q-6 44 -60 44h-40z', dark, 'opacity=".07"') +
    stroke('M265 500v-46q0 -20 24 -20q18 0 18 20', '#aab2b8', 10, 'stroke-linecap="round"') +
    round(110, 492, 22, 48, 6, s.second) +
    rect(116, 480, 10, 14, '#8d969d') +
    pot(b, 420, 540, 0.55, '#f1e6d2') +
    ellipse(650, 868, 110, 12, dark, 'opacity=".16"') +
    round(580, 570, 150, 120, 14, white) +
    rect(574, 562, 162, 14, shade(white, 0.08)) +
    circle(655, 590, 8, '#b9c4c8') +
    path('M590 690h130q24 0 20 36q-6 60 -44 76v60h-82v-60q-38 -16 -44 -76q-4 -36 20 -36z', white) +
    ellipse(655, 712, 84, 24, shade(white, 0.07)) +
    ellipse(655, 708, 78, 20, white) +
    stroke('M770 470h90', '#aab2b8', 8, 'stroke-linecap="round"') +
    path('M782 472h66v150h-66z', s.accent) +
    rect(782, 590, 66, 10, tint(s.accent, 0.5)) +
    rect(782, 606, 66, 5, tint(s.accent, 0.5)) +
    rug(330, 862, 220, 46, s) +
    path('M480 760h74l-10 100h-54z', '#c9a36c') +
    stroke('M480 784h74M484 810h66M488 836h58', '#a9814e', 4) +
    path('M478 764q36 -40 78 0z', '#fffaf0');
  return flipped(b, body);
}
