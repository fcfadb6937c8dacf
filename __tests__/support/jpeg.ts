import sharp from 'sharp';

/** A photo of one colour, points. */
export const jpeg = (width = 80, height = 60, background = '#3a6'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
