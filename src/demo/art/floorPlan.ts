import type { Room, Use } from './homePlans';
import { homePlanOf } from './homePlans';
import type { Brush } from './scene';
import { circle, d, ellipse, n, path, poly, rect, round, stroke, times } from './svg';

type Fills = Record<Use, string>;

const washes: readonly [Fills, ...Fills[]] = [
  {
    living: '#fbf1de',
    dining: '#fbf1de',
    bed: '#eef3ec',
    bath: '#e0eef2',
    kitchen: '#fdeed3',
    utility: '#efe9e0',
    balcony: '#e6efdc',
  },
  {
    living: '#f6efe6',
    dining: '#f6efe6',
    bed: '#f7e6dc',
    bath: '#dfeaf0',
    kitchen: '#f3ecd2',
    utility: '#e9e6e2',
    balcony: '#e3ecd6',
  },
  {
    living: '#f3f1e4',
    dining: '#f3f1e4',
    bed: '#e9ecf5',
    bath: '#dcefec',
    kitchen: '#f9e8da',
    utility: '#ebe7ee',
    balcony: '#e8efd8',
  },
];

const thin = `stroke="#7d8a8a" stroke-width="2"`;

function box(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  return round(x, y, w, h, r, fill, thin);
}

function furniture(room: Room, f: number, accent: string, x: number, y: number): string {
  const w = room.w * f;
  const h = room.h * f;
  switch (room.use) {
    case 'bed':
      return (
        box(x + w / 2 - 3 * f, y + 0.8 * f, 6 * f, 6.6 * f, 5, '#fff') +
        box(x + w / 2 - 2.6 * f, y + 1.1 * f, 2.4 * f, 1.4 * f, 6, accent + '33') +
        box(x + w / 2 + 0.2 * f, y + 1.1 * f, 2.4 * f, 1.4 * f, 6, accent + '33') +
        box(x + w / 2 - 3 * f, y + 3.4 * f, 6 * f, 4 * f, 5, accent + '44') +
        box(x + w / 2 - 4.9 * f, y + 0.8 * f, 1.6 * f, 1.6 * f, 3, '#fff') +
        box(x + w / 2 + 3.3 * f, y + 0.8 * f, 1.6 * f, 1.6 * f, 3, '#fff') +
        (room.y === 0
          ? box(x + 0.6 * f, y + h - 2.4 * f, 5.6 * f, 1.8 * f, 2, '#e9dcc6') +
            stroke(d`M${x + 0.6 * f} ${y + h - 2.4 * f}l${5.6 * f} ${1.8 * f}`, '#7d8a8a', 1.4)
          : '')
      );
    case 'living':
      return (
        ellipse(x + w * 0.4, y + h * 0.56, 5 * f, 3.2 * f, accent + '22') +
        box(x + w * 0.4 - 3.4 * f, y + h * 0.56 + 2 * f, 6.8 * f, 2.6 * f, 10, accent + '55') +
        box(x + w * 0.4 - 2.8 * f, y + h * 0.56 + 2 * f, 2.7 * f, 1.9 * f, 6, '#fff9') +
        box(x + w * 0.4 + 0.1 * f, y + h * 0.56 + 2 * f, 2.7 * f, 1.9 * f, 6, '#fff9') +
        box(x + w * 0.4 + 4.3 * f, y + h * 0.56 - 1.6 * f, 2.4 * f, 2.6 * f, 8, accent + '55') +
        box(x + w * 0.4 - 1.6 * f, y + h * 0.56 - 1 * f, 3.2 * f, 2 * f, 4, '#e9dcc6') +
        box(x + w * 0.4 - 3 * f, y + 0.7 * f + h * 0.06, 6 * f, 1.1 * f, 2, '#e9dcc6') +
        (room.w > 24 ? table(x + w * 0.8, y + h * 0.45, f) : '') +
        circle(x + 1.6 * f, y + h - 1.7 * f, 0.9 * f, '#8fb884', thin)
      );
    case 'dining':
      return table(x + w * 0.5, y + h * 0.5, f * (room.w > 10 ? 1 : 0.72));
    case 'kitchen':
      return (
        path(
          d`M${x + 0.5 * f} ${y + 0.5 * f}h${w - f}v${7 * f}h${-2.2 * f}v${-4.8 * f}h${-w + 3.2 * f}z`,
          '#fff',
          thin,
        ) +
        times(4, (i) =>
          circle(x + w * 0.34 + (i % 2) * 0.9 * f, y + 1.1 * f + Math.floor(i / 2) * 0.9 * f, 0.32 * f, 'none', thin),
        ) +
        box(x + w - 2.3 * f, y + 3.6 * f, 1.5 * f, 2 * f, 6, '#d5e6ec') +
        box(x + w - 3 * f, y + h - 3.2 * f, 2.4 * f, 2.6 * f, 3, '#dfe5e8')
      );
    case 'bath':
      return (
        box(x + 0.5 * f, y + 0.5 * f, w - f, 2.8 * f, 3, '#cfe4ea') +
        stroke(
          d`M${x + 0.5 * f} ${y + 0.5 * f}l${w - f} ${2.8 * f}m0 ${-2.8 * f}l${-w + f} ${2.8 * f}`,
          '#9fc0ca',
          1.4,
        ) +
        box(x + w - 1.2 * f, y + h * 0.56, 0.7 * f, 1.6 * f, 2, '#fff') +
        ellipse(x + w - 2.1 * f, y + h * 0.56 + 0.8 * f, 1.05 * f, 0.7 * f, '#fff', thin) +
        (room.h > 8
          ? box(x + w - 3.2 * f, y + h - 2 * f, 2.6 * f, 1.5 * f, 3, '#fff') +
            ellipse(x + w - 1.9 * f, y + h - 1.25 * f, 0.8 * f, 0.5 * f, '#d5e6ec', thin)
          : '')
      );
    case 'utility':
      return (
        box(x + w - 3 * f, y + 0.7 * f, 2.3 * f, 2.3 * f, 3, '#fff') +
        circle(x + w - 1.85 * f, y + 1.85 * f, 0.8 * f, '#d5e6ec', thin) +
        box(x + w - 3 * f, y + h - 3 * f, 2.3 * f, 2.2 * f, 3, '#d5e6ec')
      );
    case 'balcony':
      return (
        times(3, (i) => circle(x + (1.2 + i * 1.6) * f, y + h - 1.2 * f, 0.6 * f, '#8fb884', thin)) +
        circle(x + w - 2 * f, y + h / 2, 0.9 * f, '#fff', thin)
      );
  }
}

function table(x: number, y: number, f: number): string {
  return (
    times(6, (i) => box(x + (-2.6 + (i % 3) * 1.9) * f, y + (i < 3 ? -2.5 : 1.1) * f, 1.4 * f, 1.4 * f, 5, '#fff')) +
    box(x - 2.9 * f, y - 1.5 * f, 5.8 * f, 3 * f, 6, '#e9dcc6')
  );
}

/** A floor plan to scale with walls, doors, windows, furniture, dimension lines, scale bar and north arrow. */
export function floorPlan({ r, seed }: Brush): string {
  const plan = homePlanOf(seed);
  const fills = r.pick(washes);
  const ink = r.pick(['#2f3a44', '#4a3a33', '#1f4a45']);
  const accent = r.pick(['#0e6b5c', '#b8553a', '#33527f', '#c57a2c']);
  const f = Math.min(1000 / plan.w, 740 / plan.h);
  const ox = 640 - (plan.w * f) / 2;
  const oy = 96;
  const X = (v: number): number => ox + v * f;
  const Y = (v: number): number => oy + v * f;
  const t = 0.56 * f;
  const mx = r.chance(0.5) ? -1 : 1;
  const floors = plan.rooms.map((m) => rect(X(m.x), Y(m.y), m.w * f, m.h * f, fills[m.use])).join('');
  const boards = plan.rooms
    .filter((m) => m.use === 'bath' || m.use === 'balcony')
    .map((m) =>
      stroke(
        times(m.w - 1, (i) => d`M${X(m.x + i + 1)} ${Y(m.y)}v${m.h * f}`) +
          times(m.h - 1, (i) => d`M${X(m.x)} ${Y(m.y + i + 1)}h${m.w * f}`),
        '#fff',
        1.6,
        'opacity=".8"',
      ),
    )
    .join('');
  const walls = plan.rooms
    .map(
      (m) =>
        `<rect x="${n(X(m.x))}" y="${n(Y(m.y))}" width="${n(m.w * f)}" height="${n(m.h * f)}" fill="none" stroke="${m.use === 'balcony' ? '#7d8a8a' : ink}" stroke-width="${n(m.use === 'balcony' ? t * 0.4 : t)}"/>`,
    )
    .reverse()
    .join('');
  const open = plan.open
    .map(
      ([x, y, w, h]) =>
        rect(X(x) - (w ? 0 : t * 0.6), Y(y) - (h ? 0 : t * 0.6), w * f || t * 1.2, h * f || t * 1.2, fills.living) +
        (w
          ? stroke(
              d`M${X(x)} ${Y(y) - 3}h${w * f * 0.55}M${X(x) + w * f * 0.45} ${Y(y) + 3}h${w * f * 0.55}`,
              '#5d8fa3',
              3,
            )
          : ''),
    )
    .join('');
  const doors = plan.doors
    .map(({ x, y, across, swing }) => {
      const l = 3 * f;
      return across
        ? rect(X(x), Y(y) - t * 0.6, l, t * 1.2, '#fdf6e8') +
            path(
              d`M${X(x)} ${Y(y)}v${swing * l}A${l} ${l} 0 0 ${swing > 0 ? 0 : 1} ${X(x) + l} ${Y(y)}z`,
              accent,
              'opacity=".1"',
            ) +
            stroke(d`M${X(x)} ${Y(y)}v${swing * l}A${l} ${l} 0 0 ${swing > 0 ? 0 : 1} ${X(x) + l} ${Y(y)}`, accent, 2.6)
        : rect(X(x) - t * 0.6, Y(y), t * 1.2, l, '#fdf6e8') +
            path(
              d`M${X(x)} ${Y(y)}h${swing * l}A${l} ${l} 0 0 ${swing > 0 ? 1 : 0} ${X(x)} ${Y(y) + l}z`,
              accent,
              'opacity=".1"',
            ) +
            stroke(
              d`M${X(x)} ${Y(y)}h${swing * l}A${l} ${l} 0 0 ${swing > 0 ? 1 : 0} ${X(x)} ${Y(y) + l}`,
              accent,
              2.6,
            );
    })
    .join('');
  const windows = plan.windows
    .map(([x, y, l, across]) =>
      across
        ? rect(X(x), Y(y) - t / 2, l * f, t, '#dff0f5', `stroke="${ink}" stroke-width="2"`) +
          stroke(d`M${X(x)} ${Y(y)}h${l * f}`, '#5d8fa3', 2)
        : rect(X(x) - t / 2, Y(y), t, l * f, '#dff0f5', `stroke="${ink}" stroke-width="2"`) +
          stroke(d`M${X(x)} ${Y(y)}v${l * f}`, '#5d8fa3', 2),
    )
    .join('');
  const ticks = (xs: readonly number[]): string =>
    [...new Set(xs)].map((v) => d`M${X(v)} 40v20M${X(v) - 7} 57l14 -14`).join('');
  const dims = stroke(
    d`M${X(0)} 50H${X(plan.w)}` + ticks(plan.rooms.filter((m) => m.y === 0).flatMap((m) => [m.x, m.x + m.w])),
    '#8a8375',
    2.4,
  );
  const side = stroke(
    d`M${X(0) - 54} ${Y(0)}V${Y(plan.h)}` +
      [0, 11, plan.h - 4, plan.h].map((v) => d`M${X(0) - 64} ${Y(v)}h20M${X(0) - 61} ${Y(v) + 7}l14 -14`).join(''),
    '#8a8375',
    2.4,
  );
  const scale = times(4, (i) =>
    rect(100 + i * 5 * f, 896, 5 * f, 12, i % 2 ? '#fff' : ink, `stroke="${ink}" stroke-width="2"`),
  );
  const north =
    circle(1190, 876, 42, '#fffaf0', `stroke="${ink}" stroke-width="3"`) +
    poly([1190, 822, 1210, 884, 1190, 872], accent) +
    poly([1190, 822, 1170, 884, 1190, 872], ink);
  const paper =
    rect(0, 0, 1280, 960, '#fdfaf3') +
    stroke(times(31, (i) => `M${(i + 1) * 40} 0V960`) + times(23, (i) => `M0 ${(i + 1) * 40}H1280`), '#efe8d9', 1.5);
  // On the garden side bed and shower stand at the outer wall, away from the door.
  const things = plan.rooms
    .map((m) => {
      const drawn = furniture(m, f, accent, X(m.x), Y(m.y));
      return m.y > 0 && (m.use === 'bed' || (m.use === 'bath' && m.h > 8))
        ? `<g transform="translate(0 ${n(Y(m.y) + Y(m.y + m.h))}) scale(1 -1)">${drawn}</g>`
        : drawn;
    })
    .join('');
  return (
    paper +
    `<g transform="translate(${mx < 0 ? 1280 : 0} 0) scale(${mx} 1)">${floors}${boards}${things}${walls}${open}${windows}${doors}${dims}${side}</g>` +
    scale +
    north
  );
}
