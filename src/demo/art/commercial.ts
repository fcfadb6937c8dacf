import { shade, tint } from './colour';
import { crown, STEPS } from './crowns';
import { farPane, farRailing, solar, tank, tiledRoof } from './facade';
import { formOf, OFFICES, SHOPS, type ShopForm } from './forms';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { car, lamp, scooter, street } from './street';
import { circle, d, path, poly, rect, round, stroke, times } from './svg';
import { ashoka, hedge, lawn, pot, tree } from './vegetation';

/** A glass office building with a stone frame on a small plaza. */
export function office(b: Brush): string {
  const { r, light: l } = b;
  const foot = 812;
  const form = formOf(OFFICES, b.seed);
  const floors = form.storeys - (form.crown === 'stepped' ? STEPS : 0);
  const fh = floors < 5 ? 84 : 64;
  const w = form.width;
  const x = 640 - w / 2 - (form.annex ? 90 : 30);
  const base = 116;
  const top = foot - base - floors * fh;
  const frame = l.on(r.pick(['#f2e9da', '#e4e6e4', '#e7d6bf', '#d9dfe2']));
  const accent = l.on(r.pick(['#b8472f', '#0e6b5c', '#2f4b7c', '#c98a1b']));
  const glass = shade(l.on(r.pick(['#7fb0c4', '#86b8b4', '#8aa9cc'])), l.time === 'evening' ? 0.3 : 0.04);
  const cols = Math.round(w / 62);
  const cw = (w - 36) / cols;
  const cell = (i: number, k: number): string =>
    r.chance(l.lamps * 0.8)
      ? rect(x + 18 + i * cw + 2, top + k * fh + 4, cw - 4, fh - 20, l.lit, `opacity="${r.chance(0.5) ? '.95' : '.7'}"`)
      : r.chance(0.3)
        ? rect(x + 18 + i * cw + 2, top + k * fh + 4, cw - 4, fh - 20, tint(glass, 0.32))
        : '';
  const dx = 74;
  const right = x + w;
  const { annex = 0, front } = form;
  return (
    backdrop(b, 726, 0.36) +
    lawn(b, 722, 880) +
    hedge(b, 0, 770, 1280, 30) +
    tree(b, 90, 800, 1.1) +
    tree(b, 1210, 800, 1) +
    '<g class="building">' +
    (annex
      ? rect(right + 40, foot - annex * 82, 250, annex * 82, shade(frame, 0.1)) +
        times(annex, (k) => times(3, (i) => farPane(b, right + 92 + i * 62, foot - annex * 82 + 28 + k * 78, 42, 42))) +
        rect(right + 40, foot - annex * 82 - 12, 258, 14, accent)
      : '') +
    poly([x - 20, foot, right + dx + 60, foot, right + dx, foot + 18, x, foot + 18], '#2a2440', 'opacity=".16"') +
    crown(b, form.crown, x, top - 12, w, frame, accent) +
    (form.crown === 'plain' ? tank(b, x + 40, top - 16, 1) + solar(b, x + w * 0.66, top - 16, 3) : '') +
    poly([right, top, right + dx, top + 34, right + dx, foot - 12, right, foot], shade(glass, 0.34)) +
    times(floors, (k) =>
      poly(
        [
          right,
          top + (k + 1) * fh - 12,
          right + dx,
          top + 34 + (k + 1) * (fh - 5) - 12,
          right + dx,
          top + 34 + (k + 1) * (fh - 5) - 2,
          right,
          top + (k + 1) * fh,
        ],
        shade(frame, 0.3),
      ),
    ) +
    rect(x, top, w, foot - top, frame) +
    rect(x + 18, top, w - 36, floors * fh, glass) +
    poly(
      [x + 18, top + fh * 3.4, x + w * 0.5, top, x + w * 0.74, top, x + 18, top + fh * 5.4],
      '#fff',
      'opacity=".16"',
    ) +
    poly(
      [x + w * 0.3, foot - base, right - 18, top + fh * 1.6, right - 18, top + fh * 2.6, x + w * 0.5, foot - base],
      '#fff',
      'opacity=".1"',
    ) +
    times(
      floors,
      (k) =>
        times(cols, (i) => cell(i, k)) +
        (front === 'fins'
          ? ''
          : rect(x + 8, top + (k + 1) * fh - 13, w - 16, front === 'grid' ? 22 : 12, tint(frame, 0.2)) +
            rect(x + 18, top + (k + 1) * fh - 1, w - 36, 5, '#2a2440', 'opacity=".18"')),
    ) +
    stroke(
      times(cols - 1, (i) => d`M${x + 18 + (i + 1) * cw} ${top}v${floors * fh}`),
      front === 'ribbons' ? tint(glass, 0.5) : tint(frame, 0.2),
      front === 'ribbons' ? 2.4 : front === 'fins' ? 11 : 20,
    ) +
    rect(x - 10, top - 18, w + 20, 20, accent) +
    poly(
      [right + 10, top - 18, right + dx + 6, top + 18, right + dx + 6, top + 36, right + 10, top + 2],
      shade(accent, 0.26),
    ) +
    rect(x, foot - base, w, base, shade(frame, 0.12)) +
    rect(x + 30, foot - base + 22, w - 60, base - 22, l.time === 'evening' ? l.lit : shade(glass, 0.14)) +
    stroke(
      times(6, (i) => d`M${x + 30 + ((i + 1) * (w - 60)) / 7} ${foot - base + 22}V${foot}`),
      frame,
      4,
    ) +
    rect(x + w / 2 - 62, foot - 84, 124, 84, shade(glass, 0.42)) +
    stroke(
      d`M${x + w / 2} ${foot - 84}v84M${x + w / 2 - 10} ${foot - 48}v22M${x + w / 2 + 10} ${foot - 48}v22`,
      '#fff8e8',
      3,
    ) +
    poly(
      [
        x + w / 2 - 120,
        foot - base + 8,
        x + w / 2 + 120,
        foot - base + 8,
        x + w / 2 + 104,
        foot - base + 24,
        x + w / 2 - 104,
        foot - base + 24,
      ],
      accent,
    ) +
    rect(x + w / 2 - 108, foot - base + 24, 9, base - 24, frame) +
    rect(x + w / 2 + 99, foot - base + 24, 9, base - 24, frame) +
    '</g>' +
    rect(0, foot, 1280, 72, l.on('#e2d7c3')) +
    stroke(
      times(11, (i) => d`M${i * 128} ${foot}l${(i - 5) * 10} 72`),
      l.on('#cdc0a8'),
      2,
    ) +
    stroke(`M${x - 60} 884V500M${x - 24} 884V540`, '#8d8a93', 5) +
    path(`M${x - 58} 504q20 -10 40 2t34 0v30q-16 10 -36 0t-38 2z`, accent) +
    path(`M${x - 22} 544q16 -8 30 2t24 0v22q-12 8 -26 0t-28 2z`, l.on('#f2b233')) +
    [x + 30, x + w * 0.28, x + w * 0.74, right - 20].map((px) => pot(b, px, foot + 30, 0.9, '#8f8579')).join('') +
    ashoka(b, 130, foot + 40, 1.15) +
    ashoka(b, right + 130, foot + 42, 1.2) +
    street(b, 882) +
    lamp(b, 1060, 890, 220, -1) +
    car(b, r.range(120, 860), 950, 0.95)
  );
}

const goods = ['#b3382b', '#f2b233', '#0e6b5c', '#3a5684', '#d98b9c', '#8f5f38'] as const;

function storefront(b: Brush, x: number, foot: number, w: number, i: number): string {
  const { r, light: l } = b;
  const tone = goods[(i + r.int(0, 5)) % 6] ?? goods[0];
  const awning = l.on(tone);
  const stripes = Math.round(w / 24);
  const sw = (w + 20) / stripes;
  const shut = r.chance(0.22);
  const inside = l.time === 'evening' ? l.lit : shade(l.on('#e7c99a'), 0.12);
  const shelf = (y: number): string =>
    rect(x + 30, y, w - 100, 5, l.on('#8f6a48')) +
    times(Math.floor((w - 110) / 19), (k) => {
      const h = r.range(14, 34);
      return round(x + 34 + k * 19, y - h, 15, h, 3, l.on(r.pick(goods)), 'opacity=".92"');
    });
  const face = shut
    ? rect(x + 20, foot - 190, w - 40, 190, l.on('#8c97a0')) +
      stroke(
        times(13, (k) => d`M${x + 20} ${foot - 180 + k * 14}h${w - 40}`),
        shade(l.on('#8c97a0'), 0.2),
        3,
      ) +
      rect(x + w / 2 - 12, foot - 14, 24, 8, '#3a3038')
    : rect(x + 20, foot - 190, w - 40, 190, inside) +
      shelf(foot - 118) +
      shelf(foot - 66) +
      rect(x + 24, foot - 46, w - 88, 46, l.on('#7a4a2c')) +
      rect(x + 20, foot - 50, w - 84, 7, l.on('#a9744b')) +
      rect(x + w - 64, foot - 172, 42, 172, shade(inside, 0.3)) +
      poly([x + 20, foot - 190, x + 60, foot - 190, x + 20, foot - 90], '#fff', 'opacity=".2"');
  const sign =
    round(x + 16, foot - 286, w - 32, 54, 8, shade(awning, 0.12)) +
    circle(x + 46, foot - 259, 15, '#fff3d6') +
    round(x + 74, foot - 270, (w - 120) * 0.8, 10, 5, '#fff8e8') +
    round(x + 74, foot - 253, (w - 120) * 0.5, 7, 3.5, '#fff8e8', 'opacity=".7"');
  return (
    face +
    sign +
    rect(x + 10, foot - 186, w - 20, 20, '#2a2440', 'opacity=".2"') +
    times(stripes, (k) => {
      const c = k % 2 ? '#fff6e6' : awning;
      const left = x - 10 + k * sw;
      return path(
        d`M${x + (k * w) / stripes} ${foot - 226}h${w / stripes}L${left + sw} ${foot - 176}q${-sw / 2} 20 ${-sw} 0z`,
        k % 2 ? l.on(c) : c,
      );
    })
  );
}

function shopTop(b: Brush, kind: ShopForm['top'], x: number, y: number, w: number, c: string, accent: string): string {
  switch (kind) {
    case 'plain':
      return '';
    case 'tiled':
      return tiledRoof(b, x - 30, y + 4, w + 60, 120, b.r.pick(['#b8553a', '#a2452f', '#8c5f45']), 0.1);
    case 'barrel':
      return (
        path(d`M${x - 14} ${y - 10}q${w / 2 + 14} ${-200} ${w + 28} 0z`, accent) +
        path(d`M${x + 24} ${y - 10}q${w / 2 - 24} ${-146} ${w - 48} 0z`, tint(c, 0.3))
      );
    case 'sign':
      return (
        poly([x + w * 0.16, y, x + w * 0.16, y - 70, x + w / 2, y - 130, x + w * 0.84, y - 70, x + w * 0.84, y], c) +
        round(x + w * 0.28, y - 66, w * 0.44, 44, 10, accent) +
        circle(x + w * 0.34, y - 44, 13, '#fff3d6') +
        round(x + w * 0.39, y - 52, w * 0.26, 9, 4.5, '#fff8e8') +
        round(x + w * 0.39, y - 37, w * 0.17, 6, 3, '#fff8e8')
      );
    case 'corner':
      return (
        rect(x + w - 170, y - 96, 170, 100, c) +
        farPane(b, x + w - 136, y - 74, 104, 52) +
        poly([x + w - 190, y - 94, x + w - 85, y - 176, x + w + 20, y - 94], accent) +
        solar(b, x + 60, y - 14, 4)
      );
  }
}

/** A street of shops with homes or offices above. */
export function shop(b: Brush): string {
  const { r, light: l } = b;
  const foot = 836;
  const { shops: count, width: w, storeys, top: end } = formOf(SHOPS, b.seed);
  const x = 640 - (count * w) / 2;
  const upper = storeys - 1;
  const c = l.on(r.pick(['#f4e2c4', '#f0d4c2', '#e2e8df', '#f1e6d6', '#dfe4ec']));
  const accent = l.on(r.pick(['#b8472f', '#0e6b5c', '#8f5f38', '#3a5684']));
  const uh = upper > 2 ? 108 : 128;
  const top = foot - 300 - upper * uh;
  const per = Math.round(w / 110);
  return (
    backdrop(b, 728, 0.4) +
    lawn(b, 724, 880) +
    tree(b, 60, 838, 1.3) +
    tree(b, 1226, 838, 1.2) +
    poly([x, foot, x + count * w, foot, x + count * w + 70, foot + 14, x + 20, foot + 14], '#2a2440', 'opacity=".16"') +
    '<g class="building">' +
    shopTop(b, end, x, top, count * w, c, accent) +
    (end !== 'plain' ? '' : tank(b, x + 70, top - 14, 1.1)) +
    (end !== 'plain'
      ? ''
      : r.chance(0.5)
        ? solar(b, x + count * w - 220, top - 14, 3)
        : tank(b, x + count * w - 150, top - 14, 1)) +
    rect(x, top, count * w, foot - top, c) +
    rect(x, top, count * w, foot - top, 'url(#side)') +
    times(
      upper,
      (k) =>
        times(count * per, (i) => {
          const pw = (count * w) / (count * per);
          const px = x + i * pw + pw * 0.22;
          return (
            farPane(b, px, top + 26 + k * uh, pw * 0.56, uh - 54) +
            rect(px - 8, top + 14 + k * uh, pw * 0.56 + 16, 7, accent)
          );
        }) + rect(x - 4, top + uh - 12 + k * uh, count * w + 8, 9, tint(c, 0.4)),
    ) +
    (end === 'tiled' ? '' : rect(x - 10, top - 16, count * w + 20, 18, accent)) +
    (upper === 3
      ? times(count, (i) => farRailing(b, x + i * w + 20, top + 2 * uh - 14, w - 40, 40, 'bars', '#8f5f38'))
      : '') +
    times(count, (i) => storefront(b, x + i * w, foot, w, i) + rect(x + i * w - 6, foot - 296, 12, 296, tint(c, 0.3))) +
    rect(x + count * w - 6, foot - 296, 12, 296, tint(c, 0.3)) +
    '</g>' +
    rect(0, foot, 1280, 40, l.on('#dfd3bd')) +
    rect(x - 14, foot - 4, count * w + 28, 9, l.on('#cabda5')) +
    pot(b, x + 6, foot + 10, 0.8) +
    pot(b, x + w * count - 4, foot + 10, 0.8) +
    street(b, 872) +
    times(r.int(2, 3), (i) => scooter(b, x + 60 + i * r.range(120, 150), 896, 0.82)) +
    car(b, r.range(680, 980), 952, 0.95) +
    lamp(b, x - 70, 888, 270, 1)
  );
}
