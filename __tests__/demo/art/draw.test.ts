import type { ArtKind } from '@/demo/art/draw';
import { ART_KINDS, draw } from '@/demo/art/draw';
import sharp from 'sharp';

const seeds = [0, 1, 2, 3, 7, 11, 42, 1999, 123456];
const mapsOfAHome: readonly ArtKind[] = ['floorPlan'];

/** Throws when tags are not closed in order or an attribute is not quoted. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < svg.length) {
    tag.lastIndex = at;
    const found = tag.exec(svg);
    if (!found) throw new Error(`not a tag: ${svg.slice(at, at + 60)}`);
    const [, closing, name = '', , empty] = found;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
    } else if (!empty) open.push(name);
    at = tag.lastIndex;
  }
  return open;
}

describe.each(ART_KINDS)('draw %s', (kind) => {
  it('gives the same picture for the same seed', () => {
    for (const seed of seeds) expect(draw(kind, seed)).toBe(draw(kind, seed));
  });

  it('gives different pictures for different seeds', () => {
    const pictures = new Set(Array.from({ length: 12 }, (_, seed) => draw(kind, seed)));
    expect(pictures.size).toBeGreaterThanOrEqual(9);
  });

  it('is well-formed, light and free of text, undefined values and NaN', () => {
    for (const seed of seeds) {
      const svg = draw(kind, seed);
      expect(openTags(svg)).toEqual([]);
      expect(svg).not.toMatch(/<text|undefined|NaN|Infinity/);
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  it('uses each id once and refers only to ids that exist', () => {
    for (const seed of seeds) {
      const svg = draw(kind, seed);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const used of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(used[1]);
    }
  });

  if (!mapsOfAHome.includes(kind)) {
    it('shows the seven hills', () => {
      for (const seed of seeds) expect(draw(kind, seed)).toContain('class="seven-hills"');
    });
  }
});

describe('the size of a picture', () => {
  it('is 4:3 by default, square for portraits and logos, and as asked otherwise', () => {
    expect(draw('house', 1)).toContain('width="1280" height="960"');
    expect(draw('portrait', 1)).toContain('width="640" height="640"');
    expect(draw('logo', 1)).toContain('width="640" height="640"');
    expect(draw('house', 1, { width: 400, height: 200 })).toContain('width="400" height="200"');
  });

  it('is what the rasteriser makes of it, and the picture is not blank', async () => {
    const image = sharp(Buffer.from(draw('villa', 5, { width: 320, height: 240 })));
    const { width, height } = await image.metadata();
    const { entropy } = await image.stats();
    expect([width, height]).toEqual([320, 240]);
    expect(entropy).toBeGreaterThan(3);
  });
});
