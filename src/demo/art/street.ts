import { shade, tint } from './colour';
import type { Brush } from './scene';
import { circle, d, ellipse, n, path, poly, rect, round, stroke, times } from './svg';

/** A pavement and a road along the bottom, from y to 960. */
export function street({ light: l }: Brush, y: number): string {
  const asphalt = l.on('#8d8a93');
  return (
    rect(0, y, 1280, 26, l.on('#e3d9c6')) +
    times(20, (i) => rect(i * 64 + 10, y, 2, 26, l.on('#cbbfa9'))) +
    rect(0, y + 26, 1280, 7, l.on('#a89d8c')) +
    rect(0, y + 33, 1280, 960 - y, asphalt) +
    times(9, (i) => rect(i * 160 - 30, y + 33 + (960 - y - 33) * 0.5, 84, 6, '#fff8e8', 'opacity=".75"'))
  );
}

/** A small car seen from the side, its wheels on y; s = 1 is about 190 long. */
export function car({ r, light: l }: Brush, x: number, y: number, s: number): string {
  const paint = l.on(r.pick(['#f4f1ea', '#b3382b', '#2f5d8a', '#d9d9d6', '#0e6b5c', '#e0a83a', '#5b6470']));
  const glass = l.time === 'evening' ? '#35425c' : '#51697c';
  const wheel = (wx: number): string =>
    circle(wx, y - 17 * s, 18 * s, '#2b2b33') + circle(wx, y - 17 * s, 9 * s, '#c9ccd0');
  return (
    ellipse(x + 95 * s, y, 100 * s, 7 * s, '#2a2440', 'opacity=".25"') +
    path(
      d`M${x} ${y - 20 * s}q${-2 * s} ${-28 * s} ${22 * s} ${-32 * s}l${20 * s} ${-4 * s}q${22 * s} ${-32 * s} ${46 * s} ${-32 * s}h${26 * s}q${24 * s} 0 ${40 * s} ${34 * s}q${34 * s} ${4 * s} ${36 * s} ${20 * s}v${16 * s}z`,
      paint,
    ) +
    path(
      d`M${x + 52 * s} ${y - 58 * s}q${16 * s} ${-22 * s} ${34 * s} ${-22 * s}h${4 * s}v${24 * s}h${-34 * s}z`,
      glass,
    ) +
    path(d`M${x + 96 * s} ${y - 80 * s}h${18 * s}q${16 * s} 0 ${26 * s} ${24 * s}h${-44 * s}z`, glass) +
    path(d`M${x} ${y - 20 * s}v${-8 * s}h${190 * s}v${10 * s}z`, shade(paint, 0.2)) +
    rect(x + 100 * s, y - 48 * s, 14 * s, 3 * s, shade(paint, 0.35)) +
    circle(x + 184 * s, y - 34 * s, 5 * s, '#ffe7a8') +
    rect(x + 1 * s, y - 42 * s, 7 * s, 8 * s, '#c43d2f') +
    wheel(x + 42 * s) +
    wheel(x + 148 * s)
  );
}

/** A scooter seen from the side; s = 1 is about 110 long. */
export function scooter({ r, light: l }: Brush, x: number, y: number, s: number): string {
  const paint = l.on(r.pick(['#c9552f', '#0e6b5c', '#e0a83a', '#4a6fa5', '#efe9dc']));
  const wheel = (wx: number): string =>
    circle(wx, y - 14 * s, 14 * s, '#2b2b33') + circle(wx, y - 14 * s, 6 * s, '#b9bcc2');
  return (
    ellipse(x + 50 * s, y, 60 * s, 5 * s, '#2a2440', 'opacity=".22"') +
    wheel(x + 10 * s) +
    wheel(x + 92 * s) +
    path(
      d`M${x - 6 * s} ${y - 24 * s}q${2 * s} ${-22 * s} ${26 * s} ${-24 * s}h${22 * s}l${4 * s} ${26 * s}h${24 * s}l${8 * s} ${-54 * s}h${8 * s}l${12 * s} ${58 * s}q${-26 * s} ${12 * s} ${-58 * s} ${4 * s}z`,
      paint,
    ) +
    round(x + 2 * s, y - 58 * s, 42 * s, 11 * s, 5 * s, '#3a3038') +
    stroke(d`M${x + 70 * s} ${y - 84 * s}l${22 * s} ${-4 * s}`, '#3a3038', 5 * s, 'stroke-linecap="round"') +
    circle(x + 90 * s, y - 70 * s, 5 * s, '#ffe7a8')
  );
}

/** A street lamp with an arm towards `side`; glows in the evening. */
export function lamp({ light: l }: Brush, x: number, y: number, h: number, side: 1 | -1): string {
  const head = x + side * 46;
  const glow =
    l.time === 'evening'
      ? circle(head, y - h + 6, 74, 'url(#glow)') + ellipse(head, y, 90, 12, '#ffdf9a', 'opacity=".2"')
      : '';
  return (
    stroke(d`M${x} ${y}V${y - h + 20}q0 -20 ${side * 20} -20H${head}`, '#5a5a66', 6) +
    rect(x - 7, y - 26, 14, 26, '#4c4c58') +
    glow +
    round(head - 18, y - h - 4, 36, 10, 5, l.time === 'evening' ? '#ffe9b0' : '#e9e6de')
  );
}

/** A compound wall with a coping from x over w; `gap` leaves room for a gate. */
export function compound(b: Brush, x: number, y: number, w: number, h: number, colour: string): string {
  const c = b.light.on(colour);
  const bays = Math.max(1, Math.round(w / 130));
  const step = w / bays;
  return (
    rect(x, y - h, w, h, c) +
    rect(x, y - h * 0.24, w, h * 0.24, shade(c, 0.14)) +
    times(bays, (i) => round(x + i * step + step * 0.16, y - h * 0.8, step * 0.68, h * 0.42, 3, shade(c, 0.07))) +
    times(
      bays + 1,
      (i) =>
        rect(x + i * step - 8, y - h - 8, 16, h + 8, tint(c, 0.25)) +
        rect(x + i * step - 11, y - h - 13, 22, 7, shade(c, 0.12)),
    ) +
    rect(x, y - h - 5, w, 7, tint(c, 0.4))
  );
}

/** A pair of iron gate leaves on y. */
export function ironGate({ light: l }: Brush, x: number, y: number, w: number, h: number): string {
  const iron = l.on('#4a3a35');
  const bars = Math.round(w / 16);
  return (
    times(bars, (i) => rect(x + ((i + 0.5) * w) / bars - 1.6, y - h, 3.2, h - 6, iron)) +
    stroke(
      d`M${x} ${y - 8}V${y - h + 6}Q${x + w / 4} ${y - h - 16} ${x + w / 2} ${y - h + 6}Q${x + w * 0.75} ${y - h - 16} ${x + w} ${y - h + 6}V${y - 8}z`,
      iron,
      5,
    ) +
    rect(x + w / 2 - 2.5, y - h + 4, 5, h - 10, iron) +
    rect(x, y - h * 0.48, w, 5, iron) +
    circle(x + w / 2 - 9, y - h * 0.46, 4.5, '#e0a83a') +
    circle(x + w / 2 + 9, y - h * 0.46, 4.5, '#e0a83a')
  );
}

/** A white kolam (rice-flour drawing) on the ground, seen flat. */
export function kolam(x: number, y: number, s: number): string {
  const petals = times(8, (i) => `<ellipse cx="0" cy="-15" rx="7" ry="15" transform="rotate(${i * 45})"/>`);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)} ${(s * 0.34).toFixed(2)})" fill="none" stroke="#fff" stroke-width="3" opacity=".9">` +
    petals +
    '<circle r="36"/><circle r="5" fill="#e0a83a" stroke="none"/></g>'
  );
}

/** A path of paving from a door (x1, w1) at y1 to the street (x2, w2) at y2. */
export function walk(
  { light: l }: Brush,
  x1: number,
  w1: number,
  y1: number,
  x2: number,
  w2: number,
  y2: number,
): string {
  return (
    poly([x1, y1, x1 + w1, y1, x2 + w2, y2, x2, y2], l.on('#dccfb8')) +
    times(4, (i) => {
      const t = (i + 1) / 5;
      const lx = x1 + (x2 - x1) * t;
      return stroke(d`M${lx} ${y1 + (y2 - y1) * t}h${w1 + (w2 - w1) * t}`, l.on('#c4b496'), 3);
    })
  );
}
