import sharp from 'sharp';

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WIDTH = 800;
const HEIGHT = 600;

/** A picture that stands for a photo, another one for each seed: a sky, a ground, and things of all sizes in between. */
export function drawnPicture(seed: number): Promise<Buffer> {
  const next = numbers(seed);
  const upTo = (most: number) => Math.round(next() * most);
  const colour = () => `hsl(${upTo(360)} ${upTo(70)}% ${10 + upTo(80)}%)`;
  const horizon = HEIGHT * (0.3 + 0.4 * next());
  const things = Array.from({ length: 8 + upTo(14) }, () => {
    const [x, y, w, h] = [upTo(WIDTH), upTo(HEIGHT), 40 + upTo(300), 40 + upTo(260)];
    return next() < 0.6
      ? `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${colour()}"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${colour()}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="sky" x1="0" y1="0" x2="${next().toFixed(2)}" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect y="${horizon}" width="100%" height="100%" fill="${colour()}"/>${things.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="60"><text x="10" y="40" font-size="30" fill="#fff" fill-opacity="0.5">homes.example</text></svg>`,
);

/** What somebody may do to another one's picture before sending it as their own. */
export const COPIES: Readonly<Record<string, (picture: Buffer) => Promise<Buffer>>> = {
  recompressed: (picture) => sharp(picture).jpeg({ quality: 50 }).toBuffer(),
  'half the size': (picture) =>
    sharp(picture)
      .resize({ width: WIDTH / 2 })
      .webp({ quality: 70 })
      .toBuffer(),
  watermarked: (picture) =>
    sharp(picture)
      .composite([{ input: MARK, gravity: 'southeast' }])
      .jpeg()
      .toBuffer(),
  brightened: (picture) => sharp(picture).modulate({ brightness: 1.15 }).jpeg().toBuffer(),
};

/** In how many of their 64 bits two hashes differ. */
export const differentBits = (a: string, b: string): number =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
