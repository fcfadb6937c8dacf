import sharp from 'sharp';

/** A photo of one colour, points. */
export const jpeg = (width = 80, height = 60, background = '#3a6'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A photo that is not small and another for each `seed`; `quality` is JPEG's. */
export const noisyJpeg = (width: number, height: number, seed: number, quality = 80): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality })
    .toBuffer();
