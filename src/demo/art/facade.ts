import { shade, tint } from './colour';
import type { Brush } from './scene';
import { circle, d, n, path, poly, rect, round, stroke, times } from './svg';

/** A framed window; lit or not as the hour and the seed decide. `lit` overrides. */
export function pane(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  frame = '#fffaf0',
  lit = b.r.chance(b.light.lamps),
): string {
  const l = b.light;
  const f = l.on(frame);
  const wide = w > h * 0.85;
  const glass = lit ? l.lit : l.glass;
  const dark = shade(glass, 0.18);
  const curtain = b.r.chance(0.45) ? l.on(b.r.pick(['#f2e4cf', '#e7c3ad', '#cfdcd2', '#e9d49a'])) : '';
  const t = Math.max(2.4, Math.min(6, w * 0.05));
  return (
    rect(x - t, y - t, w + 2 * t, h + 2 * t, f) +
    rect(x, y, w, h, glass) +
    rect(x, y, w, h * 0.16, dark, 'opacity=".55"') +
    (curtain
      ? rect(x, y, w * 0.2, h, curtain, 'opacity=".85"') + rect(x + w * 0.82, y, w * 0.18, h, curtain, 'opacity=".85"')
      : '') +
    poly(
      [x + w * 0.24, y, x + w * 0.46, y, x + w * 0.22, y + h, x, y + h],
      '#fff',
      `opacity="${lit ? '.14' : '.22'}"`,
    ) +
    rect(x + w / 2 - t * 0.35, y, t * 0.7, h, f) +
    (wide ? '' : rect(x, y + h * 0.36, w, t * 0.6, f)) +
    rect(x - t - 3, y + h + t, w + 2 * t + 6, t * 1.1, shade(f, 0.12))
  );
}

/** A concrete sunshade (chajja) above a window. */
export function chajja(b: Brush, x: number, y: number, w: number, colour: string): string {
  const c = b.light.on(colour);
  return rect(x, y, w, 8, c) + rect(x + 3, y + 8, w - 6, 9, '#2a2440', 'opacity=".16"');
}

/** A panelled wooden door with frame, ventilator and marigold garland; its foot on y. */
export function door(b: Brush, x: number, y: number, w: number, h: number): string {
  const c = b.light.on('#7a4a2c');
  const beads = Math.round(w / 11);
  return (
    rect(x - 8, y - h - 8, w + 16, h + 8, shade(c, 0.3)) +
    rect(x, y - h, w, h, c) +
    rect(x, y - h, w, h * 0.13, b.light.time === 'evening' ? b.light.lit : b.light.glass) +
    times(2, (i) =>
      times(3, (k) =>
        rect(x + w * (0.1 + i * 0.45), y - h * (0.8 - k * 0.27), w * 0.35, h * 0.21, tint(c, 0.12), 'rx="2"'),
      ),
    ) +
    rect(x + w / 2 - 1.5, y - h * 0.87, 3, h * 0.87, shade(c, 0.35)) +
    circle(x + w / 2 + 8, y - h * 0.42, 4, '#f2b233') +
    times(beads, (i) => {
      const t = (i + 0.5) / beads;
      return circle(x + w * t, y - h - 2 + 12 * Math.sin(t * Math.PI), 5, i % 3 === 1 ? '#5d8a4a' : '#f2a52b');
    })
  );
}

/** A balcony: floor slab and railing, the railing in one of three makes. */
export function railing(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  make: 'bars' | 'glass' | 'wall',
  colour: string,
): string {
  const c = b.light.on(colour);
  const slab =
    rect(x - 5, y, w + 10, 9, b.light.on('#f4ecdf')) + rect(x - 2, y + 9, w + 4, 8, '#2a2440', 'opacity=".2"');
  if (make === 'glass') {
    return (
      slab +
      rect(x, y - h, w, h, '#cfe3e6', 'opacity=".5"') +
      poly([x + w * 0.1, y - h, x + w * 0.25, y - h, x + w * 0.12, y, x, y], '#fff', 'opacity=".35"') +
      rect(x - 2, y - h - 4, w + 4, 5, c) +
      times(3, (i) => rect(x + (i * w) / 2 - 2, y - h, 4, h, c))
    );
  }
  if (make === 'wall') return slab + rect(x, y - h, w, h, c) + rect(x - 4, y - h - 5, w + 8, 7, tint(c, 0.3));
  const bars = Math.max(3, Math.round(w / 12));
  const run = times(bars, (i) => `M${n(x + ((i + 0.5) * w) / bars)} ${n(y - h)}v${n(h)}`);
  return slab + stroke(run, c, 2.6) + rect(x - 2, y - h - 4, w + 4, 5, c) + rect(x - 2, y - 7, w + 4, 3, c);
}

/** A pitched roof of clay tiles over x … x + w, eaves at y, ridge `rise` above. */
export function tiledRoof(
  b: Brush,
  x: number,
  y: number,
  w: number,
  rise: number,
  colour: string,
  inset = 0.24,
): string {
  const c = b.light.on(colour);
  const rows = Math.max(3, Math.round(rise / 17));
  const left = x + w * inset;
  const right = x + w * (1 - inset);
  const lines = times(rows - 1, (i) => {
    const t = (i + 1) / rows;
    return d`M${left + (x - left) * t} ${y - rise + rise * t}H${right + (x + w - right) * t}`;
  });
  const ribs = Math.round(w / 26);
  const seams = times(ribs - 1, (i) => {
    const t = (i + 1) / ribs;
    return d`M${left + (right - left) * t} ${y - rise}L${x + w * t} ${y}`;
  });
  return (
    poly([x, y, left, y - rise, right, y - rise, x + w, y], c) +
    stroke(seams, shade(c, 0.16), 2, 'opacity=".7"') +
    stroke(lines, shade(c, 0.26), 2.4, 'opacity=".7"') +
    poly([right, y - rise, x + w, y, x + w * 0.8, y, right - w * 0.02, y - rise], shade(c, 0.24), 'opacity=".45"') +
    round(left - 6, y - rise - 7, right - left + 12, 10, 5, shade(c, 0.18)) +
    rect(x - 4, y - 2, w + 8, 9, tint(c, 0.18)) +
    rect(x + 12, y + 7, w - 24, 13, '#2a2440', 'opacity=".16"')
  );
}

/** A roof-top water tank standing on y. */
export function tank(b: Brush, x: number, y: number, s: number): string {
  const c = b.light.on(b.r.pick(['#3b3f48', '#f0efe9', '#4f7f9d']));
  return (
    rect(x, y - 8 * s, 50 * s, 8 * s, b.light.on('#c9bca8')) +
    path(
      d`M${x + 4 * s} ${y - 8 * s}v${-32 * s}q${2 * s} ${-12 * s} ${21 * s} ${-14 * s}q${19 * s} ${2 * s} ${21 * s} ${14 * s}v${32 * s}z`,
      c,
    ) +
    rect(x + 4 * s, y - 32 * s, 42 * s, 3 * s, shade(c, 0.2)) +
    rect(x + 4 * s, y - 21 * s, 42 * s, 3 * s, shade(c, 0.2)) +
    round(x + 18 * s, y - 59 * s, 14 * s, 7 * s, 3, shade(c, 0.25))
  );
}

/** Solar panels on a roof at y. */
export function solar(b: Brush, x: number, y: number, count: number): string {
  const c = b.light.on('#34507a');
  return times(count, (i) => {
    const px = x + i * 46;
    return (
      rect(px + 30, y - 16, 4, 16, '#8d8a93') +
      poly([px, y - 4, px + 14, y - 30, px + 50, y - 30, px + 36, y - 4], c) +
      stroke(d`M${px + 7} ${y - 17}h36M${px + 18} ${y - 4}l14 -26`, tint(c, 0.4), 1.6)
    );
  });
}

/** Steps up to a door: `count` treads around x … x + w, lowest at y. */
export function steps(b: Brush, x: number, y: number, w: number, count: number): string {
  const c = b.light.on('#e2d6c1');
  return times(count, (i) => {
    const out = (count - 1 - i) * 12;
    return (
      rect(x - out, y - (i + 1) * 9, w + out * 2, 9, tint(c, i * 0.08)) +
      rect(x - out, y - i * 9 - 2.5, w + out * 2, 2.5, shade(c, 0.2))
    );
  });
}

/** A window for far and many-storeyed fronts: few shapes, so that pictures stay light. */
export function farPane(b: Brush, x: number, y: number, w: number, h: number): string {
  const lit = b.r.chance(b.light.lamps);
  const glass = lit ? b.light.lit : b.light.glass;
  return (
    rect(x, y, w, h, glass, `stroke="${b.light.on('#fffaf0')}" stroke-width="4"`) +
    path(d`M${x + 2} ${y + 2}h${w * 0.42}l${-w * 0.3} ${h - 4}h${-w * 0.12}z`, '#fff', 'opacity=".22"') +
    stroke(d`M${x + w / 2} ${y}v${h}`, b.light.on('#fffaf0'), 2.4)
  );
}

/** A railing for far and many-storeyed fronts, its slab at y. */
export function farRailing(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  make: 'bars' | 'glass' | 'wall',
  colour: string,
): string {
  const c = b.light.on(colour);
  const slab = rect(x - 3, y, w + 6, 7, b.light.on('#fbf5ea'));
  if (make === 'wall') return slab + rect(x, y - h, w, h, c) + rect(x - 2, y - h - 4, w + 4, 5, tint(c, 0.4));
  if (make === 'glass')
    return (
      slab +
      rect(x, y - h, w, h, '#d6e8ea', `opacity=".62" stroke="${c}" stroke-width="2"`) +
      rect(x - 2, y - h - 3, w + 4, 4, c)
    );
  const bars = Math.max(3, Math.round(w / 9));
  return (
    slab +
    stroke(
      times(bars, (i) => `M${n(x + ((i + 0.5) * w) / bars)} ${n(y - h)}v${n(h)}`) + d`M${x - 2} ${y - h}h${w + 4}`,
      c,
      2.2,
    )
  );
}
