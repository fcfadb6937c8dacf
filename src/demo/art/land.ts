import { mix, shade, tint } from './colour';
import { pane, tiledRoof } from './facade';
import { wall } from './wings';
import type { Brush } from './scene';
import { backdrop } from './scene';
import { compound, ironGate, lamp, street } from './street';
import { circle, d, ellipse, path, poly, rect, round, stroke, times } from './svg';
import { ashoka, hedge, lawn, palm, shrub, tree } from './vegetation';

/** Small far-off houses along the horizon at y. */
function hamlet(b: Brush, y: number): string {
  const { r } = b;
  return times(7, (i) => {
    const x = 60 + i * 180 + r.range(-50, 50);
    const w = r.range(46, 76);
    const h = r.range(26, 40);
    const c = tint(mix(b.light.on('#f4e6d0'), b.light.hills[1], 0.35), 0.1);
    const roof = mix(b.light.on('#b8553a'), b.light.hills[1], 0.3);
    return (
      rect(x, y - h, w, h + 4, c) +
      poly([x - 7, y - h, x + w / 2, y - h - 20, x + w + 7, y - h], roof) +
      rect(x + w * 0.4, y - h * 0.56, w * 0.2, h * 0.5, b.light.time === 'evening' ? b.light.lit : shade(c, 0.3))
    );
  });
}

/** Open plots: a levelled layout with white boundaries, stones, a board and a road. */
export function plot(b: Brush): string {
  const { r, light: l } = b;
  const g = 640;
  const cols = r.int(2, 4);
  const soil = l.on(r.pick(['#d0a878', '#c89c6c', '#d8b88c', '#c78e63']));
  const flip = r.chance(0.5);
  const accent = l.on(r.pick(['#b8472f', '#0e6b5c', '#2f4b7c', '#93623a']));
  // One-point perspective: t = 0 at the far edge, 1 near; u across the site.
  const at = (u: number, t: number): [number, number] => {
    const s = 0.44 + 0.56 * t;
    return [640 + (u - 0.5) * 1180 * s, g + 60 + 206 * t * (0.55 + 0.45 * t)];
  };
  const quad = (u1: number, u2: number, t1: number, t2: number): number[] => [
    ...at(u1, t1),
    ...at(u2, t1),
    ...at(u2, t2),
    ...at(u1, t2),
  ];
  const rows = [0, 0.46, 1];
  const pick = r.int(0, cols - 1);
  const sites = rows.slice(0, 2).map((t1, row) =>
    times(cols, (i) => {
      const u1 = i / cols + 0.012;
      const u2 = (i + 1) / cols - 0.012;
      const mine = row === 1 && i === pick;
      return poly(
        quad(u1, u2, t1 + 0.03, (rows[row + 1] ?? 1) - 0.03),
        mine ? tint(soil, 0.3) : mix(soil, l.grass, (i + row) % 3 === 0 ? 0.35 : 0.12),
        `stroke="${mine ? '#f2b233' : '#fffaf0'}" stroke-width="${mine ? 7 : 4}" stroke-linejoin="round"`,
      );
    }),
  );
  const stones = rows.map((t) =>
    times(cols + 1, (i) => {
      const [x, y] = at(i / cols, t);
      const s = 0.5 + 0.5 * t;
      return (
        ellipse(x + 6 * s, y + 2, 14 * s, 4 * s, '#2a2440', 'opacity=".2"') +
        rect(x - 6 * s, y - 34 * s, 12 * s, 36 * s, l.on('#fffaf0')) +
        rect(x - 6 * s, y - 34 * s, 12 * s, 10 * s, accent)
      );
    }),
  );
  const scrub = times(14, () => {
    const [x, y] = at(r.next(), r.next());
    return stroke(d`M${x} ${y}l-6 -14m6 14l1 -18m-1 18l9 -13`, mix(l.leaf[1], soil, 0.2), 3, 'stroke-linecap="round"');
  });
  const [bx, by] = [flip ? 884 : 216, 800];
  const board =
    rect(bx + 26, by - 96, 10, 124, l.on('#6b5038')) +
    rect(bx + 164, by - 96, 10, 124, l.on('#6b5038')) +
    round(bx, by - 176, 200, 108, 10, l.on('#fffaf0')) +
    round(bx + 7, by - 169, 186, 94, 7, accent) +
    path(d`M${bx + 20} ${by - 96}q14 -40 28 -14q12 -40 26 0z`, '#fff3d6', 'opacity=".9"') +
    round(bx + 90, by - 148, 84, 12, 6, '#fff8e8') +
    round(bx + 90, by - 126, 60, 9, 4.5, '#fff8e8', 'opacity=".75"') +
    round(bx + 90, by - 106, 72, 9, 4.5, '#f2b233');
  return (
    backdrop(b, g, 0.3) +
    lawn(b, g - 4, 900) +
    hamlet(b, g + 8) +
    times(5, (i) => tree(b, 40 + i * 300 + r.range(-40, 40), g + 34, r.range(0.34, 0.5))) +
    poly(quad(-0.02, 1.02, -0.05, 1.04), soil) +
    sites.join('') +
    scrub +
    stones.join('') +
    palm(b, flip ? 96 : 1190, 812, 1.25) +
    tree(b, flip ? 1220 : 52, 836, 0.8) +
    board +
    shrub(b, flip ? 880 : 420, 842, 0.8) +
    street(b, 880) +
    lamp(b, flip ? 330 : 960, 890, 260, flip ? 1 : -1)
  );
}

/** Farm land: rows of crops running to the hills, palms, a tiled farmhouse and a well. */
export function farm(b: Brush): string {
  const { r, light: l } = b;
  const g = 590;
  const vx = r.range(420, 860);
  const paddy = r.pick<readonly [string, string]>([
    ['#8fb85c', '#a8cb6b'],
    ['#c9b458', '#dcc76e'],
    ['#6fa668', '#8bbd77'],
  ]);
  const tones = [l.on(paddy[0]), l.on(paddy[1])] as const;
  const soil = l.on('#a9784e');
  const strips = times(18, (i) => {
    const x1 = -1500 + i * 240;
    return poly(
      [vx + (x1 - vx) * 0.08, g, vx + (x1 + 240 - vx) * 0.08, g, x1 + 240, 960, x1, 960],
      tones[i % 2] ?? tones[0],
    );
  });
  const seedlings = times(9, (row) => {
    const t = (row + 1) / 9;
    const y = g + 40 + 330 * t * t;
    const s = 0.25 + 0.75 * t;
    return stroke(
      times(
        15,
        (i) =>
          d`M${vx + (i - 7) * 120 * (0.12 + 0.95 * t * t)} ${y}l${-9 * s} ${-20 * s}m${9 * s} ${20 * s}l${1 * s} ${-26 * s}m${-1 * s} ${26 * s}l${11 * s} ${-18 * s}`,
      ),
      mix(l.leaf[1], tones[0], 0.25),
      4 * s,
      'stroke-linecap="round"',
    );
  });
  const hx = vx > 640 ? 170 : 830;
  const hy = 742;
  const hut =
    poly([hx - 20, hy, hx + 290, hy, hx + 340, hy + 14, hx, hy + 14], '#2a2440', 'opacity=".18"') +
    wall(b, hx, hy - 110, 280, 110, '#f4e2c4') +
    pane(b, hx + 36, hy - 82, 48, 46, '#7a4a2c') +
    pane(b, hx + 202, hy - 82, 48, 46, '#7a4a2c') +
    rect(hx + 116, hy - 84, 52, 84, l.on('#7a4a2c')) +
    rect(hx + 108, hy - 92, 68, 8, l.on('#5c3824')) +
    tiledRoof(b, hx - 28, hy - 106, 336, 92, '#b8553a', 0.2);
  const wx = hx + (hx < 500 ? 420 : -150);
  const well =
    ellipse(wx, hy + 40, 66, 18, l.on('#b9ab97')) +
    rect(wx - 66, hy + 2, 132, 38, l.on('#c9bca8')) +
    ellipse(wx, hy + 2, 66, 18, l.on('#ded2be')) +
    ellipse(wx, hy + 2, 52, 13, '#37505c') +
    stroke(
      d`M${wx - 58} ${hy}v-82M${wx + 58} ${hy}v-82M${wx - 66} ${hy - 82}h132M${wx} ${hy - 82}v60`,
      l.on('#6b5038'),
      6,
    );
  const stack = (x: number, y: number, s: number): string =>
    path(
      d`M${x - 56 * s} ${y}q${-6 * s} ${-74 * s} ${56 * s} ${-104 * s}q${62 * s} ${30 * s} ${56 * s} ${104 * s}z`,
      l.on('#d9b65c'),
    ) +
    stroke(
      d`M${x - 40 * s} ${y - 12 * s}q${10 * s} ${-50 * s} ${40 * s} ${-76 * s}M${x + 30 * s} ${y - 10 * s}q${-2 * s} ${-40 * s} ${-22 * s} ${-66 * s}`,
      l.on('#b8923f'),
      3,
    );
  return (
    backdrop(b, g, 0.3) +
    rect(0, g - 4, 1280, 370, l.grass) +
    strips +
    path(d`M${vx - 8} ${g}L${vx - 110} 960H${vx + 90}L${vx + 6} ${g}z`, soil) +
    path(d`M${vx - 4} ${g}L${vx - 50} 960H${vx - 10}z`, tint(soil, 0.25)) +
    hamlet(b, g + 4) +
    times(8, (i) => palm(b, 30 + i * 172 + r.range(-40, 40), g + 14, r.range(0.34, 0.46))) +
    seedlings +
    palm(b, hx + 318, hy + 6, 1.1) +
    tree(b, hx - 40, hy + 4, 0.9) +
    hut +
    well +
    stack(hx < 500 ? hx - 60 : hx + 350, hy + 60, 1) +
    palm(b, hx < 500 ? 1150 : 100, 850, 1.5) +
    palm(b, hx < 500 ? 1230 : 190, 880, 1.2) +
    shrub(b, hx + 30, hy + 16, 0.7)
  );
}

/** The entrance of a gated community with its arch, guard's cabin and avenue. */
export function gate(b: Brush): string {
  const { r, light: l } = b;
  const g = 716;
  const stone = r.pick(['#ecdcc0', '#e6c9a8', '#e4e2d8', '#efd8c8']);
  const accent = r.pick(['#b8472f', '#0e6b5c', '#8f5f38', '#3a5684']);
  const s = l.on(stone);
  const a = l.on(accent);
  const style = r.int(0, 1);
  const pillar = (x: number): string =>
    rect(x, 480, 84, 400, s) +
    rect(x + 52, 480, 32, 400, shade(s, 0.16)) +
    times(6, (i) => rect(x, 530 + i * 56, 84, 3, shade(s, 0.2))) +
    rect(x - 12, 462, 108, 22, a) +
    rect(x - 10, 850, 104, 30, shade(s, 0.2)) +
    round(x + 27, 600, 30, 54, 6, '#4c4032') +
    round(x + 32, 606, 20, 42, 4, l.time === 'evening' ? '#ffe9b0' : '#f3e3bf') +
    (l.time === 'evening' ? circle(x + 42, 628, 80, 'url(#glow)') : '');
  const arch =
    style === 0
      ? path('M290 470Q640 240 990 470V420Q640 190 290 420z', s) +
        path('M290 424Q640 194 990 424V410Q640 178 290 410z', a) +
        times(9, (i) => circle(330 + i * 77.5, 432 - Math.sin(((i + 0.5) / 9) * Math.PI) * 118, 8, '#f2b233'))
      : rect(280, 392, 720, 76, s) +
        rect(280, 448, 720, 20, shade(s, 0.16)) +
        rect(262, 374, 756, 22, a) +
        poly([560, 374, 640, 322, 720, 374], a) +
        rect(590, 356, 100, 18, tint(a, 0.3));
  const plate =
    style === 0
      ? round(500, 352, 280, 62, 12, a) + round(560, 370, 160, 12, 6, '#fff3d6') + round(590, 390, 100, 8, 4, '#f2b233')
      : round(480, 404, 320, 40, 10, a) + round(540, 418, 200, 12, 6, '#fff3d6');
  const houses = [180, 330, 880, 1030].map((x, i) => {
    const h = 130 + (i % 2) * 34;
    const c = l.on(tint(stone, 0.35));
    return (
      rect(x - 40, g + 10 - h, 120, h + 30, c) +
      poly([x - 54, g + 12 - h, x + 20, g - 36 - h, x + 94, g + 12 - h], l.on('#b8553a')) +
      times(4, (k) =>
        rect(
          x - 22 + (k % 2) * 52,
          g + 28 - h + Math.floor(k / 2) * 52,
          30,
          32,
          r.chance(l.lamps) ? l.lit : l.glass,
          'stroke="#fffaf0" stroke-width="3"',
        ),
      )
    );
  });
  return (
    backdrop(b, g, 0.38) +
    lawn(b, g - 4, 960) +
    houses.join('') +
    hedge(b, 0, g + 46, 1280, 26) +
    poly([606, g + 6, 674, g + 6, 960, 960, 320, 960], l.on('#b9b0a8')) +
    poly([636, g + 30, 644, g + 30, 662, 960, 618, 960], '#fff8e8', 'opacity=".55"') +
    [0, 1, 2]
      .map(
        (i) =>
          palm(b, 580 - i * 54, g + 16 + i * 30, 0.5 + i * 0.16, -0.2) +
          palm(b, 700 + i * 54, g + 16 + i * 30, 0.5 + i * 0.16, 0.2),
      )
      .join('') +
    compound(b, -10, 880, 310, 110, stone) +
    compound(b, 980, 880, 310, 110, stone) +
    pillar(290) +
    pillar(906) +
    arch +
    plate +
    `<g>${ironGate(b, 382, 880, 96, 150)}${ironGate(b, 802, 880, 96, 150)}</g>` +
    wall(b, 1040, 700, 150, 186, tint(stone, 0.3)) +
    pane(b, 1066, 742, 96, 64, '#fffaf0', l.time === 'evening') +
    rect(1024, 684, 182, 18, a) +
    rect(1000, 812, 14, 80, '#4c4c58') +
    times(7, (i) => rect(1000 - (i + 1) * 52, 818, 52, 12, i % 2 ? '#fffaf0' : '#c43d2f')) +
    ashoka(b, 60, 880, 1.5) +
    ashoka(b, 160, 884, 1.3) +
    ashoka(b, 1240, 886, 1.4) +
    times(4, (i) => shrub(b, 50 + i * 74, 910, 0.9)) +
    times(3, (i) => shrub(b, 1070 + i * 80, 912, 0.9)) +
    rect(0, 912, 1280, 48, 'url(#fall)')
  );
}
