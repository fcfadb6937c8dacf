import { mix, tint } from './colour';
import type { Light } from './light';
import type { Random } from './random';
import { circle, d, path, stroke, times } from './svg';

/** Marks the seven hills in every picture that shows them. */
export const hillsMark = 'class="seven-hills"';

interface Peak {
  x: number;
  y: number;
}

function ridge(peaks: readonly Peak[], x: number, w: number, valley: number, foot: number): string {
  const step = w / peaks.length;
  let data = d`M${x} ${foot}V${valley}`;
  let from = { x, y: valley };
  peaks.forEach((peak, i) => {
    const end = { x: x + (i + 1) * step, y: valley + (i % 2 ? -1 : 1) * (foot - valley) * 0.06 };
    const up = peak.x - from.x;
    const down = end.x - peak.x;
    data += d`C${from.x + up * 0.42} ${from.y} ${peak.x - up * 0.5} ${peak.y} ${peak.x} ${peak.y}`;
    data += d`C${peak.x + down * 0.5} ${peak.y} ${end.x - down * 0.42} ${end.y} ${end.x} ${end.y}`;
    from = end;
  });
  return data + d`V${foot}z`;
}

/** The sunny flank of a peak. */
function flank(peak: Peak, step: number, drop: number, colour: string): string {
  const { x, y } = peak;
  return path(
    d`M${x} ${y + 2}C${x + step * 0.14} ${y + 2} ${x + step * 0.18} ${y + drop * 0.5} ${x + step * 0.26} ${y + drop}C${x + step * 0.1} ${y + drop * 0.8} ${x + step * 0.1} ${y + drop * 0.4} ${x} ${y + 2}z`,
    colour,
    'opacity=".42"',
  );
}

/**
 * The seven hills of Tirupati over the box x, w, between `top` and `foot`: seven far summits with their rock bands,
 * wooded hills before them and, on the middle one, the road that climbs to Tirumala.
 */
export function hills(r: Random, light: Light, x: number, w: number, top: number, foot: number): string {
  const h = foot - top;
  const row = (count: number, high: number, spread: number, over: number): Peak[] =>
    Array.from({ length: count }, (_, i) => ({
      x: x - over * w + ((i + 0.5 + r.range(-0.14, 0.14)) * w * (1 + 2 * over)) / count,
      y: top + h * (high + r.next() * spread),
    }));
  const far = row(7, 0, 0.2, 0.02);
  const mid = row(5, 0.32, 0.14, 0.06);
  const near = row(3, 0.58, 0.12, 0.1);
  const [c0, c1, c2] = light.hills;
  const rock = mix(c0, light.time === 'evening' ? '#b98a86' : '#c7987c', 0.35);
  const s = w / 1280;
  const bands = far
    .map((p) =>
      stroke(
        d`M${p.x - 26 * s} ${p.y + h * 0.1}q${18 * s} ${-7 * s} ${34 * s} 0t${26 * s} ${3 * s}`,
        rock,
        6 * s,
        'stroke-linecap="round" opacity=".55"',
      ),
    )
    .join('');
  const flanks = far.map((p) => flank(p, w / 7, h * 0.32, tint(c0, 0.3))).join('');
  const midFlanks = mid.map((p) => flank(p, w / 5, h * 0.26, tint(c1, 0.16))).join('');
  const m = mid[2] ?? { x: x + w / 2, y: top };
  const road = d`M${m.x - 84 * s} ${top + h * 0.8}q${70 * s} ${-h * 0.06} ${96 * s} ${-h * 0.1}t${-58 * s} ${-h * 0.12}t${66 * s} ${-h * 0.09}t${-26 * s} ${-h * 0.07}`;
  const lamps =
    light.time === 'evening'
      ? times(9, (i) => circle(m.x + (-50 + ((i * 37) % 90)) * s, top + h * (0.76 - i * 0.045), 2.4 * s, '#ffe2a0'))
      : '';
  const trees = times(26, (i) => {
    const tx = x + ((i + r.next()) * w) / 26;
    return circle(tx, foot - h * r.range(0.0, 0.1), r.range(10, 20) * s, mix(c2, light.leaf[0], r.range(0.2, 0.6)));
  });
  return (
    `<g ${hillsMark}>` +
    path(ridge(far, x - w * 0.02, w * 1.04, top + h * 0.42, foot), c0) +
    flanks +
    bands +
    path(ridge(mid, x - w * 0.06, w * 1.12, top + h * 0.66, foot), c1) +
    midFlanks +
    stroke(road, tint(c1, 0.5), 3.4 * s, 'stroke-linecap="round" opacity=".75"') +
    lamps +
    path(ridge(near, x - w * 0.1, w * 1.2, top + h * 0.84, foot), c2) +
    trees +
    '</g>'
  );
}
