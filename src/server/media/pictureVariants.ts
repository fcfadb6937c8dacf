import sharp from 'sharp';
import { pictureUrl, storedWidths } from '@/domain/pictures';
import type { UploadStore } from './uploadStore';

const JPEG_QUALITY = 80;
const WEBP_QUALITY = 76;
/** A file in full size that would be larger, in bytes, is made with this quality instead: noise, which nobody misses. */
const LARGE = 1_500_000;
const QUALITY_OF_LARGE = 50;
/** Of 0 to 6: higher makes smaller files, and takes far longer. */
const WEBP_EFFORT = 1;

/**
 * Stores a picture in every width the client asks for: `<id>-<w>x<h>.jpg` at full size, `<id>-<width>.webp` for each of
 * `storedWidths`. Turns it upright as its camera says, drops everything else the file tells, and puts white behind
 * what is transparent. Does nothing when all files are there already. `source` is SVG text or the bytes of an image.
 * Answers the picture's address. Throws when the id has other characters than a-z, 0-9 and -, and when the source is
 * not a picture.
 */
export async function storePicture(
  uploads: Pick<UploadStore, 'has' | 'write'>,
  id: string,
  source: Buffer | string,
): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`"${id}" cannot name a picture.`);
  const input = typeof source === 'string' ? Buffer.from(source) : source;
  const { width, height } = (await sharp(input).metadata()).autoOrient;
  const url = pictureUrl(id, width, height);
  const full = `${id}-${width}x${height}.jpg`;
  const smaller = storedWidths(width).map((each) => ({ each, name: `${id}-${each}.webp` }));
  const present = await Promise.all([full, ...smaller.map(({ name }) => name)].map(uploads.has));
  if (present.every(Boolean)) return url;

  // Decoded once: reading an SVG takes longer than everything that follows.
  const { data, info } = await sharp(input)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const fine = await pixels().jpeg({ quality: JPEG_QUALITY }).toBuffer();
  const isLarge = fine.length > LARGE;
  for (const { each, name } of smaller) {
    const sized = each === width ? pixels() : pixels().resize({ width: each });
    const quality = isLarge && each === width ? QUALITY_OF_LARGE : WEBP_QUALITY;
    await uploads.write(name, await sized.webp({ quality, effort: WEBP_EFFORT }).toBuffer());
  }
  await uploads.write(full, isLarge ? await pixels().jpeg({ quality: QUALITY_OF_LARGE }).toBuffer() : fine);
  return url;
}
