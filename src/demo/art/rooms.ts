import { shade, tint } from './colour';
import type { Scheme } from './room';
import { cushion, dark, fan, flipped, floorLamp, frame, rug, scheme, shell, windowView } from './room';
import type { Brush } from './scene';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { pot } from './vegetation';

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
  const table =
    ellipse(690, 884, 190, 12, dark, 'opacity=".18"') +
    stroke('M560 830L546 884M820 830L834 884', shade(wood, 0.3), 10) +
    ellipse(690, 824, 176, 30, wood) +
    ellipse(690, 816, 176, 30, tint(wood, 0.2)) +
    round(610, 800, 84, 12, 3, s.accent) +
    round(618, 790, 70, 11, 3, '#fffaf0') +
    path('M752 814q-20 -6 -16 -30h44q4 24 -16 30z', s.second) +
    circle(758, 776, 12, '#6aa06a') +
    circle(746, 782, 9, '#4f8a57') +
    circle(770, 780, 9, '#4f8a57');
  const media =
    rect(96, 640, 350, 80, wood) +
    rect(96, 640, 350, 10, tint(wood, 0.25)) +
    stroke('M212 650v70M330 650v70', shade(wood, 0.3), 3) +
    times(2, (i) => rect(116 + i * 300, 720, 12, 22, shade(wood, 0.3))) +
    round(120, 430, 300, 180, 8, '#26232f') +
    poly([130, 440, 260, 440, 160, 600, 130, 600], '#fff', 'opacity=".08"') +
    rect(256, 610, 28, 20, '#26232f') +
    rect(220, 628, 100, 8, '#26232f');
  const shelf =
    rect(846, 160, 300, 10, wood) +
    rect(846, 250, 300, 10, wood) +
    times(9, (i) =>
      rect(
        858 + i * 20,
        160 - 50 - (i % 3) * 10,
        16,
        50 + (i % 3) * 10,
        [s.accent, s.second, '#fffaf0', shade(s.accent, 0.2), '#c9a36c'][i % 5] ?? s.accent,
      ),
    ) +
    circle(1096, 140, 20, s.second) +
    pot(b, 900, 250, 0.5) +
    times(5, (i) =>
      rect(
        980 + i * 22,
        206 - (i % 2) * 8,
        17,
        44 + (i % 2) * 8,
        [s.second, '#fffaf0', s.accent, '#c9a36c', shade(s.second, 0.2)][i] ?? s.second,
      ),
    );
  const body =
    shell(b, s, fy, r.chance(0.6) ? 'boards' : 'tiles') +
    (tv
      ? windowView(b, 516, 150, 230, 300, tint(s.second, 0.3)) + media
      : windowView(b, 130, 150, r.pick([300, 360]), 330, tint(s.second, r.range(0.2, 0.6)))) +
    (r.chance(0.5) ? shelf : frame(b, 860, 180, 150, 190, s) + frame(b, 1052, 216, 116, 140, s)) +
    poly(
      tv ? [500, 730, 760, 730, 860, 960, 560, 960] : [120, 720, 460, 720, 620, 960, 210, 960],
      '#fff6dc',
      'opacity=".16"',
    ) +
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
    ellipse(tx + 56, 762, 66, 9, dark, 'opacity=".18"') +
    rect(tx, 650, 112, 110, wood) +
    rect(tx - 5, 640, 122, 12, tint(wood, 0.25)) +
    rect(tx + 10, 664, 92, 38, tint(wood, 0.12)) +
    rect(tx + 10, 710, 92, 40, tint(wood, 0.12)) +
    circle(tx + 56, 683, 4, '#e0b04a') +
    circle(tx + 56, 730, 4, '#e0b04a') +
    (b.light.time === 'evening' ? circle(tx + 56, 580, 150, 'url(#glow)') : '') +
    rect(tx + 50, 600, 12, 40, '#c9a36c') +
    path(d`M${tx + 18} 608l14 -62h48l14 62z`, b.light.time === 'evening' ? '#ffe6a6' : '#fbeed2');
  const bed =
    ellipse(x + 240, 872, 320, 18, dark, 'opacity=".2"') +
    (r.chance(0.5)
      ? round(x - 20, 440, 520, 270, 26, wood) +
        times(5, (i) => round(x + 6 + i * 95, 464, 84, 220, 14, tint(wood, 0.12)))
      : round(x - 20, 450, 520, 260, 60, s.accent) +
        times(3, (i) => times(2, (k) => circle(x + 90 + i * 150, 520 + k * 60, 6, shade(s.accent, 0.25))))) +
    rect(x - 10, 700, 500, 150, shade(wood, 0.1)) +
    round(x - 6, 640, 492, 90, 26, '#fffaf2') +
    round(x + 34, 588, 190, 92, 34, '#fffdf8') +
    round(x + 256, 588, 190, 92, 34, '#fffdf8') +
    round(x + 60, 660 - 44, 190, 60, 28, shade('#fffdf8', 0.06)) +
    round(x + 240, 616, 170, 62, 28, tint(s.second, 0.4)) +
    path(d`M${x - 14} 700q20 -22 60 -20h400q40 -2 60 20l10 152q-270 26 -540 0z`, tint(s.accent, 0.14)) +
    path(d`M${x - 14} 700q20 -22 60 -20h400q40 -2 60 20l2 34q-262 22 -524 0z`, '#fff7ea') +
    times(4, (i) =>
      stroke(
        d`M${x - 12 - i * 2} ${770 + i * 22}q260 22 ${522 + i * 4} 0`,
        i % 2 ? s.second : tint(s.accent, 0.4),
        5,
        'opacity=".75"',
      ),
    ) +
    times(2, (i) => rect(x + 6 + i * 454, 850, 20, 24, shade(wood, 0.3)));
  const wardrobe =
    rect(1040, 240, 230, 478, wood) +
    rect(1034, 228, 242, 16, tint(wood, 0.2)) +
    times(
      2,
      (i) =>
        rect(1052 + i * 108, 258, 98, 446, tint(wood, 0.1)) +
        rect(1062 + i * 108, 272, 78, 200, tint(wood, 0.22)) +
        rect(1062 + i * 108, 490, 78, 200, tint(wood, 0.22)) +
        rect(1140 - 2 + i * 22 - 8, 470, 5, 60, '#e0b04a'),
    );
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
