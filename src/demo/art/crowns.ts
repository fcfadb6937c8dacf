import { shade, tint } from './colour';
import { tiledRoof } from './facade';
import type { Crown } from './forms';
import type { Brush } from './scene';
import { d, path, poly, rect, stroke, times } from './svg';

/** The storeys of a stepped top. */
export const STEPS = 2;

/** What stands on the roof of a high building over x … x + w at y; colours as the light shows them. */
export function crown(b: Brush, kind: Crown, x: number, y: number, w: number, wall: string, accent: string): string {
  switch (kind) {
    case 'plain':
      return (
        rect(x + w * 0.36, y - 52, w * 0.26, 44, shade(wall, 0.05)) +
        rect(x + w * 0.34, y - 58, w * 0.3, 9, accent) +
        rect(x + w * 0.44, y - 36, w * 0.07, 28, shade(wall, 0.35))
      );
    case 'stepped':
      return times(STEPS, (i) => {
        const inset = w * (0.14 + i * 0.16);
        const top = y - 46 * (i + 1);
        const cols = Math.max(3, Math.round((w - 2 * inset) / 52));
        const pw = (w - 2 * inset) / cols;
        return (
          rect(x + inset, top, w - 2 * inset, 48, tint(wall, 0.1 * (i + 1))) +
          times(cols, (k) => rect(x + inset + (k + 0.24) * pw, top + 12, pw * 0.52, 22, b.light.glass)) +
          rect(x + inset - 6, top - 8, w - 2 * inset + 12, 9, accent)
        );
      });
    case 'curved':
      return (
        path(d`M${x - 6} ${y}q${w / 2 + 6} ${-150} ${w + 12} 0z`, accent) +
        path(d`M${x + 20} ${y}q${w / 2 - 20} ${-108} ${w - 40} 0z`, tint(wall, 0.3)) +
        stroke(d`M${x + w / 2} ${y - 54}V${y}M${x + w * 0.3} ${y - 46}V${y}M${x + w * 0.7} ${y - 46}V${y}`, accent, 4)
      );
    case 'tiled':
      return tiledRoof(b, x - 20, y - 4, w + 40, 66, b.r.pick(['#b8553a', '#a2452f', '#8c5f45']));
    case 'frame':
      return (
        times(5, (i) => rect(x + (i * (w - 14)) / 4, y - 66, 14, 62, wall)) +
        rect(x - 10, y - 80, w + 20, 16, accent) +
        rect(x + w * 0.3, y - 40, w * 0.4, 36, shade(wall, 0.12))
      );
    case 'slope':
      return (
        poly([x, y, x, y - 92, x + w, y], shade(wall, 0.05)) +
        poly([x - 14, y - 86, x - 14, y - 106, x + w + 20, y - 16, x + w + 20, y + 4], accent)
      );
  }
}
