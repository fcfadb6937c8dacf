import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureVariants } from '@/domain/pictures';
import { storePicture } from '@/server/media/store';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#c00"/></svg>`;

let folder = '';
beforeEach(async () => (folder = join(await mkdtemp(join(tmpdir(), 'gruham-store-')), 'uploads')));
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

describe('storePicture', () => {
  it('stores what the client asks for: the full JPEG and a WebP of each width', async () => {
    const url = await storePicture(folder, 'tower-1', svg(800, 600));
    expect(url).toBe('/uploads/tower-1-800x600.jpg');
    const files = await readdir(folder);
    expect(files.sort()).toEqual(['tower-1-320.webp', 'tower-1-640.webp', 'tower-1-800.webp', 'tower-1-800x600.jpg']);
    const wanted = [...(pictureVariants(url)?.srcSet ?? '').matchAll(/\/uploads\/(\S+) (\d+)w/g)];
    expect(wanted).toHaveLength(3);
    for (const [, name = '', width] of wanted) {
      const { format, width: stored } = await sharp(join(folder, name)).metadata();
      expect({ format, stored }).toEqual({ format: 'webp', stored: Number(width) });
    }
  });

  it('puts white behind what is transparent', async () => {
    await storePicture(folder, 'half', svg(400, 100));
    const { data, info } = await sharp(join(folder, 'half-400x100.jpg')).raw().toBuffer({ resolveWithObject: true });
    const last = (info.width - 1) * info.channels;
    expect([...data.subarray(last, last + 3)].every((part) => part > 250)).toBe(true);
  });

  it('turns a photo upright and drops what its file tells', async () => {
    const lying = await sharp(Buffer.from(svg(400, 200)))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await storePicture(folder, 'photo', lying)).toBe('/uploads/photo-200x400.jpg');
    const { exif, orientation, width, height } = await sharp(join(folder, 'photo-200x400.jpg')).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 200, 400]);
  });

  it('leaves files that are there already, and completes a set of which one is missing', async () => {
    await storePicture(folder, 'plot-1', svg(700, 300));
    const kept = join(folder, 'plot-1-320.webp');
    const long = new Date(2001, 1, 1);
    await utimes(kept, long, long);
    await storePicture(folder, 'plot-1', svg(700, 300));
    expect((await stat(kept)).mtime).toEqual(long);
    await rm(join(folder, 'plot-1-640.webp'));
    await storePicture(folder, 'plot-1', svg(700, 300));
    expect(await readdir(folder)).toContain('plot-1-640.webp');
  });

  it('refuses what is not a picture, and names that leave the folder', async () => {
    await expect(storePicture(folder, 'note', Buffer.from('hello'))).rejects.toThrow();
    await expect(storePicture(folder, '../note', svg(10, 10))).rejects.toThrow('cannot name a picture');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });
});
