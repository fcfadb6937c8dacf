/** The widths, in pixels, in which own pictures are stored, besides their full width. */
const PICTURE_WIDTHS = [320, 640, 1280] as const;

const OWN_PICTURE = /^\/uploads\/([a-z0-9-]+)-([1-9]\d{0,4})x([1-9]\d{0,4})\.jpg$/;

/** The path of an own picture; `width` and `height` in pixels are those of the largest stored one. */
export function pictureUrl(id: string, width: number, height: number): string {
  return `/uploads/${id}-${width}x${height}.jpg`;
}

/** The widths in which a picture of this width is stored, ascending: the smaller standard ones and its own. */
export function storedWidths(width: number): readonly number[] {
  return [...PICTURE_WIDTHS.filter((each) => each < width), width];
}

/** An own picture: its source, its WebP siblings, the smallest of them, and its size in pixels. */
interface PictureVariants {
  readonly src: string;
  readonly srcSet: string;
  readonly smallest: string;
  readonly width: number;
  readonly height: number;
}

/** What an `img` of an own picture needs; null for a foreign address. */
export function pictureVariants(url: string): PictureVariants | null {
  const [, id, widthText, heightText] = OWN_PICTURE.exec(url) ?? [];
  if (id === undefined) return null;
  const width = Number(widthText);
  const webp = storedWidths(width).map((each) => ({ each, path: `/uploads/${id}-${each}.webp` }));
  const srcSet = webp.map(({ each, path }) => `${path} ${each}w`).join(', ');
  return { src: url, srcSet, smallest: webp[0]?.path ?? url, width, height: Number(heightText) };
}
