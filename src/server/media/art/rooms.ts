import { shade, tint } from './colour';
import type { Scheme } from './room';
import { cushion, fan, floorLamp, frame, pendant, rug, scheme, shell, windowView } from './room';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { lawn, pot, tree } from './vegetation';

const dark = '#2a2440';

function flipped(b: Brush, body: string): string {
  return b.r.chance(0.5) ? `<g transform="translate(1280 0) scale(-1 1)">${body}</g>` : body;
}

function sofa(x: number, y: number, w: number, s: Scheme): string {
  const c = s.accent;
  const seats = w > 460 ? 3 : 2;
  const sw = (w - 80) / seats;
  return (
    ellipse(x + w / 2, y + 4, w * 0.54, 16, dark, 'opacity=".2"') +
    times(2, (i) => rect(x + 34 + i * (w - 84), y - 26, 16, 28, '#5a3f2c')) +
    round(x + 20, y - 210, w - 40, 160, 34, c) +
    times(seats, (i) => round(x + 44 + i * sw, y - 196, sw - 8, 110, 24, tint(c, 0.1))) +
    round(x + 20, y - 100, w - 40, 78, 16, shade(c, 0.16)) +
    times(seats, (i) => round(x + 42 + i * sw, y - 112, sw - 4, 46, 18, tint(c, 0.2))) +
    round(x, y - 148, 62, 128, 28, shade(c, 0.08)) +
    round(x + w - 62, y - 148, 62, 128, 28, shade(c, 0.2)) +
    cushion(x + 108, y - 138, 78, s.second, -12) +
    cushion(x + w - 112, y - 138, 78, tint(s.second, 0.55), 10)
  );
}

/** A living room with sofa, low table, pictures and a window to the hills. */
export function living(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const fy = 700;
  const tv = r.chance(0.4);
  const wood = '#8a5f3e';
  const table = ellipse(690, 884, 190, 12, dark, 'opacity=".18"') + stroke('M560 830L546 884M820 830L834 884', shade(wood, 0.3), 10) + ellipse(690, 824, 176, 30, wood) + ellipse(690, 816, 176, 30, tint(wood, 0.2)) +
    round(610, 800, 84, 12, 3, s.accent) + round(618, 790, 70, 11, 3, '#fffaf0') + path('M752 814q-20 -6 -16 -30h44q4 24 -16 30z', s.second) + circle(758, 776, 12, '#6aa06a') + circle(746, 782, 9, '#4f8a57') + circle(770, 780, 9, '#4f8a57');
  const media =
    rect(96, 640, 350, 80, wood) + rect(96, 640, 350, 10, tint(wood, 0.25)) + stroke('M212 650v70M330 650v70', shade(wood, 0.3), 3) + times(2, (i) => rect(116 + i * 300, 720, 12, 22, shade(wood, 0.3))) +
    round(120, 430, 300, 180, 8, '#26232f') + poly([130, 440, 260, 440, 160, 600, 130, 600], '#fff', 'opacity=".08"') + rect(256, 610, 28, 20, '#26232f') + rect(220, 628, 100, 8, '#26232f');
  const shelf = rect(846, 160, 300, 10, wood) + rect(846, 250, 300, 10, wood) + times(9, (i) => rect(858 + i * 20, 160 - 50 - (i % 3) * 10, 16, 50 + (i % 3) * 10, [s.accent, s.second, '#fffaf0', shade(s.accent, 0.2), '#c9a36c'][i % 5] ?? s.accent)) + circle(1096, 140, 20, s.second) + pot(b, 900, 250, 0.5) + times(5, (i) => rect(980 + i * 22, 206 - (i % 2) * 8, 17, 44 + (i % 2) * 8, [s.second, '#fffaf0', s.accent, '#c9a36c', shade(s.second, 0.2)][i] ?? s.second));
  const body =
    shell(b, s, fy, r.chance(0.6) ? 'boards' : 'tiles') +
    (tv
      ? windowView(b, 516, 150, 230, 300, tint(s.second, 0.3)) + media
      : windowView(b, 130, 150, r.pick([300, 360]), 330, tint(s.second, r.range(0.2, 0.6)))) +
    (r.chance(0.5) ? shelf : frame(b, 860, 180, 150, 190, s) + frame(b, 1052, 216, 116, 140, s)) +
    poly(tv ? [500, 730, 760, 730, 860, 960, 560, 960] : [120, 720, 460, 720, 620, 960, 210, 960], '#fff6dc', 'opacity=".16"') +
    rug(690, 862, 430, 80, s) +
    sofa(tv ? 580 : 540, 790, 560, s) +
    floorLamp(b, 1200, 800, 420) +
    table +
    pot(b, tv ? 500 : 70, 800, 1.7, r.pick(['#c06a45', '#f1e6d2', '#4f6b7a'])) +
    fan(640);
  return flipped(b, body);
}

/** A bedroom with a bed, side tables, a wardrobe and a window to the hills. */
export function bedroom(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const wood = r.pick(['#8a5f3e', '#a9774e', '#6f4a34', '#d9c3a2']);
  const x = 440;
  const side = (tx: number): string =>
    ellipse(tx + 56, 762, 66, 9, dark, 'opacity=".18"') + rect(tx, 650, 112, 110, wood) + rect(tx - 5, 640, 122, 12, tint(wood, 0.25)) + rect(tx + 10, 664, 92, 38, tint(wood, 0.12)) + rect(tx + 10, 710, 92, 40, tint(wood, 0.12)) + circle(tx + 56, 683, 4, '#e0b04a') + circle(tx + 56, 730, 4, '#e0b04a') +
    (b.light.time === 'evening' ? circle(tx + 56, 580, 150, 'url(#glow)') : '') + rect(tx + 50, 600, 12, 40, '#c9a36c') + path(d`M${tx + 18} 608l14 -62h48l14 62z`, b.light.time === 'evening' ? '#ffe6a6' : '#fbeed2');
  const bed =
    ellipse(x + 240, 872, 320, 18, dark, 'opacity=".2"') +
    (r.chance(0.5)
      ? round(x - 20, 440, 520, 270, 26, wood) + times(5, (i) => round(x + 6 + i * 95, 464, 84, 220, 14, tint(wood, 0.12)))
      : round(x - 20, 450, 520, 260, 60, s.accent) + times(3, (i) => times(2, (k) => circle(x + 90 + i * 150, 520 + k * 60, 6, shade(s.accent, 0.25))))) +
    rect(x - 10, 700, 500, 150, shade(wood, 0.1)) +
    round(x - 6, 640, 492, 90, 26, '#fffaf2') +
    round(x + 34, 588, 190, 92, 34, '#fffdf8') + round(x + 256, 588, 190, 92, 34, '#fffdf8') +
    round(x + 60, 660 - 44, 190, 60, 28, shade('#fffdf8', 0.06)) + round(x + 240, 616, 170, 62, 28, tint(s.second, 0.4)) +
    path(d`M${x - 14} 700q20 -22 60 -20h400q40 -2 60 20l10 152q-270 26 -540 0z`, tint(s.accent, 0.14)) +
    path(d`M${x - 14} 700q20 -22 60 -20h400q40 -2 60 20l2 34q-262 22 -524 0z`, '#fff7ea') +
    times(4, (i) => stroke(d`M${x - 12 - i * 2} ${770 + i * 22}q260 22 ${522 + i * 4} 0`, i % 2 ? s.second : tint(s.accent, 0.4), 5, 'opacity=".75"')) +
    times(2, (i) => rect(x + 6 + i * 454, 850, 20, 24, shade(wood, 0.3)));
  const wardrobe = rect(1040, 240, 230, 478, wood) + rect(1034, 228, 242, 16, tint(wood, 0.2)) + times(2, (i) => rect(1052 + i * 108, 258, 98, 446, tint(wood, 0.1)) + rect(1062 + i * 108, 272, 78, 200, tint(wood, 0.22)) + rect(1062 + i * 108, 490, 78, 200, tint(wood, 0.22)) + rect(1140 - 2 + i * 22 - 8, 470, 5, 60, '#e0b04a'));
  const body =
    shell(b, s, 716, r.chance(0.7) ? 'boards' : 'tiles') +
    windowView(b, 110, 170, 250, 300, tint(s.second, 0.35)) +
    frame(b, 530, 200, 130, 150, s) +
    frame(b, 720, 200, 130, 150, s) +
    wardrobe +
    rug(700, 880, 480, 66, s) +
    side(300) +
    side(926) +
    bed +
    pot(b, 110, 806, 1.5, '#f1e6d2') +
    fan(690);
  return flipped(b, body);
}

/** A kitchen with stove, chimney hood, sink, cupboards and a window to the hills. */
export function kitchen(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const front = r.pick([s.accent, tint(s.accent, 0.3), '#f7f0e2', '#7d9a86', '#b9774e']);
  const top = r.pick(['#3d3a45', '#efe9de', '#8f7f72']);
  const tile = tint(s.second, 0.62);
  const cup = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, front) + round(x + 8, y + 8, w - 16, h - 16, 4, tint(front, 0.1)) + rect(x + w - 24, y + h / 2 - 22, 6, 44, '#d9c9a4');
  const steel = '#c7ccd1';
  const vessel = (x: number, y: number, w: number, h: number, c: string): string => round(x, y - h, w, h, 8, c) + rect(x - 5, y - h, w + 10, 7, shade(c, 0.16)) + rect(x + w * 0.16, y - h + 12, w * 0.12, h - 22, '#fff', 'opacity=".4"');
  const body =
    shell(b, s, 800, 'tiles') +
    rect(0, 400, 1280, 170, tile) +
    stroke(times(5, (i) => d`M0 ${400 + i * 42}H1280`) + times(26, (i) => d`M${i * 50} 400V570`), shade(tile, 0.1), 3) +
    times(7, (i) => poly([50 + i * 200, 463, 75 + i * 200, 442, 100 + i * 200, 463, 75 + i * 200, 484], s.accent, 'opacity=".4"')) +
    windowView(b, 480, 150, 330, 300) +
    cup(60, 110, 130, 230) + cup(194, 110, 130, 230) + cup(1010, 110, 120, 230) + cup(1134, 110, 120, 230) +
    rect(50, 338, 284, 10, shade(front, 0.25)) + rect(1000, 338, 264, 10, shade(front, 0.25)) +
    path('M850 40h100v210l40 60v26H810v-26l40 -60z', steel) + rect(810, 310, 180, 26, shade(steel, 0.2)) + circle(900, 323, 5, '#e0b04a') +
    rect(0, 570, 1280, 30, top) + rect(0, 600, 1280, 9, dark, 'opacity=".25"') +
    rect(0, 606, 1280, 180, shade(front, 0.18)) +
    times(8, (i) => cup(6 + i * 160, 612, 150, i % 3 === 1 ? 78 : 168) + (i % 3 === 1 ? cup(6 + i * 160, 696, 150, 84) : '')) +
    rect(0, 784, 1280, 22, shade(front, 0.5)) +
    round(815, 556, 170, 16, 5, '#33313b') + times(2, (i) => ellipse(860 + i * 80, 555, 28, 5, '#14131a') + ellipse(860 + i * 80, 553, 12, 2.6, '#e07b3c')) +
    vessel(838, 552, 52, 44, steel) + path('M924 552q-6 -34 -2 -34h40q4 0 -2 34z', '#8a4a3a') + stroke('M960 526h44', '#3a3038', 7, 'stroke-linecap="round"') +
    rect(560, 564, 190, 10, shade(steel, 0.3)) + stroke('M656 566v-70q0 -22 26 -22q22 0 22 24', steel, 10, 'stroke-linecap="round"') +
    vessel(90, 570, 46, 60, '#c98a3c') + vessel(146, 570, 46, 50, '#c98a3c') + vessel(202, 570, 46, 40, '#c98a3c') +
    ellipse(360, 560, 70, 14, '#d9b37a') + circle(332, 540, 20, '#d9553a') + circle(366, 534, 22, '#f2b233') + circle(394, 544, 18, '#7aa05a') + circle(352, 548, 16, '#e8833a') +
    pot(b, 460, 570, 0.7) + vessel(1050, 570, 64, 92, '#e9e4da') + rect(1056, 470, 52, 8, '#3a3038') + vessel(1150, 570, 30, 70, s.second) + vessel(1192, 570, 30, 54, s.second) +
    pendant(b, 250, 250 - 110, s.second) +
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
    rect(0, 330, 1280, 388, tile) + stroke(times(7, (i) => d`M0 ${330 + i * 65}H1280`) + times(15, (i) => d`M${i * 90} 330V718`), line, 4) +
    rect(0, 318, 1280, 16, s.accent) + times(32, (i) => circle(20 + i * 40, 326, 5, tint(s.accent, 0.5))) +
    windowView(b, 520, 96, 250, 196) +
    rect(890, 60, 360, 690, '#d9eef0', 'opacity=".42"') + stroke('M890 60V760', '#b9c4c8', 8) + poly([920, 90, 1010, 90, 920, 520], '#fff', 'opacity=".3"') +
    stroke('M1150 560V160q0 -28 -34 -28h-20', '#aab2b8', 9) + ellipse(1092, 140, 46, 12, '#aab2b8') + stroke(times(7, (i) => d`M${1060 + i * 11} 158v${110 + (i % 3) * 26}`), '#9fcbd6', 3, 'stroke-dasharray="14 12" opacity=".8"') +
    circle(1150, 470, 16, '#8d969d') + round(1180, 400, 60, 8, 3, '#aab2b8') + round(1190, 360, 16, 40, 5, s.second) + round(1214, 350, 16, 50, 5, s.accent) +
    rect(880, 742, 400, 14, shade(tile, 0.28)) +
    round(150, 110, 230, 290, oval ? 115 : 20, wood) + `<clipPath id="mirror"><rect x="164" y="124" width="202" height="262" rx="${oval ? 100 : 10}"/></clipPath>` +
    `<g clip-path="url(#mirror)">${rect(164, 124, 202, 262, '#cfe3e8')}${poly([164, 260, 300, 124, 350, 124, 164, 320], '#fff', 'opacity=".5"')}${poly([260, 386, 366, 270, 366, 330, 316, 386], '#fff', 'opacity=".4"')}</g>` +
    (b.light.time === 'evening' ? circle(110, 220, 120, 'url(#glow)') + circle(420, 220, 120, 'url(#glow)') : '') + round(98, 190, 24, 66, 12, '#ffedbd') + round(408, 190, 24, 66, 12, '#ffedbd') +
    rect(80, 560, 370, 190, wood) + rect(80, 560, 370, 190, 'url(#side)') + rect(96, 584, 160, 150, tint(wood, 0.14)) + rect(274, 584, 160, 150, tint(wood, 0.14)) + circle(246, 656, 6, '#e0b04a') + circle(284, 656, 6, '#e0b04a') +
    rect(66, 540, 398, 24, white) + rect(66, 560, 398, 8, dark, 'opacity=".14"') + path('M160 500h210q-6 44 -60 44h-90q-54 0 -60 -44z', white) + path('M290 500h80q-6 44 -60 44h-40z', dark, 'opacity=".07"') +
    stroke('M265 500v-46q0 -20 24 -20q18 0 18 20', '#aab2b8', 10, 'stroke-linecap="round"') + round(110, 492, 22, 48, 6, s.second) + rect(116, 480, 10, 14, '#8d969d') + pot(b, 420, 540, 0.55, '#f1e6d2') +
    ellipse(650, 868, 110, 12, dark, 'opacity=".16"') + round(580, 570, 150, 120, 14, white) + rect(574, 562, 162, 14, shade(white, 0.08)) + circle(655, 590, 8, '#b9c4c8') + path('M590 690h130q24 0 20 36q-6 60 -44 76v60h-82v-60q-38 -16 -44 -76q-4 -36 20 -36z', white) + ellipse(655, 712, 84, 24, shade(white, 0.07)) + ellipse(655, 708, 78, 20, white) +
    stroke('M770 470h90', '#aab2b8', 8, 'stroke-linecap="round"') + path('M782 472h66v150h-66z', s.accent) + rect(782, 590, 66, 10, tint(s.accent, 0.5)) + rect(782, 606, 66, 5, tint(s.accent, 0.5)) +
    rug(330, 862, 220, 46, s) +
    path('M480 760h74l-10 100h-54z', '#c9a36c') + stroke('M480 784h74M484 810h66M488 836h58', '#a9814e', 4) + path('M478 764q36 -40 78 0z', '#fffaf0');
  return flipped(b, body);
}

/** The open view from a balcony. */
function viewFrom(b: Brush): string {
  return backdrop(b, 640, 0.36) + lawn(b, 636, 760) + times(11, (i) => tree(b, i * 128 + b.r.range(-30, 30), 720, b.r.range(0.7, 1)));
}

/** A balcony with chairs and plants, open to the seven hills. */
export function balcony(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const rail = r.pick(['bars', 'glass'] as const);
  const iron = r.pick(['#4a3f3a', '#0e5548', '#fffaf0', '#7a4a2c']);
  const seat = (x: number, c: string): string =>
    ellipse(x + 90, 880, 110, 12, dark, 'opacity=".2"') + stroke(d`M${x + 18} 760l-10 118M${x + 162} 760l10 118`, '#7a5236', 11, 'stroke-linecap="round"') + path(d`M${x + 6} 590q84 -44 168 0l8 150h-184z`, '#a9774e') + stroke(times(6, (i) => d`M${x + 24 + i * 27} 582v150`), '#8a5f3e', 4) + round(x - 8, 728, 196, 44, 18, c) + cushion(x + 90, 676, 84, tint(c, 0.5), 6);
  const body =
    viewFrom(b) +
    (rail === 'glass'
      ? rect(0, 470, 1280, 250, '#d9eef0', 'opacity=".34"') + times(5, (i) => rect(i * 318 - 4, 470, 12, 250, iron) + poly([30 + i * 318, 480, 110 + i * 318, 480, 50 + i * 318, 716, 20 + i * 318, 716], '#fff', 'opacity=".2"'))
      : stroke(times(41, (i) => d`M${i * 32} 470V720`), iron, 7) + stroke(times(10, (i) => d`M${i * 128 + 64} 560q30 35 0 70q-30 -35 0 -70`), iron, 6)) +
    rect(0, 452, 1280, 22, iron) + rect(0, 452, 1280, 6, '#fff', 'opacity=".25"') + rect(0, 704, 1280, 30, s.wall) +
    rect(0, 730, 1280, 230, s.floor) + stroke(times(4, (i) => d`M0 ${730 + 230 * ((i + 1) / 5) ** 1.3}H1280`) + times(13, (i) => d`M${640 + (i - 6) * 120} 730L${640 + (i - 6) * 200} 960`), shade(s.floor, 0.14), 3) +
    stroke(times(10, (i) => d`M${i * 150 - 60} 738l-80 150`), dark, 12, 'opacity=".07"') +
    rect(0, 0, 1280, 60, tint(s.wall, 0.3)) + rect(0, 60, 1280, 14, shade(s.wall, 0.2)) +
    rect(0, 0, 120, 960, s.wall) + rect(120, 74, 16, 886, shade(s.wall, 0.18)) + rect(0, 0, 120, 960, 'url(#side)') +
    pendant(b, 700, 170, s.second) +
    times(3, (i) => stroke(d`M${920 + i * 110} 74v${70 + i * 22}`, '#7a5a3f', 3) + path(d`M${894 + i * 110} ${140 + i * 22}h52l-8 36h-36z`, '#b9694a') + times(5, (k) => stroke(d`M${906 + i * 110 + k * 7} ${142 + i * 22}q${(k - 2) * 14} 20 ${(k - 2) * 12} ${66 + (k % 2) * 26}`, b.light.leaf[k % 3] ?? b.light.leaf[0], 7, 'stroke-linecap="round"')) + circle(920 + i * 110, 138 + i * 22, 20, b.light.leaf[1])) +
    seat(330, s.accent) + seat(760, s.accent) +
    ellipse(640, 884, 70, 9, dark, 'opacity=".2"') + rect(632, 790, 16, 92, '#7a5236') + ellipse(640, 788, 84, 16, '#8a5f3e') + ellipse(640, 782, 84, 16, '#a9774e') + path('M606 776q-6 -32 0 -34h34q6 4 0 34z', '#c7ccd1') + path('M662 778q-4 -22 0 -24h24q4 2 0 24z', '#fffaf0') +
    pot(b, 210, 856, 1.6) + pot(b, 1080, 850, 1.5, '#f1e6d2') + pot(b, 1200, 900, 1.9, '#4f7a72');
  return flipped(b, body);
}
