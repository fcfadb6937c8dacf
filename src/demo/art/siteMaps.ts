import { mix, shade, tint } from './colour';
import { hillsMark } from './hills';
import type { Random } from './random';
import type { Brush } from './scene';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';

/** A tree seen from above. */
function crown(r: Random, x: number, y: number, size: number): string {
  const c = r.pick(['#7fa86c', '#6b9a63', '#8fb57c', '#5f8f60']);
  return (
    circle(x + 3, y + 4, size, '#2a2440', 'opacity=".13"') +
    circle(x, y, size, c) +
    circle(x - size * 0.28, y - size * 0.28, size * 0.5, tint(c, 0.25))
  );
}

/** Hills seen from above, as contour bands in the top left corner. */
function contours(r: Random, w: number, h: number): string {
  const tones = ['#c3d3b4', '#aac49f', '#8fb18c', '#789f7c'];
  const bumps = times(7, (i) => {
    const x = (w * (i + 0.4)) / 7;
    const y = h * (0.62 - i * 0.075) * (i % 2 ? r.range(0.2, 0.4) : r.range(0.6, 0.9));
    return [0, 1, 2]
      .map((k) =>
        ellipse(x, y, w * (0.07 - k * 0.02), h * (0.15 - k * 0.042), tones[k + 1] ?? '#789f7c', 'opacity=".75"'),
      )
      .join('');
  });
  return (
    `<g ${hillsMark}>` +
    path(
      d`M-10 -10H${w}Q${w * 0.84} ${h * 0.3} ${w * 0.6} ${h * 0.42}T${w * 0.24} ${h * 0.86}T-10 ${h}z`,
      tones[0] ?? '#c3d3b4',
    ) +
    bumps +
    '</g>'
  );
}

/** A hipped roof seen from above. */
function roofTop(x: number, y: number, w: number, h: number, colour: string): string {
  const m = x + w / 2;
  const e = w / 2;
  return (
    rect(x + 4, y + 5, w, h, '#2a2440', 'opacity=".16"') +
    rect(x, y, w, h, colour) +
    poly([x, y, m, y + e, m, y + h - e, x, y + h], tint(colour, 0.28)) +
    poly([x, y, x + w, y, m, y + e], tint(colour, 0.14)) +
    poly([x, y + h, x + w, y + h, m, y + h - e], shade(colour, 0.14))
  );
}

function compass(x: number, y: number, accent: string): string {
  return (
    circle(x, y, 40, '#fffaf0', `stroke="#2f3a44" stroke-width="3"`) +
    poly([x, y - 54, x + 20, y + 8, x, y - 4], accent) +
    poly([x, y - 54, x - 20, y + 8, x, y - 4], '#2f3a44')
  );
}

/** A site plan: plots or blocks along internal roads, park, pool, club house and entrance. */
export function masterPlan({ r }: Brush): string {
  const accent = r.pick(['#0e6b5c', '#b8472f', '#2f4b7c', '#c57a2c']);
  const towers = r.chance(0.5);
  const flip = r.chance(0.5);
  const road = '#d5cdbf';
  const rows = [150, 312, 474, 636];
  const park = r.int(0, 2);
  const roofs = ['#e8b99a', '#efd3a6', '#c9d6cf', '#e3c3b4', '#d9d3e2'] as const;
  const parcel = (x: number, y: number, w: number, h: number): string => {
    if (!towers) {
      const tone = r.pick(['#f4e3c3', '#f1d9b8', '#e6ebcf', '#f3e9d6', '#f0d0bd']);
      const home = r.chance(0.6)
        ? rect(x + 10, y + 14, w - 18, h - 28, tint('#bcd49c', 0.2), 'rx="3"') +
          roofTop(x + 14, y + 22, w - 26, h - 52, r.pick(['#d99a7c', '#cf8f74', '#c9a06f', '#b9a79a']))
        : '';
      return (
        rect(x + 2, y + 2, w - 4, h - 4, tone, 'stroke="#fffaf0" stroke-width="3"') +
        home +
        crown(r, x + w - 12, y + h - 12, 7)
      );
    }
    const tone = r.pick(roofs);
    return (
      rect(x + 8, y + 10, w - 6, h - 10, '#2a2440', 'opacity=".16"') +
      path(
        d`M${x} ${y}h${w * 0.4}v${h * 0.2}h${w * 0.2}v${-h * 0.2}h${w * 0.4}v${h}h${-w * 0.4}v${-h * 0.2}h${-w * 0.2}v${h * 0.2}h${-w * 0.4}z`,
        tone,
        `stroke="${shade(tone, 0.25)}" stroke-width="3"`,
      ) +
      times(
        2,
        (i) =>
          rect(x + w * (0.1 + i * 0.6), y + h * 0.18, w * 0.2, h * 0.64, tint(tone, 0.4)) +
          rect(x + w * (0.14 + i * 0.6), y + h * 0.36, w * 0.12, h * 0.28, shade(tone, 0.2)),
      )
    );
  };
  const strip = (y: number, from: number, to: number): string => {
    const count = towers ? Math.max(1, Math.floor((to - from) / 160)) : Math.floor((to - from) / 62);
    const w = (to - from) / count;
    return times(count, (i) =>
      towers
        ? parcel(from + i * w + 26, y + 14, w - 52, 94) +
          crown(r, from + i * w + 10, y + 30, 11) +
          crown(r, from + i * w + 10, y + 86, 12)
        : parcel(from + i * w, y, w, 122),
    );
  };
  const green = (y: number): string => {
    const x = 520;
    return (
      round(x, y, 270, 122, 18, '#bcd49c') +
      stroke(d`M${x} ${y + 60}q70 -50 135 0t135 0M${x + 135} ${y}v122`, '#efe3c6', 9) +
      ellipse(x + 62, y + 88, 34, 18, '#8cc6d6') +
      ellipse(x + 62, y + 86, 26, 12, '#a9d8e2') +
      times(16, () => crown(r, x + r.range(14, 256), y + r.range(14, 108), r.range(7, 13))) +
      circle(x + 135, y + 60, 20, '#efe3c6') +
      circle(x + 135, y + 60, 11, '#8cc6d6')
    );
  };
  const body =
    rect(0, 0, 1280, 960, '#dfe6cd') +
    contours(r, 560, 240) +
    rect(0, 880, 1280, 80, '#b9b3ab') +
    times(11, (i) => rect(20 + i * 120, 917, 64, 5, '#fff8e8')) +
    times(34, () => crown(r, r.range(0, 1280), r.chance(0.5) ? r.range(20, 100) : r.range(838, 872), r.range(9, 17))) +
    round(96, 108, 1088, 720, 46, '#eef1de', `stroke="${accent}" stroke-width="6" stroke-dasharray="22 10"`) +
    stroke(
      'M150 290H1130M150 452H1130M150 614H1130M150 776H1130M150 290V776M1130 290V776M655 776V890M440 290V776M870 290V776',
      road,
      34,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    stroke(
      'M150 290H1130M150 452H1130M150 614H1130M150 776H1130M655 790V880',
      '#fffaf0',
      2.4,
      'stroke-dasharray="14 12" opacity=".9"',
    ) +
    rows
      .map((y, i) => {
        const centre = i === park ? green(y) : i === 3 ? '' : strip(y, 464, 846);
        return strip(y, 176, 416) + strip(y, 894, 1104) + centre;
      })
      .join('') +
    round(476, 640, 170, 104, 10, tint(accent, 0.55), `stroke="${accent}" stroke-width="4"`) +
    path('M500 664h122v54h-50v18h-72z', accent, 'opacity=".55"') +
    round(668, 646, 164, 94, 44, '#efe3c6') +
    round(682, 660, 136, 66, 33, '#7cc4d4') +
    stroke('M704 690q14 -8 28 0t28 0t28 0', '#fff', 4, 'opacity=".8"') +
    times(22, (i) => crown(r, i < 11 ? 118 : 1162, 180 + (i % 11) * 58, 12)) +
    rect(588, 812, 40, 34, accent, 'rx="5"') +
    rect(682, 812, 40, 34, accent, 'rx="5"') +
    stroke('M628 828h54', '#c43d2f', 6, 'stroke-dasharray="9 6"') +
    circle(655, 776, 30, road) +
    circle(655, 776, 17, '#a9cb8d') +
    crown(r, 655, 776, 10);
  const key =
    round(1000, 30, 190, 60, 10, '#fffaf0', 'opacity=".95"') +
    times(4, (i) => round(1016 + i * 42, 46, 30, 28, 6, [accent, '#7cc4d4', '#a9cb8d', '#efd3a6'][i] ?? accent));
  return (
    (flip ? `<g transform="translate(1280 0) scale(-1 1)">${body}</g>` : body) +
    key +
    compass(flip ? 70 : 1226, 60, accent)
  );
}

/** A street map of a locality with tank, park, railway, the hills to one side and a pin. */
export function locality({ r }: Brush): string {
  const tilt = r.range(-9, 9);
  const flip = r.chance(0.5);
  const land = '#f3ecdc';
  const major = '#f6cf7a';
  const xs = [-250, -90, 60, 200, 350, 480, 640, 800, 930, 1080, 1230, 1390].map((x) => x + r.range(-20, 20));
  const ys = [-110, 20, 140, 290, 420, 560, 700, 830, 970, 1100].map((y) => y + r.range(-16, 16));
  const tankCell = [r.int(8, 9), r.int(5, 6)] as const;
  const parkCell = [r.int(4, 5), r.int(2, 3)] as const;
  const at = (list: readonly number[], i: number): number => list[i] ?? 0;
  const tones = ['#e6dbc4', '#e9dfca', '#e2d6be', '#e5d9cc'] as const;
  const blocks = times(xs.length - 1, (i) =>
    times(ys.length - 1, (k) => {
      const x = at(xs, i) + 9;
      const y = at(ys, k) + 9;
      const w = at(xs, i + 1) - x - 9;
      const h = at(ys, k + 1) - y - 9;
      if (i === tankCell[0] && k === tankCell[1])
        return (
          path(
            d`M${x} ${y + h * 0.3}Q${x + w * 0.2} ${y - 10} ${x + w * 0.6} ${y + 6}T${x + w} ${y + h * 0.6}Q${x + w * 0.7} ${y + h + 6} ${x + w * 0.3} ${y + h}T${x} ${y + h * 0.3}z`,
            '#a8d3dd',
            'stroke="#8cc0cd" stroke-width="4"',
          ) + stroke(d`M${x + w * 0.3} ${y + h * 0.5}q12 -7 24 0t24 0`, '#fff', 3, 'opacity=".8"')
        );
      if (i === parkCell[0] && k === parkCell[1])
        return (
          round(x, y, w, h, 12, '#c3dba6') +
          stroke(d`M${x} ${y + h / 2}q${w / 4} -30 ${w / 2} 0t${w / 2} 0`, '#f3ecdc', 6) +
          times(11, () => crown(r, x + r.range(14, w - 14), y + r.range(14, h - 14), r.range(7, 11)))
        );
      const c = r.pick(tones);
      const cut = 2;
      const homes = times(cut, (a) =>
        times(2, (e) =>
          r.chance(0.8)
            ? rect(
                x + 8 + (a * (w - 10)) / cut,
                y + 8 + (e * (h - 8)) / 2,
                (w - 10) / cut - r.range(6, 20),
                (h - 8) / 2 - r.range(8, 22),
                shade(c, r.range(0.06, 0.13)),
                'rx="2"',
              )
            : crown(r, x + 24 + (a * (w - 20)) / cut, y + 26 + (e * h) / 2, 9),
        ),
      );
      return round(x, y, w, h, 7, c) + homes;
    }),
  );
  const mainX = at(xs, r.int(6, 7));
  const mainY = at(ys, r.int(3, 4));
  const ring = d`M-300 ${mainY + 300}Q300 ${mainY + 180} ${mainX} ${mainY + 130}T1580 ${mainY - 190}`;
  const rail = d`M-300 ${at(ys, 8) - 60}Q400 ${at(ys, 8) - 150} 800 ${at(ys, 8) - 60}T1600 ${at(ys, 8) - 110}`;
  const px = mainX - 84;
  const py = mainY - 34;
  const accent = r.pick(['#0e6b5c', '#b8472f']);
  const spot = (x: number, y: number, c: string, inner: string): string =>
    circle(x, y, 21, '#fff') + circle(x, y, 17, c) + inner;
  const places =
    spot(mainX + 150, mainY - 150, '#c57a2c', path(d`M${mainX + 141} ${mainY - 142}v-9l9 -9 9 9v9z`, '#fff')) +
    spot(
      mainX - 250,
      mainY + 72,
      '#2f6f9a',
      stroke(d`M${mainX - 259} ${mainY + 72}h18M${mainX - 250} ${mainY + 63}v18`, '#fff', 5),
    ) +
    spot(
      mainX + 190,
      mainY + 60,
      '#7a5a9a',
      path(d`M${mainX + 179} ${mainY + 58}l11 -7 11 7 -11 7zM${mainX + 184} ${mainY + 64}v6q6 4 12 0v-6z`, '#fff'),
    );
  const pin =
    circle(px, py, 130, accent, 'opacity=".12"') +
    `<circle cx="${Math.round(px)}" cy="${Math.round(py)}" r="130" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="10 9" opacity=".6"/>` +
    ellipse(px, py + 2, 26, 9, '#2a2440', 'opacity=".3"') +
    path(
      d`M${px} ${py}C${px - 20} ${py - 44} ${px - 58} ${py - 66} ${px - 58} ${py - 112}a58 58 0 0 1 116 0C${px + 58} ${py - 66} ${px + 20} ${py - 44} ${px} ${py}z`,
      accent,
      'stroke="#fff" stroke-width="6"',
    ) +
    circle(px, py - 112, 36, '#fff') +
    path(d`M${px - 22} ${py - 110}l22 -20 22 20v4h-6v14h-32v-14h-6z`, accent) +
    rect(px - 5, py - 104, 10, 12, '#fff');
  const map =
    rect(-400, -400, 2080, 1760, land) +
    blocks +
    stroke(ring, shade(major, 0.14), 34) +
    stroke(ring, major, 26) +
    stroke(d`M${mainX} -400V1360M-400 ${mainY}H1680`, mix(major, '#c9a04e', 0.5), 30) +
    stroke(d`M${mainX} -400V1360M-400 ${mainY}H1680`, tint(major, 0.35), 23) +
    stroke(rail, '#8a8580', 9) +
    stroke(rail, '#f3ecdc', 4, 'stroke-dasharray="16 14"');
  const whole =
    `<g transform="rotate(${tilt.toFixed(2)} 640 480)">${map}</g>` +
    (flip ? `<g transform="translate(1280 0) scale(-1 1)">${contours(r, 620, 330)}</g>` : contours(r, 620, 330)) +
    `<g transform="rotate(${tilt.toFixed(2)} 640 480)">${places}</g>`;
  return whole + pin + compass(flip ? 76 : 1204, 90, accent) + stroke('M1060 910v14h160v-14M1140 910v14', '#2f3a44', 4);
}
