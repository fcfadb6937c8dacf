import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { bmpHead, bmpPixels } from './bmp';

/** A picture may have at most so many pixels, and so many bytes. */
const MOST_PIXELS = 40_000_000;
export const MOST_BYTES = 20 * 1024 * 1024;
/** What is kept of a picture fits into a square of this size, pixels: more than any screen shows of it. */
export const LONGEST_SIDE = 2560;
/** No camera makes a longer side, and what is very thin takes very long to make smaller. Pixels. */
const MOST_SIDE = 20_000;
/** A picture that takes longer is given up, s. */
const PATIENCE_S = 8;

const NO_PICTURE = said('noPicture');
const TOO_LARGE = said('pictureLarge');
const TOO_LONG = said('pictureLong', { most: MOST_SIDE });
const TOO_SLOW = said('pictureSlow');

/** What a sender is told while too many pictures are at work. */
export const manyPictures = () => new HttpError(503, said('manyPictures'));

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp';

/** How the files of each format begin. */
const MARKS: readonly (readonly [Format, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['bmp', /^BM/],
];

/** The format that a file's first bytes name, whatever its own name says; null for every other kind of file. */
export function formatOf(bytes: Buffer): Format | null {
  const start = bytes.toString('latin1', 0, 12);
  return MARKS.find(([, mark]) => mark.test(start))?.[0] ?? null;
}

function boundPixels(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new HttpError(413, TOO_LARGE);
  if (Math.max(width, height) > MOST_SIDE) throw new HttpError(413, TOO_LONG);
}

async function fromBmp(bytes: Buffer): Promise<Sharp> {
  const head = bmpHead(bytes);
  if (head === null) throw new HttpError(415, NO_PICTURE);
  boundPixels(head.width, head.height);
  const { data, width, height } = await bmpPixels(bytes, head);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function fromFile(bytes: Buffer, format: Format): Promise<Sharp> {
  // The head alone is read without a limit, to tell what is too large from what is broken.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== format) throw new HttpError(415, NO_PICTURE);
  boundPixels(head.width, head.height);
  // 'warning' refuses what is cut or damaged, where others fill the rest with grey.
  return sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 });
}

/** What the machine could not do has a code; what is wrong with a picture has words alone. */
const isFailureOfMachine = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error;

/**
 * Reads a picture that a stranger sent: told by its first bytes, bounded before it is decoded, decoded in full, upright,
 * at most `LONGEST_SIDE` wide and high, without anything that the file told besides its pixels. Answers a PNG.
 * Throws 415 for what is no picture of the five kinds, cut or damaged; 413 for too many bytes or pixels, or too long.
 */
export async function decodePicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_BYTES) throw new HttpError(413, TOO_LARGE);
  const format = formatOf(bytes);
  if (format === null) throw new HttpError(415, NO_PICTURE);
  try {
    const picture = await (format === 'bmp' ? fromBmp(bytes) : fromFile(bytes, format));
    return await picture
      .timeout({ seconds: PATIENCE_S })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    if (error instanceof HttpError || isFailureOfMachine(error)) throw error;
    if (error instanceof Error && /^timeout/.test(error.message)) throw new HttpError(413, TOO_SLOW);
    throw new HttpError(415, NO_PICTURE);
  }
}
