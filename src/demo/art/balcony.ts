import { shade, tint } from './colour';
import { cushion, dark, flipped, pendant, scheme } from './room';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { lawn, pot, tree } from './vegetation';

/** The open view from a balcony. */
function viewFrom(b: Brush): string {
  return (
    backdrop(b, 640, 0.36) +
    lawn(b, 636, 760) +
    times(11, (i) => tree(b, i * 128 + b.r.range(-30, 30), 720, b.r.range(0.7, 1)))
  );
}

/** A balcony with chairs and plants, open to the seven hills. */
export function balcony(b: Brush): string {
  const { r } = b;
  const s = scheme(b);
  const rail = r.pick(['bars', 'glass'] as const);
  const iron = r.pick(['#4a3f3a', '#0e5548', '#fffaf0', '#7a4a2c']);
  const seat = (x: number, c: string): string =>
    ellipse(x + 90, 880, 110, 12, dark, 'opacity=".2"') +
    stroke(d`M${x + 18} 760l-10 118M${x + 162} 760l10 118`, '#7a5236', 11, 'stroke-linecap="round"') +
    path(d`M${x + 6} 590q84 -44 168 0l8 150h-184z`, '#a9774e') +
    stroke(
      times(6, (i) => d`M${x + 24 + i * 27} 582v150`),
      '#8a5f3e',
      4,
    ) +
    round(x - 8, 728, 196, 44, 18, c) +
    cushion(x + 90, 676, 84, tint(c, 0.5), 6);
  const body =
    viewFrom(b) +
    (rail === 'glass'
      ? rect(0, 470, 1280, 250, '#d9eef0', 'opacity=".34"') +
        times(
          5,
          (i) =>
            rect(i * 318 - 4, 470, 12, 250, iron) +
            poly([30 + i * 318, 480, 110 + i * 318, 480, 50 + i * 318, 716, 20 + i * 318, 716], '#fff', 'opacity=".2"'),
        )
      : stroke(
          times(41, (i) => d`M${i * 32} 470V720`),
          iron,
          7,
        ) +
        stroke(
          times(10, (i) => d`M${i * 128 + 64} 560q30 35 0 70q-30 -35 0 -70`),
          iron,
          6,
        )) +
    rect(0, 452, 1280, 22, iron) +
    rect(0, 452, 1280, 6, '#fff', 'opacity=".25"') +
    rect(0, 704, 1280, 30, s.wall) +
    rect(0, 730, 1280, 230, s.floor) +
    stroke(
      times(4, (i) => d`M0 ${730 + 230 * ((i + 1) / 5) ** 1.3}H1280`) +
        times(13, (i) => d`M${640 + (i - 6) * 120} 730L${640 + (i - 6) * 200} 960`),
      shade(s.floor, 0.14),
      3,
    ) +
    stroke(
      times(10, (i) => d`M${i * 150 - 60} 738l-80 150`),
      dark,
      12,
      'opacity=".07"',
    ) +
    rect(0, 0, 1280, 60, tint(s.wall, 0.3)) +
    rect(0, 60, 1280, 14, shade(s.wall, 0.2)) +
    rect(0, 0, 120, 960, s.wall) +
    rect(120, 74, 16, 886, shade(s.wall, 0.18)) +
    rect(0, 0, 120, 960, 'url(#side)') +
    pendant(b, 700, 170, s.second) +
    times(
      3,
      (i) =>
        stroke(d`M${920 + i * 110} 74v${70 + i * 22}`, '#7a5a3f', 3) +
        path(d`M${894 + i * 110} ${140 + i * 22}h52l-8 36h-36z`, '#b9694a') +
        times(5, (k) =>
          stroke(
            d`M${906 + i * 110 + k * 7} ${142 + i * 22}q${(k - 2) * 14} 20 ${(k - 2) * 12} ${66 + (k % 2) * 26}`,
            b.light.leaf[k % 3] ?? b.light.leaf[0],
            7,
            'stroke-linecap="round"',
          ),
        ) +
        circle(920 + i * 110, 138 + i * 22, 20, b.light.leaf[1]),
    ) +
    seat(330, s.accent) +
    seat(760, s.accent) +
    ellipse(640, 884, 70, 9, dark, 'opacity=".2"') +
    rect(632, 790, 16, 92, '#7a5236') +
    ellipse(640, 788, 84, 16, '#8a5f3e') +
    ellipse(640, 782, 84, 16, '#a9774e') +
    path('M606 776q-6 -32 0 -34h34q6 4 0 34z', '#c7ccd1') +
    path('M662 778q-4 -22 0 -24h24q4 2 0 24z', '#fffaf0') +
    pot(b, 210, 856, 1.6) +
    pot(b, 1080, 850, 1.5, '#f1e6d2') +
    pot(b, 1200, 900, 1.9, '#4f7a72');
  return flipped(b, body);
}
