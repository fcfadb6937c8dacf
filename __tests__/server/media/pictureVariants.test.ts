import sharp from 'sharp';
import { pictureVariants } from '@/domain/pictures';
import { storePicture } from '@/server/media/pictureVariants';
import { STORES, type TestStore } from '../../support/server/stores';
import { patient } from '../../support/patience';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#c00"/></svg>`;

jest.setTimeout(patient(20_000));

describe.each(STORES)('storePicture into %s', (_name, open) => {
  let to: TestStore;
  beforeEach(async () => (to = await open()));
  afterEach(() => to.close());

  it('stores what the client asks for: the full JPEG and a WebP of each width', async () => {
    const url = await storePicture(to.store, 'tower-1', svg(800, 600));
    expect(url).toBe('/uploads/tower-1-800x600.jpg');
    expect(to.names()).toEqual(['tower-1-320.webp', 'tower-1-640.webp', 'tower-1-800.webp', 'tower-1-800x600.jpg']);
    const wanted = [...(pictureVariants(url)?.srcSet ?? '').matchAll(/\/uploads\/(\S+) (\d+)w/g)];
    expect(wanted).toHaveLength(3);
    for (const [, name = '', width] of wanted) {
      const { format, width: stored } = await sharp(to.bytes(name)).metadata();
      expect({ format, stored }).toEqual({ format: 'webp', stored: Number(width) });
    }
  });

  it('puts white behind what is transparent', async () => {
    await storePicture(to.store, 'half', svg(400, 100));
    const { data, info } = await sharp(to.bytes('half-400x100.jpg')).raw().toBuffer({ resolveWithObject: true });
    const last = (info.width - 1) * info.channels;
    expect([...data.subarray(last, last + 3)].every((part) => part > 250)).toBe(true);
  });

  it('turns a photo upright and drops what its file tells', async () => {
    const lying = await sharp(Buffer.from(svg(400, 200)))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await storePicture(to.store, 'photo', lying)).toBe('/uploads/photo-200x400.jpg');
    const { exif, orientation, width, height } = await sharp(to.bytes('photo-200x400.jpg')).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 200, 400]);
  });

  it('leaves files that are there already, and completes a set of which one is missing', async () => {
    await to.store.write('plot-1-320.webp', Buffer.from('kept'));
    const written: string[] = [];
    const watched = {
      has: to.store.has,
      write: (name: string, bytes: Buffer) => {
        written.push(name);
        return to.store.write(name, bytes);
      },
    };
    await storePicture(watched, 'plot-1', svg(700, 300));
    expect(to.names()).toEqual(['plot-1-320.webp', 'plot-1-640.webp', 'plot-1-700.webp', 'plot-1-700x300.jpg']);
    expect(to.bytes('plot-1-320.webp').length).toBeGreaterThan(10);
    // The address names a file that comes last.
    expect(written.at(-1)).toBe('plot-1-700x300.jpg');
    written.length = 0;
    await storePicture(watched, 'plot-1', svg(700, 300));
    expect(written).toEqual([]);
  });

  it('spends no megabytes on noise: what would be very large is made with a lower quality', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const source = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#789', noise } })
      .png()
      .toBuffer();
    await storePicture(to.store, 'noise', source);
    const usual = await sharp(source).jpeg({ quality: 80 }).toBuffer();
    expect(usual.length).toBeGreaterThan(1_500_000);
    expect(to.bytes('noise-2000x2000.jpg').length).toBeLessThan(usual.length * 0.7);
    const usualWebp = await sharp(source).webp({ quality: 76, effort: 1 }).toBuffer();
    expect(to.bytes('noise-2000.webp').length).toBeLessThan(usualWebp.length * 0.9);
  });

  it('refuses what is not a picture, and names that leave the folder', async () => {
    await expect(storePicture(to.store, 'note', Buffer.from('hello'))).rejects.toThrow();
    await expect(storePicture(to.store, '../note', svg(10, 10))).rejects.toThrow('cannot name a picture');
    expect(to.names()).toEqual([]);
  });
});
