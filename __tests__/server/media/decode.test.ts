import sharp from 'sharp';
import { HttpError } from '@/server/kernel/httpError';
import { decodePicture, formatOf, LONGEST_SIDE, MOST_BYTES } from '@/server/media/decode';
import { patient } from '../../support/patience';
import { bmpOf } from '../../support/server/bmp';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } });
/** A picture that does not compress to nothing. */
const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_unused, n) => (n * 7919) % 251)), {
    raw: { width, height, channels: 3 },
  });

async function statusOf(bytes: Buffer): Promise<number> {
  const outcome: unknown = await decodePicture(bytes).catch((error: unknown) => error);
  return outcome instanceof HttpError ? outcome.status : 200;
}

/** A PNG whose head claims another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const bytes = await picture().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('pictures that strangers send [API-17]', () => {
  it('takes the five kinds by their content', async () => {
    const rows = Array.from({ length: 40 }, () => Buffer.alloc(180, 90));
    const kinds = {
      jpeg: await picture().jpeg().toBuffer(),
      png: await picture().png().toBuffer(),
      gif: await picture().gif().toBuffer(),
      webp: await picture().webp().toBuffer(),
      bmp: bmpOf({ width: 60, height: 40, bits: 24, rows }),
    };
    for (const [kind, bytes] of Object.entries(kinds)) {
      expect(formatOf(bytes)).toBe(kind);
      const { format, width, height } = await sharp(await decodePicture(bytes)).metadata();
      expect([kind, format, width, height]).toEqual([kind, 'png', 60, 40]);
    }
  });

  it('turns a photo upright and tells nothing that the camera wrote into it', async () => {
    const photo = await picture(60, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '13/1 37/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SecretCamera')).toBe(true);
    const clean = await decodePicture(photo);
    const head = await sharp(clean).metadata();
    expect([head.width, head.height, head.exif, head.orientation, head.icc, head.xmp]).toEqual([
      40,
      60,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(clean.includes('SecretCamera')).toBe(false);
  });

  it('keeps what fits a screen of a very large one', async () => {
    const { width, height } = await sharp(await decodePicture(await picture(6000, 3000).jpeg().toBuffer())).metadata();
    expect([width, height]).toEqual([LONGEST_SIDE, LONGEST_SIDE / 2]);
  });

  it('drops what a file carries behind its picture', async () => {
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const clean = await decodePicture(polyglot);
    expect(clean.includes('<script>')).toBe(false);
    expect(clean.includes('PK\u0003\u0004')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['nothing', () => Buffer.alloc(0), 415],
    ['one byte', () => Buffer.from([0xff]), 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'), 415],
    [
      'an SVG after an XML head',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
    ],
    ['an archive', () => Buffer.from('PK\u0003\u0004 and more of it'), 415],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%'), 415],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a TIFF', () => picture().tiff().toBuffer(), 415],
    ['an AVIF', () => picture().avif().toBuffer(), 415],
    ['HTML with the mark of a GIF', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)</script>'), 415],
    [
      'an archive with the mark of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('PK\u0003\u0004')]),
      415,
    ],
    [
      'an SVG with the mark of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg/>')]),
      415,
    ],
    ['a cut JPEG', async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, -3000), 415],
    ['a cut PNG', async () => (await noise(200, 200).png().toBuffer()).subarray(0, -3000), 415],
    ['a cut WebP', async () => (await noise(200, 200).webp().toBuffer()).subarray(0, -3000), 415],
    ['a cut GIF', async () => (await noise(200, 200).gif().toBuffer()).subarray(0, -3000), 415],
    ['a cut BMP', () => bmpOf({ width: 60, height: 40, bits: 24, rows: [Buffer.alloc(180)] }), 415],
    ['a PNG of 41 megapixels', () => claiming(8200, 5000), 413],
    ['a PNG of 4 thousand megapixels', () => claiming(65_535, 65_535), 413],
    ['a PNG of 1 by 20,001 pixels', () => claiming(1, 20_001), 413],
    ['a PNG of 40,000,000 by 1 pixels', () => claiming(40_000_000, 1), 413],
    [
      'a BMP of 41 megapixels',
      () => bmpOf({ width: 8200, height: 5000, bits: 1, rows: [Buffer.alloc(1028 * 5000)], palette: Buffer.alloc(8) }),
      413,
    ],
    ['more than 20 MB', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MOST_BYTES)]), 413],
  ])('refuses %s', async (_name, make, status) => {
    const bytes = await make();
    const start = performance.now();
    expect(await statusOf(bytes)).toBe(status);
    expect(performance.now() - start).toBeLessThan(patient(1000));
  });
});
