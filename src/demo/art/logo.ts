import { shade, tint } from './colour';
import type { Brush } from './scene';
import { circle, d, n, path, poly, rect, round, stroke, times } from './svg';

const pairs = [
  ['#0e6b5c', '#f2b233'],
  ['#b8472f', '#f3d9a4'],
  ['#2f4b7c', '#e8a33d'],
  ['#6b3f5c', '#e9b872'],
  ['#8f5f38', '#f4e2c4'],
  ['#1f5f74', '#f0c14b'],
  ['#4f6b3a', '#f3dfb0'],
] as const;

/** Seven strokes that rise and fall: the hills as a sign. */
function range7(colour: string, y: number, h: number, step = 41): string {
  const data = times(7, (i) => {
    const x = 320 + (i - 3) * step;
    const rise = h * (0.62 + 0.38 * Math.sin(((i + 0.5) / 7) * Math.PI)) * (i % 2 ? 0.8 : 1);
    const half = step * 1.1;
    return d`M${x - half} ${y}C${x - half * 0.5} ${y} ${x - half * 0.5} ${y - rise} ${x} ${y - rise}C${x + half * 0.5} ${y - rise} ${x + half * 0.5} ${y} ${x + half} ${y}z`;
  });
  return path(data, colour, 'class="seven-hills"');
}

/** An abstract builder's emblem, square 640 × 640. */
export function logo({ r }: Brush): string {
  const [deep, bright] = r.pick<readonly [string, string]>(pairs);
  const pale = tint(bright, 0.72);
  const shape = r.int(0, 2);
  const badge =
    shape === 0
      ? circle(320, 320, 250, deep)
      : shape === 1
        ? round(80, 80, 480, 480, 110, deep)
        : path(
            'M320 62L548 186V440L320 578L92 440V186z',
            deep,
            `stroke="${deep}" stroke-width="36" stroke-linejoin="round"`,
          );
  const ring =
    shape === 0
      ? `<circle cx="320" cy="320" r="228" fill="none" stroke="${bright}" stroke-width="6"/>`
      : shape === 1
        ? `<rect x="102" y="102" width="436" height="436" rx="92" fill="none" stroke="${bright}" stroke-width="6"/>`
        : stroke('M320 84L528 198V428L320 554L112 428V198z', bright, 6, 'stroke-linejoin="round"');
  const left = 176;
  const signs = [
    // A rising row of towers.
    () =>
      times(5, (i) => {
        const h = [110, 170, 236, 190, 130][i] ?? 120;
        return rect(left + 22 + i * 51, 420 - h, 40, h, i === 2 ? bright : i % 2 ? pale : tint(bright, 0.4));
      }) + range7(shade(deep, 0.3), 424, 64),
    // A gabled house with the sun in its door.
    () =>
      poly([170, 318, 320, 186, 470, 318, 446, 344, 320, 234, 194, 344], bright) +
      poly([222, 338, 320, 254, 418, 338, 418, 430, 222, 430], pale) +
      path('M282 430v-50a38 38 0 0 1 76 0v50z', deep) +
      range7(bright, 474, 34, 29),
    // Hills under a sun.
    () =>
      circle(320, 270, 74, bright) +
      times(9, (i) => {
        const a = Math.PI * (i / 8);
        return stroke(
          d`M${320 - Math.cos(a) * 96} ${270 - Math.sin(a) * 96}L${320 - Math.cos(a) * 124} ${270 - Math.sin(a) * 124}`,
          bright,
          12,
          'stroke-linecap="round"',
        );
      }) +
      range7(pale, 406, 96) +
      range7(shade(deep, 0.25), 407, 44) +
      round(188, 416, 264, 14, 7, pale),
    // A lotus of arches.
    () =>
      times(
        5,
        (i) =>
          `<path d="M320 430Q262 340 320 226Q378 340 320 430z" fill="${i === 2 ? bright : i % 2 ? pale : tint(bright, 0.4)}" opacity=".94" transform="rotate(${n((i - 2) * 34)} 320 430)"/>`,
      ) + range7(pale, 474, 34, 29),
  ];
  const sign = signs[r.int(0, signs.length - 1)];
  return rect(0, 0, 640, 640, tint(bright, 0.84)) + badge + ring + (sign ? sign() : '');
}
