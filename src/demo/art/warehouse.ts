import { shade, tint } from './colour';
import { farPane } from './facade';
import { formOf, WAREHOUSES } from './forms';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { lamp } from './street';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { hedge, lawn, shrub, tree } from './vegetation';

/** A warehouse shed with shutters, a loading dock and a lorry. */
export function warehouse(b: Brush): string {
  const { r, light: l } = b;
  const foot = 820;
  const form = formOf(WAREHOUSES, b.seed);
  const { width: w, bays } = form;
  const x = form.office ? 110 : 150;
  const eave = foot - 290;
  const sheet = l.on(r.pick(['#dfe3e2', '#cfdad8', '#e8dfd0', '#d5dbe6']));
  const accent = l.on(r.pick(['#b8472f', '#0e6b5c', '#2f4b7c', '#c98a1b']));
  const bw = w / bays;
  const gable = (from: number, wide: number): string => {
    const rise = wide * 0.15;
    const middle = from + wide / 2;
    return (
      poly([from - 26, eave + 6, middle, eave - rise + 16, from + wide + 26, eave + 6], sheet) +
      path(
        d`M${from - 34} ${eave + 10}L${middle} ${eave - rise + 8}L${from + wide + 34} ${eave + 10}v-22L${middle} ${eave - rise - 16}L${from - 34} ${eave - 12}z`,
        accent,
      ) +
      circle(middle, eave - rise * 0.43, rise * 0.21, shade(sheet, 0.2)) +
      stroke(
        d`M${middle - rise * 0.17} ${eave - rise * 0.43}h${rise * 0.34}M${middle} ${eave - rise * 0.6}v${rise * 0.34}`,
        tint(sheet, 0.5),
        5,
      )
    );
  };
  const saw = (): string =>
    times(4, (i) => {
      const rx = x + (i * w) / 4;
      return (
        poly([rx, eave, rx, eave - 96, rx + w / 4, eave], accent) +
        poly(
          [rx + 8, eave - 12, rx + 8, eave - 78, rx + 40, eave - 64, rx + 40, eave - 12],
          l.time === 'evening' ? l.lit : l.glass,
          'opacity=".9"',
        ) +
        stroke(d`M${rx} ${eave - 96}L${rx + w / 4} ${eave}`, shade(accent, 0.25), 8)
      );
    });
  const barrel = (): string =>
    path(d`M${x - 24} ${eave + 4}q${w / 2 + 24} ${-330} ${w + 48} 0z`, accent) +
    path(d`M${x + 8} ${eave + 4}q${w / 2 - 8} ${-282} ${w - 16} 0z`, sheet) +
    farPane(b, x + w / 2 - 90, eave - 96, 180, 50);
  const roofs = {
    saw,
    gable: () => gable(x, w),
    barrel,
    twin: () => gable(x, w / 2) + gable(x + w / 2, w / 2),
  };
  const roof = roofs[form.roof]();
  const cabin = (): string =>
    rect(x + w, foot - 196, 190, 196, tint(sheet, 0.3)) +
    rect(x + w - 6, foot - 208, 208, 16, accent) +
    farPane(b, x + w + 24, foot - 160, 62, 62) +
    farPane(b, x + w + 108, foot - 160, 62, 62) +
    rect(x + w + 64, foot - 80, 56, 80, shade(sheet, 0.4));
  const shutter = (i: number): string => {
    const sx = x + i * bw + bw * 0.16;
    const sw = bw * 0.68;
    const open = r.chance(0.35);
    const y = foot - 190;
    return (
      rect(sx - 10, y - 12, sw + 20, 202, shade(sheet, 0.3)) +
      rect(sx, y, sw, 190, open ? (l.time === 'evening' ? '#d9a75c' : '#4d4a58') : l.on('#f1ece2')) +
      (open
        ? rect(sx, y, sw, 44, l.on('#f1ece2')) +
          times(3, (k) =>
            rect(
              sx + 16 + k * sw * 0.29,
              foot - 52 - (k % 2) * 46,
              sw * 0.25,
              52 + (k % 2) * 46,
              l.on(k % 2 ? '#b98a55' : '#c99b66'),
            ),
          )
        : stroke(
            times(10, (k) => d`M${sx} ${y + 14 + k * 18}h${sw}`),
            l.on('#cfc6b6'),
            3,
          )) +
      times(4, (k) => rect(sx - 10, foot - 60 + k * 15, 9, 8, k % 2 ? '#2b2b33' : '#f2b233')) +
      round(sx + sw * 0.36, y - 42, sw * 0.28, 20, 4, accent)
    );
  };
  const lx = 690;
  const ly = 908;
  const body = l.on(r.pick(['#c9552f', '#0e6b5c', '#3a5684', '#e0a83a']));
  const wheel = (wx: number): string => circle(wx, ly - 20, 21, '#2b2b33') + circle(wx, ly - 20, 9, '#c9ccd0');
  const lorry =
    ellipse(lx + 180, ly, 200, 10, '#2a2440', 'opacity=".25"') +
    rect(lx, ly - 170, 240, 140, l.on('#f7f1e4')) +
    rect(lx, ly - 62, 240, 32, body) +
    round(lx + 30, ly - 138, 120, 14, 7, body) +
    round(lx + 30, ly - 114, 76, 10, 5, body, 'opacity=".6"') +
    path(d`M${lx + 250} ${ly - 26}v-112q0 -14 14 -14h44q16 0 24 20l22 50v56z`, body) +
    path(d`M${lx + 276} ${ly - 134}h28q10 0 15 12l14 36h-57z`, l.glass) +
    rect(lx - 4, ly - 32, 364, 10, '#4c4c58') +
    circle(lx + 348, ly - 52, 7, '#ffe7a8') +
    wheel(lx + 52) +
    wheel(lx + 106) +
    wheel(lx + 306);
  return (
    backdrop(b, 716, 0.36) +
    lawn(b, 712, 850) +
    hedge(b, 0, 760, 1280, 26) +
    tree(b, 70, 800, 1.1) +
    tree(b, 1210, 800, 1.2) +
    '<g class="building">' +
    (form.office ? cabin() : '') +
    rect(x, eave, w, foot - eave, sheet) +
    roof +
    stroke(
      times(Math.floor(w / 20) - 1, (i) => d`M${x + 20 + i * 20} ${eave + 4}V${foot}`),
      shade(sheet, 0.1),
      3,
    ) +
    rect(x, eave, w, foot - eave, 'url(#side)') +
    rect(x - 12, eave - 4, w + 24, 14, tint(accent, 0.1)) +
    times(bays, (i) =>
      rect(
        x + i * bw + bw * 0.3,
        eave + 24,
        bw * 0.4,
        26,
        l.time === 'evening' ? l.lit : l.glass,
        `stroke="${tint(sheet, 0.6)}" stroke-width="4"`,
      ),
    ) +
    times(bays, shutter) +
    '</g>' +
    rect(0, foot, 1280, 140, l.on('#cfc6b8')) +
    rect(x - 10, foot - 4, w + 20, 22, l.on('#b5aa99')) +
    stroke('M0 872H1280M200 838L150 960M420 838L390 960M860 838L890 960', l.on('#e9e2d4'), 4, 'opacity=".7"') +
    shrub(b, 80, 852, 1) +
    times(
      3,
      (i) =>
        rect(300 + i * 62, 856 - (i % 2) * 4, 54, 46, l.on(i % 2 ? '#b98a55' : '#c99b66')) +
        rect(300 + i * 62 + 22, 856 - (i % 2) * 4, 10, 46, l.on('#e3c79c')),
    ) +
    rect(320, 812, 54, 44, l.on('#c29260')) +
    rect(292, 902, 196, 9, l.on('#8f6a48')) +
    lorry +
    lamp(b, 1170, 900, 300, -1)
  );
}
