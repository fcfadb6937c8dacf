import type { Light } from './light';
import type { Random } from './random';
import { circle, d, ellipse, gradient, path, rect, stroke, times } from './svg';

/** Definitions the sky needs. */
export function skyDefs(light: Light): string {
  return (
    gradient('sky', light.sky) +
    `<radialGradient id="glow"><stop offset="0" stop-color="${light.sun}" stop-opacity=".75"/>` +
    `<stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient>`
  );
}

/** A soft cloud: a long flat base under a few puffs. */
function cloud(x: number, y: number, s: number, colour: string): string {
  return (
    `<g fill="${colour}" opacity=".6">` +
    path(
      d`M${x} ${y}q${-4 * s} ${-20 * s} ${28 * s} ${-22 * s}q${12 * s} ${-34 * s} ${54 * s} ${-26 * s}q${34 * s} ${-18 * s} ${56 * s} ${14 * s}q${46 * s} ${-8 * s} ${50 * s} ${34 * s}z`,
      colour,
    ) +
    path(
      d`M${x - 44 * s} ${y + 15 * s}q0 ${-15 * s} ${20 * s} ${-15 * s}h${196 * s}q${26 * s} 0 ${30 * s} ${15 * s}z`,
      colour,
    ) +
    '</g>'
  );
}

/** Sky with sun or moon glow, soft clouds and sometimes birds, over a box of w × h. */
export function sky(r: Random, light: Light, w: number, h: number): string {
  const evening = light.time === 'evening';
  const sx = w * r.range(0.12, 0.88);
  const sy = evening ? h * r.range(0.4, 0.46) : h * r.range(0.12, 0.24);
  const sun = evening ? 58 : r.range(44, 60);
  let out = rect(0, 0, w, h, 'url(#sky)') + circle(sx, sy, sun * 4.2, 'url(#glow)') + circle(sx, sy, sun, light.sun);
  out += times(3, (i) =>
    cloud(w * (i * 0.36 + r.range(-0.08, 0.2)), h * r.range(0.1, 0.38), r.range(0.7, 1.4), light.cloud),
  );
  if (evening) {
    out += times(16, () => circle(w * r.next(), h * 0.28 * r.next(), r.range(0.9, 2.1), '#fff6df', 'opacity=".7"'));
  } else if (r.chance(0.55)) {
    const bx = w * r.range(0.15, 0.75);
    const by = h * r.range(0.14, 0.3);
    out += times(r.int(3, 5), (i) => {
      const x = bx + i * 34 + r.range(-8, 8);
      const y = by + (i % 2) * 18 + r.range(-8, 8);
      return stroke(
        d`M${x - 11} ${y - 5}q6 -5 11 5q5 -10 11 -5`,
        light.hills[2],
        2.6,
        'stroke-linecap="round" opacity=".75"',
      );
    });
  }
  return out + ellipse(w / 2, h * 0.62, w * 0.7, h * 0.1, light.sky[2], 'opacity=".35"');
}
