import { mix, shade, tint } from './colour';
import type { Brush } from './scene';
import { circle, d, ellipse, n, path, stroke, times } from './svg';

/** A round shade tree standing at x, y; s = 1 is about 190 high. */
export function tree({ r, light: l }: Brush, x: number, y: number, s: number): string {
  const [dark, mid, bright] = l.leaf;
  const trunk = l.on('#7d5c40');
  const puff = (dx: number, dy: number, size: number, colour: string): string =>
    circle(x + (dx + r.range(-5, 5)) * s, y + (dy + r.range(-5, 5)) * s, size * s, colour);
  return (
    ellipse(x + 12 * s, y + 2 * s, 62 * s, 10 * s, '#2a2440', 'opacity=".16"') +
    path(
      d`M${x - 9 * s} ${y}q${6 * s} ${-40 * s} ${2 * s} ${-92 * s}h${12 * s}q${-2 * s} ${50 * s} ${6 * s} ${92 * s}z`,
      trunk,
    ) +
    stroke(d`M${x} ${y - 62 * s}q${16 * s} ${-12 * s} ${24 * s} ${-34 * s}`, trunk, 6 * s) +
    puff(0, -110, 58, dark) +
    puff(-42, -92, 40, dark) +
    puff(42, -92, 42, dark) +
    puff(-20, -126, 46, mid) +
    puff(28, -118, 42, mid) +
    puff(-34, -104, 30, mid) +
    puff(-26, -140, 28, bright) +
    puff(16, -142, 22, bright) +
    puff(-48, -112, 15, bright)
  );
}

/** A slender conical tree (ashoka), s = 1 about 200 high. */
export function ashoka({ light: l }: Brush, x: number, y: number, s: number): string {
  const [dark, mid] = l.leaf;
  return (
    ellipse(x + 6 * s, y, 28 * s, 6 * s, '#2a2440', 'opacity=".16"') +
    stroke(d`M${x} ${y}v${-30 * s}`, l.on('#7d5c40'), 8 * s) +
    path(
      d`M${x} ${y - 206 * s}C${x + 30 * s} ${y - 130 * s} ${x + 38 * s} ${y - 60 * s} ${x + 24 * s} ${y - 16 * s}H${x - 24 * s}C${x - 38 * s} ${y - 60 * s} ${x - 30 * s} ${y - 130 * s} ${x} ${y - 206 * s}z`,
      dark,
    ) +
    path(
      d`M${x} ${y - 206 * s}C${x - 30 * s} ${y - 130 * s} ${x - 38 * s} ${y - 60 * s} ${x - 24 * s} ${y - 16 * s}H${x - 4 * s}C${x - 14 * s} ${y - 80 * s} ${x - 8 * s} ${y - 140 * s} ${x} ${y - 206 * s}z`,
      mid,
    )
  );
}

/** A coconut palm, s = 1 about 280 high; leans with `lean` (-1 to 1). */
export function palm({ r, light: l }: Brush, x: number, y: number, s: number, lean = r.range(-0.8, 0.8)): string {
  const [dark, mid, bright] = l.leaf;
  const tx = x + lean * 50 * s;
  const ty = y - 250 * s;
  const trunk = l.on('#9a7a56');
  const frond = (angle: number, length: number, colour: string): string => {
    const reach = Math.sin(angle) * length * s;
    const rise = Math.cos(angle) * length * s;
    const ex = tx + reach;
    const ey = ty - rise * 0.62 + Math.abs(reach) * 0.5;
    const cx = tx + reach * 0.55;
    const cy = ty - rise * 0.7 - 26 * s;
    return path(d`M${tx} ${ty}Q${cx} ${cy - 10 * s} ${ex} ${ey}Q${cx} ${cy + 26 * s} ${tx} ${ty + 8 * s}z`, colour);
  };
  const leaves = [-2.1, 2.1, -1.7, 1.7, -1.2, 1.25, -0.7, 0.75, -0.2, 0.3];
  const colours = [dark, dark, dark, mid, mid, mid, bright, mid, bright, bright];
  const rings = times(7, (i) => {
    const t = (i + 1) / 8;
    const px = x + lean * 50 * s * t * t;
    return stroke(
      d`M${px - (8 - t * 3) * s} ${y - 250 * s * t}q${7 * s} ${5 * s} ${14 * s} 0`,
      shade(trunk, 0.25),
      2 * s,
    );
  });
  return (
    ellipse(x + 10 * s, y, 36 * s, 7 * s, '#2a2440', 'opacity=".16"') +
    path(
      d`M${x - 11 * s} ${y}Q${x - 4 * s} ${y - 130 * s} ${tx - 5 * s} ${ty}h${10 * s}Q${x + 8 * s} ${y - 130 * s} ${x + 11 * s} ${y}z`,
      trunk,
    ) +
    rings +
    leaves.map((a, i) => frond(a + r.range(-0.12, 0.12), r.range(104, 128), colours[i] ?? mid)).join('') +
    circle(tx - 9 * s, ty + 9 * s, 8 * s, l.on('#8a6a3a')) +
    circle(tx + 8 * s, ty + 11 * s, 8 * s, l.on('#a07a42'))
  );
}

/** A shrub, with flowers now and then. */
export function shrub({ r, light: l }: Brush, x: number, y: number, s: number): string {
  const [dark, mid, bright] = l.leaf;
  const bloom = l.on(r.pick(['#e2557a', '#f2b233', '#f4efe4', '#d9663f']));
  return (
    path(
      d`M${x - 40 * s} ${y}q${-6 * s} ${-34 * s} ${20 * s} ${-36 * s}q${14 * s} ${-22 * s} ${36 * s} ${-4 * s}q${28 * s} ${-2 * s} ${24 * s} ${40 * s}z`,
      dark,
    ) +
    path(
      d`M${x - 30 * s} ${y - 6 * s}q${-2 * s} ${-26 * s} ${18 * s} ${-26 * s}q${14 * s} ${-14 * s} ${28 * s} ${2 * s}q${-20 * s} ${2 * s} ${-22 * s} ${24 * s}z`,
      mid,
    ) +
    (r.chance(0.55)
      ? times(6, () => circle(x + r.range(-30, 30) * s, y - r.range(8, 38) * s, r.range(2.6, 4.4) * s, bloom))
      : circle(x - 12 * s, y - 26 * s, 9 * s, bright))
  );
}

/** A clipped hedge from x over w, standing on y. */
export function hedge({ light: l }: Brush, x: number, y: number, w: number, h: number): string {
  const step = 26;
  const count = Math.max(1, Math.round(w / step));
  const bumps = times(count, () => `q${n(w / count / 2)} ${n(-h * 0.28)} ${n(w / count)} 0`);
  return (
    path(d`M${x} ${y}v${-h}` + bumps + d`v${h}z`, l.leaf[1]) +
    path(d`M${x} ${y}v${-h * 0.42}h${w}v${h * 0.42}z`, l.leaf[0], 'opacity=".55"')
  );
}

/** A potted plant, s = 1 about 120 high. */
export function pot({ r, light: l }: Brush, x: number, y: number, s: number, colour = '#c06a45'): string {
  const [dark, mid, bright] = l.leaf;
  const c = l.on(colour);
  const tones = [dark, mid, bright, mid, dark];
  const blades = times(7, (i) => {
    const a = (i - 3) * 0.36 + r.range(-0.08, 0.08);
    const len = r.range(62, 86) * s;
    const ex = x + Math.sin(a) * len;
    const ey = y - 40 * s - Math.cos(a) * len;
    return path(
      d`M${x - 3 * s} ${y - 38 * s}Q${(x + ex) / 2 - 16 * s} ${(y - 40 * s + ey) / 2} ${ex} ${ey}Q${(x + ex) / 2 + 14 * s} ${(y - 40 * s + ey) / 2 + 6 * s} ${x + 3 * s} ${y - 38 * s}z`,
      tones[i % 5] ?? mid,
    );
  });
  return (
    ellipse(x + 4 * s, y, 30 * s, 6 * s, '#2a2440', 'opacity=".18"') +
    blades +
    path(d`M${x - 26 * s} ${y - 42 * s}h${52 * s}l${-8 * s} ${42 * s}h${-36 * s}z`, c) +
    path(d`M${x + 6 * s} ${y - 42 * s}h${20 * s}l${-8 * s} ${42 * s}h${-14 * s}z`, shade(c, 0.16)) +
    path(d`M${x - 29 * s} ${y - 48 * s}h${58 * s}v${10 * s}h${-58 * s}z`, tint(c, 0.12))
  );
}

/** Lawn and soil from y down to `bottom`, with soft bands. */
export function lawn({ r, light: l }: Brush, y: number, bottom: number): string {
  const w = 1280;
  const near = mix(l.grass, l.leaf[1], 0.22);
  const tufts = times(26, () => {
    const x = r.range(0, w);
    const ty = r.range(y + 20, bottom);
    return stroke(d`M${x} ${ty}l-4 -9m4 9l1 -11m-1 11l6 -8`, near, 2.2, 'stroke-linecap="round"');
  });
  return (
    path(d`M0 ${y}H${w}V${bottom}H0z`, l.grass) +
    path(
      d`M0 ${y + (bottom - y) * 0.42}Q${w * 0.3} ${y + (bottom - y) * 0.24} ${w * 0.6} ${y + (bottom - y) * 0.46}T${w} ${y + (bottom - y) * 0.4}V${bottom}H0z`,
      near,
      'opacity=".55"',
    ) +
    tufts
  );
}
